#include "bench.h"

#include <librsvg/rsvg.h>
#include <string.h>

enum { KEPT = 4 };

static RsvgHandle *
picture (void)
{
  static RsvgHandle *handle;
  if (handle == NULL) {
    GBytes *bytes = g_bytes_new_static (bench_picture, strlen (bench_picture));
    GInputStream *stream = g_memory_input_stream_new_from_bytes (bytes);
    handle = rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, NULL);
  }
  return handle;
}

cairo_surface_t *
bench_raster (int side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cairo = cairo_create (surface);
  RsvgRectangle viewport = { 0, 0, side, side };
  rsvg_handle_render_document (picture (), cairo, &viewport, NULL);
  cairo_destroy (cairo);
  cairo_surface_flush (surface);
  return surface;
}

/* The last pictures are kept, as Veneer does: their memory is not there to be used again at once. */
void
bench_raster_kept (guint turn, int side)
{
  static cairo_surface_t *kept[KEPT];
  cairo_surface_t **place = &kept[turn % KEPT];
  g_clear_pointer (place, cairo_surface_destroy);
  *place = bench_raster (side);
}
