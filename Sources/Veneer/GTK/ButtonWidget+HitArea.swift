import CGtk

extension ButtonWidget {
  /// Whether `point`, within the button's frame, belongs to it: to the content shape of the label, and to those of the
  /// modifiers around the button.
  ///
  /// GTK asks this to find what is under the pointer, and when a press is let go.
  func isHit(at point: CGPoint) -> Bool {
    if let label = child as? BoxWidget, !label.contentShapeContains(point) { return false }
    var widget = pointer
    var point = point
    while let parent = gtk_widget_get_parent(widget), let box = BoxWidget.wrapping(parent) {
      var x = 0.0
      var y = 0.0
      guard gtk_widget_translate_coordinates(widget, parent, point.x, point.y, &x, &y) != 0 else { break }
      point = CGPoint(x: x, y: y)
      if !box.contentShapeContains(point) { return false }
      widget = parent
    }
    return true
  }
}

extension BoxWidget {
  /// The box behind `widget`, if it is one that only holds another widget for the modifiers around that.
  fileprivate static func wrapping(_ widget: WidgetPointer) -> BoxWidget? {
    guard isBox(widget), let box = WidgetOwner.of(widget) as? BoxWidget,
      case .children(let children, is OverlapLayout) = box.content, children.count == 1
    else { return nil }
    return box
  }

  /// Whether `point` is within the outermost content shape, if there is one.
  fileprivate func contentShapeContains(_ point: CGPoint) -> Bool {
    for (index, layer) in layers.enumerated().reversed() {
      guard let frame = frame(ofLayer: index) else { continue }
      let contains = layer.contentShapeContains(point, in: frame, rightToLeft: isRightToLeft)
      if let contains { return contains }
    }
    return true
  }
}
