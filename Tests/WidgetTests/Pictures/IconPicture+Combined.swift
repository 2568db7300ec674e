extension IconPicture {
  /// Two features at once, as icons use them.
  static let combined = [
    IconPicture(
      "gradient in a clip path",
      """
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f60"/>
      <stop offset="1" stop-color="#06f" stop-opacity=".6"/></linearGradient><clipPath id="c">
      <path d="M12 1L23 12L12 23L1 12Z"/></clipPath>
      <rect width="24" height="24" fill="url(#g)" clip-path="url(#c)"/>
      """),
    IconPicture(
      "gradient under a mask",
      """
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f60"/>
      <stop offset="1" stop-color="#06f" stop-opacity=".6"/></linearGradient>
      <linearGradient id="mg"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/>
      </linearGradient><mask id="m"><rect width="24" height="24" fill="url(#mg)"/></mask>
      <rect width="24" height="24" fill="url(#g)" mask="url(#m)"/>
      """),
    IconPicture(
      "gradient in a rotated group",
      """
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f60"/>
      <stop offset="1" stop-color="#06f" stop-opacity=".6"/></linearGradient>
      <g transform="rotate(20 12 12)">
      <rect x="5" y="5" width="14" height="14" fill="url(#g)"/></g>
      """),
    IconPicture(
      "gradient on dashes",
      """
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f60"/>
      <stop offset="1" stop-color="#06f" stop-opacity=".6"/></linearGradient>
      <path d="M2 13C8 2 16 24 22 11" stroke="url(#g)" stroke-width="3" stroke-dasharray="4 2"/>
      """),
    IconPicture(
      "gradient with group opacity",
      """
      <radialGradient id="g"><stop stop-color="#fe8"/><stop offset="1" stop-color="#a04"/>
      </radialGradient><g opacity=".6"><circle cx="12" cy="12" r="10" fill="url(#g)"/></g>
      """),
    IconPicture(
      "gradient in a symbol",
      """
      <radialGradient id="g"><stop stop-color="#fe8"/><stop offset="1" stop-color="#a04"/>
      </radialGradient><symbol id="s" viewBox="0 0 10 10">
      <rect width="10" height="10" fill="url(#g)"/></symbol>
      <use href="#s" xlink:href="#s" x="4" y="4" width="15" height="15"/>
      """),
    IconPicture(
      "gradient by a style element",
      """
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f60"/>
      <stop offset="1" stop-color="#06f" stop-opacity=".6"/></linearGradient>
      <style>.a{fill:url(#g)}</style><path class="a" d="M12 2L22 22H2Z"/>
      """),
    IconPicture(
      "gradient with currentColor stops",
      """
      <g color="#0a5"><linearGradient id="g"><stop stop-color="currentColor"/>
      <stop offset="1" stop-color="#fff"/></linearGradient></g>
      <rect x="2" y="2" width="20" height="20" fill="url(#g)"/>
      """),
    IconPicture(
      "gradient and even-odd",
      """
      <radialGradient id="g"><stop stop-color="#fe8"/><stop offset="1" stop-color="#a04"/>
      </radialGradient>
      <path fill-rule="evenodd" d="M2 2H22V22H2ZM8 8H16V16H8Z" fill="url(#g)"/>
      """),
    IconPicture(
      "gradient under a blur",
      """
      <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f60"/>
      <stop offset="1" stop-color="#06f" stop-opacity=".6"/></linearGradient><filter id="b">
      <feGaussianBlur stdDeviation=".8"/></filter>
      <rect x="5" y="5" width="14" height="14" fill="url(#g)" filter="url(#b)"/>
      """),
    IconPicture(
      "clip path on a group with opacity",
      """
      <clipPath id="c"><path d="M12 1L23 12L12 23L1 12Z"/></clipPath>
      <g clip-path="url(#c)" opacity=".5"><rect width="12" height="24" fill="#c00"/>
      <rect x="8" width="16" height="24" fill="#0c0"/></g>
      """),
    IconPicture(
      "clip path with a transform",
      """
      <clipPath id="c"><rect x="7" y="7" width="10" height="10" transform="rotate(45 12 12)"/>
      </clipPath><circle cx="12" cy="12" r="10" fill="#26c" clip-path="url(#c)"/>
      """),
    IconPicture(
      "clip path of a use",
      """
      <defs><g id="u"><rect width="8" height="8" rx="2" fill="#2a8"/>
      <circle cx="8" cy="8" r="3" fill="#82a"/></g></defs><clipPath id="k">
      <rect x="4" y="4" width="12" height="12"/></clipPath><g clip-path="url(#k)">
      <use href="#u" xlink:href="#u" x="6" y="6"/></g>
      """),
    IconPicture(
      "clip path and mask",
      """
      <clipPath id="c"><path d="M12 1L23 12L12 23L1 12Z"/></clipPath><linearGradient id="mg">
      <stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
      <mask id="m"><rect width="24" height="24" fill="url(#mg)"/></mask>
      <g clip-path="url(#c)"><rect width="24" height="24" fill="#a0c" mask="url(#m)"/></g>
      """),
    IconPicture(
      "clip path on a pattern",
      """
      <clipPath id="c"><path d="M12 1L23 12L12 23L1 12Z"/></clipPath>
      <pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M0 0L5 5" stroke="#248" stroke-width="1.5"/></pattern>
      <rect width="24" height="24" fill="url(#p)" clip-path="url(#c)"/>
      """),
    IconPicture(
      "clip path in a nested svg",
      """
      <svg x="2" y="2" width="20" height="20" viewBox="0 0 24 24"><clipPath id="c">
      <path d="M12 1L23 12L12 23L1 12Z"/></clipPath>
      <rect width="24" height="24" fill="#0a6" clip-path="url(#c)"/></svg>
      """),
    IconPicture(
      "clip path on a stroke",
      """
      <clipPath id="c"><path d="M12 1L23 12L12 23L1 12Z"/></clipPath>
      <circle cx="12" cy="12" r="9" fill="none" stroke="#c50" stroke-width="6" clip-path="url(#c)"/>
      """),
    IconPicture(
      "mask with group opacity",
      """
      <linearGradient id="mg"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/>
      </linearGradient><mask id="m"><rect width="24" height="24" fill="url(#mg)"/></mask>
      <g opacity=".7" mask="url(#m)"><rect x="2" y="2" width="20" height="20" fill="#05c"/>
      </g>
      """),
    IconPicture(
      "mask of a pattern",
      """
      <pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M0 0L5 5" stroke="#248" stroke-width="1.5"/></pattern><mask id="k">
      <rect width="24" height="24" fill="#fff"/><circle cx="12" cy="12" r="6" fill="#000"/>
      </mask><rect width="24" height="24" fill="url(#p)" mask="url(#k)"/>
      """),
    IconPicture(
      "mask in a rotated group",
      """
      <linearGradient id="mg"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/>
      </linearGradient><mask id="m"><rect width="24" height="24" fill="url(#mg)"/></mask>
      <g transform="rotate(30 12 12)">
      <rect x="4" y="4" width="16" height="16" fill="#b30" mask="url(#m)"/></g>
      """),
    IconPicture(
      "mask on a use",
      """
      <defs><g id="u"><rect width="8" height="8" rx="2" fill="#2a8"/>
      <circle cx="8" cy="8" r="3" fill="#82a"/></g></defs><linearGradient id="mg">
      <stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
      <mask id="m"><rect width="24" height="24" fill="url(#mg)"/></mask><g mask="url(#m)">
      <use href="#u" xlink:href="#u" x="6" y="6"/></g>
      """),
  ]
}
