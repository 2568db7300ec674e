extension Image {
  // MARK: Symbols

  /// A symbol by an SF-Symbol-like name, such as `"star"` or `"checkmark.circle.fill"`.
  ///
  /// A name that Veneer has no drawing of is looked for in the desktop's icon theme. A button that shows nothing else is
  /// called by the words of the name for assistive technology; give such a button an ``View/accessibilityLabel(_:)``.
  public init(systemName: String) { self.init(.symbol(systemName), fallbackName: systemName.asWords) }

  // MARK: Assets

  /// An asset by its name, found in the places that ``Assets`` was told of.
  ///
  /// Its name, translated, names a button that shows nothing else; elsewhere the picture is decoration for assistive
  /// technology.
  public init(_ name: String) {
    self.init(.asset(name), fallbackName: name)
  }

  /// An asset that assistive technology calls by `label`.
  public init(_ name: String, label: Text) { self.init(.asset(name), label: label) }

  /// An asset that assistive technology passes over, and that names no button.
  public init(decorative name: String) { self.init(.asset(name)) }

  // MARK: Icons of the theme

  /// An icon of the desktop's theme, such as `"document-save-symbolic"`.
  @_disfavoredOverload
  public init(iconName: String) { self.init(.icon(iconName), fallbackName: iconName.asWords) }

  // MARK: SVGs

  /// An SVG by its text.
  @_disfavoredOverload
  public init(svg: String) { self.init(.svg(Array(svg.utf8))) }

  /// An SVG by its bytes.
  @_disfavoredOverload
  public init<Bytes: Sequence>(svg: Bytes) where Bytes.Element == UInt8 { self.init(.svg(Array(svg))) }

  // MARK: Paintables

  /// What a `GdkPaintable` draws: a texture, an icon, a video, a widget's picture.
  ///
  ///     Image(paintable: OpaquePointer(gdk_texture_new_from_filename(path, nil)))
  ///
  /// The image takes a reference of its own. A paintable that says that it has changed is drawn anew; one without a size of its
  /// own is 16×16 logical pixels large. A texture is coloured and resized as an asset is; other paintables take a template's
  /// colour, and blends are not applied to them.
  @_disfavoredOverload @MainActor
  public init(paintable: OpaquePointer) { self.init(.paintable(PaintableReference(paintable))) }
}

extension String {
  /// The words of a symbol's or an icon's name: `square.and.arrow.up` reads as “square and arrow up”.
  fileprivate var asWords: String {
    split { $0 == "." || $0 == "-" }.filter { !["fill", "symbolic"].contains($0) }.joined(separator: " ")
  }
}
