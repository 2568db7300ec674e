import CGtk

extension Bitmap {
  /// The picture in another size. What GSK does by itself, which is between two neighbours, needs no copy.
  func resampled(width: Int, height: Int, _ interpolation: Image.Interpolation) -> Bitmap {
    let filter: cairo_filter_t
    switch interpolation {
    case .none: filter = CAIRO_FILTER_NEAREST
    // Larger pictures are as good with GSK's own filter.
    case .high where width < self.width || height < self.height: filter = CAIRO_FILTER_BEST
    case .high, .low, .medium: return self
    }
    guard width != self.width || height != self.height, width > 0, height > 0,
      width * height <= Bitmap.mostPixels, max(width, height) <= Bitmap.largestSide
    else { return self }
    return Bitmap(width: width, height: height) { pixels in
      withPixels { source in
        // Cairo only reads a source.
        let memory = UnsafeMutableRawPointer(mutating: source.baseAddress!)
        let from = cairo_image_surface_create_for_data(
          memory.assumingMemoryBound(to: guchar.self), CAIRO_FORMAT_ARGB32, gint(self.width),
          gint(self.height), gint(self.width * 4))
        let into = cairo_image_surface_create_for_data(
          UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: guchar.self),
          CAIRO_FORMAT_ARGB32, gint(width), gint(height), gint(width * 4))
        let context = cairo_create(into)
        cairo_scale(context, Double(width) / Double(self.width), Double(height) / Double(self.height))
        cairo_set_source_surface(context, from, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_filter(pattern, filter)
        // Without it the picture fades out towards its edges.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_surface_flush(into)
        cairo_destroy(context)
        cairo_surface_destroy(into)
        cairo_surface_destroy(from)
      }
    }
  }
}
