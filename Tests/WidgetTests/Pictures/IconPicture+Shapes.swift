extension IconPicture {
  /// Outlines, strokes and their ends.
  static let shapes = [
    IconPicture(
      "filled path",
      """
      <path d="M4 4H20V12L12 20L4 12Z" fill="#c03030"/>
      """),
    IconPicture(
      "rectangle",
      """
      <rect x="3" y="5" width="18" height="13" fill="#3050c0"/>
      """),
    IconPicture(
      "rounded rectangle",
      """
      <rect x="3" y="5" width="18" height="13" rx="4" ry="3" fill="#3050c0"/>
      """),
    IconPicture(
      "rectangle with one radius",
      """
      <rect x="3" y="5" width="18" height="13" rx="6" fill="#208040"/>
      """),
    IconPicture(
      "circle",
      """
      <circle cx="12" cy="12" r="9.5" fill="#e0a020"/>
      """),
    IconPicture(
      "ellipse",
      """
      <ellipse cx="12" cy="12" rx="10" ry="6" fill="#a020a0"/>
      """),
    IconPicture(
      "line",
      """
      <line x1="3" y1="4" x2="21" y2="19" stroke="#205080" stroke-width="2"/>
      """),
    IconPicture(
      "polyline",
      """
      <polyline points="3,18 9,6 14,15 21,5" fill="none" stroke="#b04000" stroke-width="2"/>
      """),
    IconPicture(
      "polygon",
      """
      <polygon points="12,2 22,9 18,21 6,21 2,9" fill="#108080"/>
      """),
    IconPicture(
      "cubic curves",
      """
      <path d="M2 12C2 2 12 2 12 12S22 22 22 12" fill="none" stroke="#000" stroke-width="1.5"/>
      """),
    IconPicture(
      "quadratic curves",
      """
      <path d="M2 12Q7 2 12 12T22 12" fill="none" stroke="#702" stroke-width="1.5"/>
      """),
    IconPicture(
      "arcs",
      """
      <path d="M4 12A8 8 0 1 1 12 20M14 22a6 4 30 0 0 6-6" fill="none" stroke="#06a" stroke-width="2"/>
      """),
    IconPicture(
      "arc flags without spaces",
      """
      <path d="M4 12a8 8 0 01 16 0a4 4 0 11-8 0z" fill="#a06"/>
      """),
    IconPicture(
      "relative commands",
      """
      <path d="m4 4h16v8l-8 8l-8-8z" fill="#393"/>
      """),
  ]
}
