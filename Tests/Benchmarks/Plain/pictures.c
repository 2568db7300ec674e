#include "trees.h"

GtkWidget *
plain_picture (guint side)
{
  cairo_surface_t *surface = bench_raster ((int) side);
  GBytes *pixels = g_bytes_new (cairo_image_surface_get_data (surface), side * side * 4);
  GdkTexture *texture =
    gdk_memory_texture_new ((int) side, (int) side, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, pixels, side * 4);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}
