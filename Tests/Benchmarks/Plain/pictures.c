#include "trees.h"

#include <librsvg/rsvg.h>
#include <string.h>

enum { TURNS = 120, KEPT = 4 };

/* The last pictures are kept, as Veneer does: their memory is not there to be used again at once. */
typedef struct {
  RsvgHandle *handle;
  int side;
  cairo_surface_t *kept[KEPT];
} Raster;

static cairo_surface_t *
draw (RsvgHandle *handle, int side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cairo = cairo_create (surface);
  RsvgRectangle viewport = { 0, 0, side, side };
  rsvg_handle_render_document (handle, cairo, &viewport, NULL);
  cairo_destroy (cairo);
  cairo_surface_flush (surface);
  return surface;
}

/* A size of its own in each turn, as Veneer keeps the sizes that it has drawn. */
static void
raster (guint turn, gpointer data)
{
  Raster *work = data;
  cairo_surface_t **place = &work->kept[turn % KEPT];
  g_clear_pointer (place, cairo_surface_destroy);
  *place = draw (work->handle, work->side + (int) (turn % 8));
}

void
plain_run_rasters (void)
{
  GBytes *bytes = g_bytes_new_static (bench_picture, strlen (bench_picture));
  GInputStream *stream = g_memory_input_stream_new_from_bytes (bytes);
  RsvgHandle *handle = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, NULL);
  bench_work ("raster_16_us", TURNS, raster, &(Raster){ handle, 16, {} });
  bench_work ("raster_128_us", TURNS, raster, &(Raster){ handle, 128, {} });
  bench_work ("raster_256_us", TURNS, raster, &(Raster){ handle, 256, {} });
}

GtkWidget *
plain_picture (guint side)
{
  GBytes *bytes = g_bytes_new_static (bench_picture, strlen (bench_picture));
  GInputStream *stream = g_memory_input_stream_new_from_bytes (bytes);
  RsvgHandle *handle = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, NULL);
  cairo_surface_t *surface = draw (handle, (int) side);
  GBytes *pixels = g_bytes_new (cairo_image_surface_get_data (surface), side * side * 4);
  GdkTexture *texture =
    gdk_memory_texture_new ((int) side, (int) side, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, pixels, side * 4);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}
