extension IconPicture {
  /// Groups, transforms, references, styles and sizes.
  static let structure = [
    IconPicture(
      "group attributes",
      """
      <g fill="#b0308c" stroke="#222" stroke-width="1">
      <rect x="3" y="3" width="8" height="8"/><circle cx="17" cy="17" r="4"/></g>
      """),
    IconPicture(
      "translate",
      """
      <g transform="translate(6,4)"><rect width="10" height="12" fill="#27a"/></g>
      """),
    IconPicture(
      "rotate",
      """
      <rect x="6" y="6" width="12" height="12" transform="rotate(30 12 12)" fill="#a72"/>
      """),
    IconPicture(
      "scale",
      """
      <g transform="scale(2 1.5)"><circle cx="6" cy="8" r="5" fill="#2a7"/></g>
      """),
    IconPicture(
      "skew",
      """
      <g transform="skewX(20) skewY(5)"><rect x="3" y="3" width="10" height="12" fill="#72a"/>
      </g>
      """),
    IconPicture(
      "matrix",
      """
      <rect x="3" y="3" width="10" height="10" transform="matrix(.9 .3 -.2 1.1 4 2)" fill="#7a2"/>
      """),
    IconPicture(
      "chained transforms",
      """
      <rect width="6" height="6" transform="translate(12 12) rotate(45) scale(1.5) translate(-3 -3)" \
      fill="#a27"/>
      """),
    IconPicture(
      "style attribute",
      """
      <path d="M3 3H21V21H3Z" style="fill:#05a; stroke:#fa0; stroke-width:2; fill-opacity:.6"/>
      """),
    IconPicture(
      "style element",
      """
      <style>.a{fill:#a05}.b{fill:none;stroke:#0a5;stroke-width:2}</style>
      <rect class="a" x="3" y="3" width="9" height="9"/>
      <circle class="b" cx="16" cy="16" r="5"/>
      """),
    IconPicture(
      "style by element and identifier",
      """
      <style type="text/css"><![CDATA[ rect { fill: #444 } #one { fill: #e33 } ]]></style>
      <rect x="2" y="2" width="9" height="20"/>
      <rect id="one" x="13" y="2" width="9" height="20"/>
      """),
    IconPicture(
      "display none",
      """
      <rect x="2" y="2" width="9" height="20" fill="#333"/>
      <rect x="13" y="2" width="9" height="20" display="none"/>
      """),
    IconPicture(
      "visibility hidden",
      """
      <g visibility="hidden"><rect x="2" y="2" width="9" height="20"/>
      <rect x="13" y="2" width="9" height="20" visibility="visible" fill="#863"/></g>
      """),
    IconPicture(
      "use",
      """
      <defs><path id="a" d="M0 0H6V6H0Z" fill="#c63"/></defs>
      <use href="#a" xlink:href="#a" x="3" y="3"/>
      <use href="#a" xlink:href="#a" x="14" y="14"/>
      """),
    IconPicture(
      "use of a symbol",
      """
      <symbol id="a" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#36c"/></symbol>
      <use href="#a" xlink:href="#a" x="2" y="2" width="12" height="12"/>
      <use href="#a" xlink:href="#a" x="14" y="14" width="8" height="8"/>
      """),
    IconPicture(
      "use that gives the colour",
      """
      <defs><rect id="a" width="8" height="8"/></defs>
      <use href="#a" xlink:href="#a" x="2" y="8" fill="#d22"/>
      <use href="#a" xlink:href="#a" x="14" y="8" fill="#22d"/>
      """),
  ]
}
