import CGtk

extension TextWidget {
  /// The widest piece between two places where a line may break, read from the unwrapped layout.
  ///
  /// Laying the text out a second time at width 0, as `GtkLabel` does, costs as much as the first time. Of very long text
  /// only the beginning is looked at.
  func longestWordWidth(in layout: OpaquePointer, limit: Double) -> Double {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count), count > 2 else {
      return limit
    }
    let widths = clusterWidths(in: layout)
    var longest: Int32 = 0
    var width: Int32 = 0
    var byte = 0
    var position = 0
    for character in text.unicodeScalars {
      guard position + 1 < Int(count), byte < widths.count else { break }
      width += widths[byte]
      position += 1
      byte += UTF8.width(character)
      guard attributes[position].is_line_break != 0 else { continue }
      longest = max(longest, width)
      width = 0
    }
    longest = max(longest, width)
    return min(limit, (Double(longest) / Double(PANGO_SCALE)).rounded(.up))
  }

  private static let longestMeasuredText = 8000

  /// The width of each cluster of letters at its first byte, and 0 at all other bytes.
  private func clusterWidths(in layout: OpaquePointer) -> [Int32] {
    var widths = [Int32](repeating: 0, count: min(text.utf8.count, TextWidget.longestMeasuredText))
    guard let iterator = pango_layout_get_iter(layout) else { return widths }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      let byte = Int(pango_layout_iter_get_index(iterator))
      guard widths.indices.contains(byte) else { continue }
      var extents = PangoRectangle()
      pango_layout_iter_get_cluster_extents(iterator, nil, &extents)
      widths[byte] += extents.width
    } while pango_layout_iter_next_cluster(iterator) != 0
    return widths
  }
}

extension String {
  /// The bytes of the first `character`, in whatever case.
  func place(ofMnemonic character: Character) -> Range<Int>? {
    guard let index = firstIndex(where: { $0.lowercased() == character.lowercased() }) else { return nil }
    let start = utf8.distance(from: startIndex, to: index)
    return start..<start + self[index].utf8.count
  }
}
