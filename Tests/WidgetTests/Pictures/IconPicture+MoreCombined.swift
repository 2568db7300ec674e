extension IconPicture {
  /// Two features at once, as icons use them.
  static let moreCombined = [
    IconPicture(
      "mask in a mask",
      """
      <mask id="n"><rect width="24" height="24" fill="#aaa"/></mask><mask id="m">
      <circle cx="12" cy="12" r="9" fill="#fff" mask="url(#n)"/></mask>
      <rect width="24" height="24" fill="#093" mask="url(#m)"/>
      """),
    IconPicture(
      "mask by a style attribute",
      """
      <linearGradient id="mg"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/>
      </linearGradient><mask id="m"><rect width="24" height="24" fill="url(#mg)"/></mask>
      <circle cx="12" cy="12" r="10" style="fill:#639;mask:url(#m)"/>
      """),
    IconPicture(
      "use with a rotation",
      """
      <defs><g id="u"><rect width="8" height="8" rx="2" fill="#2a8"/>
      <circle cx="8" cy="8" r="3" fill="#82a"/></g></defs>
      <use href="#u" xlink:href="#u" x="2" y="2"/>
      <use href="#u" xlink:href="#u" transform="translate(20 4) rotate(60)"/>
      """),
    IconPicture(
      "use with opacity",
      """
      <defs><g id="u"><rect width="8" height="8" rx="2" fill="#2a8"/>
      <circle cx="8" cy="8" r="3" fill="#82a"/></g></defs>
      <use href="#u" xlink:href="#u" x="2" y="2" opacity=".4"/>
      <use href="#u" xlink:href="#u" x="12" y="12" opacity=".8"/>
      """),
    IconPicture(
      "use of a use",
      """
      <defs><g id="u"><rect width="8" height="8" rx="2" fill="#2a8"/>
      <circle cx="8" cy="8" r="3" fill="#82a"/></g></defs><defs>
      <use href="#u" xlink:href="#u" id="v" x="2" y="1"/></defs>
      <use href="#v" xlink:href="#v" x="3" y="4" transform="scale(1.3)"/>
      """),
    IconPicture(
      "use and a style element",
      """
      <style>.r{color:#c22}.b{color:#22c}</style><defs>
      <rect id="u" width="8" height="8" fill="currentColor"/></defs>
      <use href="#u" xlink:href="#u" class="r" x="2" y="8"/>
      <use href="#u" xlink:href="#u" class="b" x="14" y="8"/>
      """),
    IconPicture(
      "use of a dashed stroke",
      """
      <defs><path id="u" d="M0 0H18" stroke="#444" stroke-width="2" stroke-dasharray="3 1"/>
      </defs><use href="#u" xlink:href="#u" x="3" y="6"/>
      <use href="#u" xlink:href="#u" x="3" y="16" stroke="#a00"/>
      """),
    IconPicture(
      "stroke and fill opacity",
      """
      <circle cx="12" cy="12" r="8" fill="#f0f" fill-opacity=".3" stroke="#0a0" stroke-width="4" \
      stroke-opacity=".6"/>
      """),
    IconPicture(
      "round joins and dashes",
      """
      <path d="M4 20L12 5L20 20Z" fill="none" stroke="#058" stroke-width="3" stroke-linejoin="round" \
      stroke-linecap="round" stroke-dasharray="6 5"/>
      """),
    IconPicture(
      "scaled stroke",
      """
      <g transform="scale(3 1)">
      <circle cx="4" cy="12" r="3" fill="none" stroke="#850" stroke-width="1"/></g>
      """),
    IconPicture(
      "even-odd by inheritance",
      """
      <g fill-rule="evenodd" fill="#485">
      <path d="M2 2H22V22H2ZM6 6H18V18H6ZM10 10H14V14H10Z"/></g>
      """),
    IconPicture(
      "pattern of a gradient",
      """
      <linearGradient id="g"><stop stop-color="#e22"/><stop offset="1" stop-color="#22e"/>
      </linearGradient><pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill="url(#g)"/></pattern>
      <rect width="24" height="24" fill="url(#p)"/>
      """),
    IconPicture(
      "pattern with a transform",
      """
      <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(30) \
      scale(1.5)">
      <rect width="2" height="4" fill="#27a"/></pattern>
      <circle cx="12" cy="12" r="10" fill="url(#p)"/>
      """),
    IconPicture(
      "blur under group opacity",
      """
      <filter id="b"><feGaussianBlur stdDeviation=".8"/></filter><g opacity=".6">
      <path d="M4 4H20V20Z" fill="#a2a" filter="url(#b)"/></g>
      """),
    IconPicture(
      "blend mode in a rotated group",
      """
      <g transform="rotate(15 12 12)"><rect x="3" y="3" width="12" height="12" fill="#fa0"/>
      <rect x="9" y="9" width="12" height="12" fill="#0af" style="mix-blend-mode:difference"/>
      </g>
      """),
    IconPicture(
      "marker and dashes",
      """
      <marker id="k" refX="2" refY="2" markerWidth="4" markerHeight="4">
      <rect width="4" height="4" fill="#c00"/></marker>
      <path d="M3 18L12 6L21 18" fill="none" stroke="#333" stroke-dasharray="3 2" marker-mid="url(#k)"/>
      """),
    IconPicture(
      "percentages in a nested svg",
      """
      <svg x="25%" y="25%" width="50%" height="50%">
      <rect width="100%" height="100%" fill="#369"/>
      <circle cx="50%" cy="50%" r="30%" fill="#fd6"/></svg>
      """),
    IconPicture(
      "switch with group opacity",
      """
      <g opacity=".5"><switch><g systemLanguage="xx"><rect width="24" height="24"/></g><g>
      <rect x="4" y="4" width="12" height="12" fill="#e50"/>
      <rect x="9" y="9" width="12" height="12" fill="#05e"/></g></switch></g>
      """),
    IconPicture(
      "style element and inherited opacity",
      """
      <style>g{fill-opacity:.5}.k{fill:#170}</style><g class="k">
      <rect x="2" y="2" width="12" height="12"/><circle cx="16" cy="16" r="6"/></g>
      """),
    IconPicture(
      "nested svg and a transform",
      """
      <g transform="translate(3 3) rotate(8)">
      <svg width="16" height="16" viewBox="0 0 4 4" preserveAspectRatio="none">
      <path d="M0 4L2 0L4 4Z" fill="#b47"/></svg></g>
      """),
    IconPicture(
      "paint order and dashes",
      """
      <rect x="5" y="5" width="14" height="14" fill="#6cf" stroke="#036" stroke-width="4" \
      stroke-dasharray="5 3" paint-order="stroke"/>
      """),
  ]
}
