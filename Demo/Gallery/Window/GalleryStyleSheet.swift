import CGtk

/// The looks of the gallery's own plain widgets, in the theme's colours.
@MainActor
enum GalleryStyleSheet {
  private static var isInstalled = false

  /// Has the display use the style sheet.
  static func install() {
    guard !isInstalled, let display = gdk_display_get_default() else { return }
    isInstalled = true
    let provider = gtk_css_provider_new()!
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }

  private static let text = """
    .gallery-title { font-size: 1.8em; font-weight: bold; }
    .gallery-card {
      padding: 16px;
      border: 1px solid @borders;
      border-radius: 12px;
      background-color: @theme_base_color;
    }
    .gallery-divided-card { padding: 0; }
    .gallery-cell { padding: 16px 10px 12px 10px; }
    .gallery-stage { padding: 24px 16px; min-height: 112px; }
    .gallery-sidebar { background-color: @theme_bg_color; border-color: @borders; }
    .gallery-sidebar:dir(ltr) { border-right-style: solid; border-right-width: 1px; }
    .gallery-sidebar:dir(rtl) { border-left-style: solid; border-left-width: 1px; }
    .gallery-sidebar list { background: none; padding: 4px 8px; }
    .gallery-sidebar row { min-height: 20px; padding: 8px; border-radius: 6px; margin: 1px 0; }
    .gallery-source { font-family: monospace; font-size: 0.87em; }
    .gallery-code-caption { font-family: monospace; font-size: 0.8em; }
    .gallery-caption { font-size: 0.9em; }
    .gallery-drop { border-style: dashed; border-width: 2px; }
    .gallery-drop:drop(active) { border-color: @theme_selected_bg_color; box-shadow: none; }
    .gallery-code-caption, .gallery-caption, .gallery-secondary { color: alpha(@theme_fg_color, 0.75); }
    """
}
