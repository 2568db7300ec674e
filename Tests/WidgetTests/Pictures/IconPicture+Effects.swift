extension IconPicture {
  /// Clips, masks, filters, blend modes, markers and pictures.
  static let effects = [
    IconPicture(
      "clip path",
      """
      <clipPath id="a"><circle cx="12" cy="12" r="8"/></clipPath>
      <rect width="24" height="24" fill="#c33" clip-path="url(#a)"/>
      """),
    IconPicture(
      "clip path in box units",
      """
      <clipPath id="a" clipPathUnits="objectBoundingBox">
      <rect x=".25" y=".1" width=".5" height=".8"/></clipPath>
      <circle cx="12" cy="12" r="10" fill="#33c" clip-path="url(#a)"/>
      """),
    IconPicture(
      "clip rule",
      """
      <clipPath id="a"><path clip-rule="evenodd" d="M2 2H22V22H2ZM8 8H16V16H8Z"/></clipPath>
      <rect width="24" height="24" fill="#3a3" clip-path="url(#a)"/>
      """),
    IconPicture(
      "clipped clip path",
      """
      <clipPath id="b"><rect x="6" width="9" height="24"/></clipPath>
      <clipPath id="a" clip-path="url(#b)"><circle cx="12" cy="12" r="9"/></clipPath>
      <rect width="24" height="24" fill="#a3a" clip-path="url(#a)"/>
      """),
    IconPicture(
      "luminance mask",
      """
      <mask id="a"><rect width="24" height="24" fill="#888"/>
      <circle cx="12" cy="12" r="6" fill="#fff"/></mask>
      <rect width="24" height="24" fill="#06a" mask="url(#a)"/>
      """),
    IconPicture(
      "alpha mask",
      """
      <mask id="a" mask-type="alpha">
      <circle cx="12" cy="12" r="8" fill="#000" fill-opacity=".6"/></mask>
      <rect width="24" height="24" fill="#a60" mask="url(#a)"/>
      """),
    IconPicture(
      "mask that cuts out",
      """
      <mask id="a"><rect width="24" height="24" fill="#fff"/>
      <path d="M4 20L20 4" stroke="#000" stroke-width="4"/></mask>
      <circle cx="12" cy="12" r="10" fill="#6a0" mask="url(#a)"/>
      """),
    IconPicture(
      "blur",
      """
      <filter id="a"><feGaussianBlur stdDeviation="1.5"/></filter>
      <rect x="6" y="6" width="12" height="12" fill="#a06" filter="url(#a)"/>
      """),
    IconPicture(
      "drop shadow",
      """
      <filter id="a"><feGaussianBlur in="SourceAlpha" stdDeviation="1"/>
      <feOffset dx="1" dy="1.5"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/>
      </feMerge></filter><circle cx="11" cy="11" r="7" fill="#fb0" filter="url(#a)"/>
      """),
    IconPicture(
      "colour matrix",
      """
      <filter id="a"><feColorMatrix type="saturate" values=".2"/></filter>
      <rect x="4" y="4" width="16" height="16" fill="#e33" filter="url(#a)"/>
      """),
    IconPicture(
      "flood and composite",
      """
      <filter id="a"><feFlood flood-color="#0a8" flood-opacity=".7"/>
      <feComposite in2="SourceAlpha" operator="in"/></filter>
      <circle cx="12" cy="12" r="9" filter="url(#a)"/>
      """),
    IconPicture(
      "blend mode",
      """
      <rect x="2" y="2" width="14" height="14" fill="#f80"/>
      <rect x="8" y="8" width="14" height="14" fill="#08f" style="mix-blend-mode:multiply"/>
      """),
    IconPicture(
      "isolation",
      """
      <g style="isolation:isolate"><rect x="2" y="2" width="14" height="14" fill="#8f0"/>
      <rect x="8" y="8" width="14" height="14" fill="#80f" style="mix-blend-mode:screen"/></g>
      """),
    IconPicture(
      "marker at the end",
      """
      <marker id="a" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0L10 5L0 10Z" fill="#c00"/></marker>
      <path d="M3 19L18 6" stroke="#333" stroke-width="1.5" marker-end="url(#a)"/>
      """),
    IconPicture(
      "markers along a path",
      """
      <marker id="a" refX="2" refY="2" markerWidth="4" markerHeight="4">
      <circle cx="2" cy="2" r="2" fill="#06c"/></marker>
      <polyline points="4,18 10,6 15,15 20,6" fill="none" stroke="#999" marker-start="url(#a)" \
      marker-mid="url(#a)" marker-end="url(#a)"/>
      """),
    IconPicture(
      "embedded picture",
      """
      <image x="4" y="4" width="16" height="16" href="\(png)" xlink:href="\(png)"/>
      """),
  ]

  /// Sixteen pixels, every other one half transparent.
  private static let png =
    "data:image/png;base64,"
    + "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAANklEQVR4nBXKMQEAMAgEMUQgDBGIeBGI"
    + "QM67otcpSyLdKvcNGiO3r7Y1aIwUQwy0/ihGMdD4AJMMIZmupZutAAAAAElFTkSuQmCC"
}
