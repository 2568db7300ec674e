extension IconPicture {
  /// Colours, gradients, patterns and opacity.
  static let paint = [
    IconPicture(
      "fill opacity",
      """
      <rect x="2" y="2" width="14" height="14" fill="#f00" fill-opacity=".4"/>
      <rect x="8" y="8" width="14" height="14" fill="#00f" fill-opacity=".7"/>
      """),
    IconPicture(
      "opacity of a shape",
      """
      <circle cx="12" cy="12" r="10" fill="#080" opacity=".3"/>
      """),
    IconPicture(
      "opacity of a group",
      """
      <g opacity=".5"><circle cx="9" cy="12" r="7" fill="#d00"/>
      <circle cx="15" cy="12" r="7" fill="#00d"/></g>
      """),
    IconPicture(
      "nested opacities",
      """
      <g opacity=".7"><g opacity=".5"><rect x="3" y="3" width="18" height="18" fill="#0a7"/>
      </g></g>
      """),
    IconPicture(
      "named colours",
      """
      <rect x="2" y="2" width="9" height="20" fill="rebeccapurple"/>
      <rect x="13" y="2" width="9" height="20" fill="tomato"/>
      """),
    IconPicture(
      "colour functions",
      """
      <rect x="2" y="2" width="9" height="20" fill="rgb(10,200,90)"/>
      <rect x="13" y="2" width="9" height="20" fill="rgb(80%,20%,10%)"/>
      """),
    IconPicture(
      "colour with alpha",
      """
      <rect x="2" y="2" width="9" height="20" fill="rgba(10,20,200,.4)"/>
      <rect x="13" y="2" width="9" height="20" fill="#20a04080"/>
      """),
    IconPicture(
      "hsl",
      """
      <rect x="3" y="3" width="18" height="18" fill="hsl(200,70%,45%)"/>
      """),
    IconPicture(
      "currentColor",
      """
      <g color="#1a7f37">
      <path d="M3 12L10 19L21 5" fill="none" stroke="currentColor" stroke-width="3"/></g>
      """),
    IconPicture(
      "currentColor without a colour",
      """
      <circle cx="12" cy="12" r="8" fill="currentColor"/>
      """),
    IconPicture(
      "no fill",
      """
      <circle cx="12" cy="12" r="8" fill="none" stroke="#555"/>
      """),
    IconPicture(
      "transparent",
      """
      <rect width="24" height="24" fill="transparent"/><circle cx="12" cy="12" r="5"/>
      """),
    IconPicture(
      "linear gradient",
      """
      <linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>
      </linearGradient><rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
    IconPicture(
      "gradient in user space",
      """
      <linearGradient id="a" gradientUnits="userSpaceOnUse" x1="4" y1="4" x2="20" y2="20">
      <stop offset=".2" stop-color="#ff0"/><stop offset=".8" stop-color="#080"/>
      </linearGradient><circle cx="12" cy="12" r="10" fill="url(#a)"/>
      """),
    IconPicture(
      "radial gradient",
      """
      <radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#904"/>
      </radialGradient><circle cx="12" cy="12" r="10" fill="url(#a)"/>
      """),
    IconPicture(
      "radial gradient with a focus",
      """
      <radialGradient id="a" cx=".5" cy=".5" r=".5" fx=".3" fy=".3"><stop stop-color="#fff"/>
      <stop offset="1" stop-color="#048"/></radialGradient>
      <circle cx="12" cy="12" r="10" fill="url(#a)"/>
      """),
    IconPicture(
      "spread repeat",
      """
      <linearGradient id="a" x2=".3" spreadMethod="repeat"><stop stop-color="#0ff"/>
      <stop offset="1" stop-color="#f0f"/></linearGradient>
      <rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
    IconPicture(
      "spread reflect",
      """
      <radialGradient id="a" r=".2" spreadMethod="reflect"><stop stop-color="#fa0"/>
      <stop offset="1" stop-color="#0af"/></radialGradient>
      <rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
    IconPicture(
      "gradient transform",
      """
      <linearGradient id="a" gradientTransform="rotate(45 .5 .5)"><stop stop-color="#222"/>
      <stop offset="1" stop-color="#eee"/></linearGradient>
      <rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
    IconPicture(
      "gradient that refers to another",
      """
      <linearGradient id="b"><stop stop-color="#c00"/><stop offset="1" stop-color="#cc0"/>
      </linearGradient><linearGradient id="a" href="#b" xlink:href="#b" x2="0" y2="1"/>
      <rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
    IconPicture(
      "stop opacity",
      """
      <linearGradient id="a"><stop stop-color="#06c"/>
      <stop offset="1" stop-color="#06c" stop-opacity="0"/></linearGradient>
      <rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
    IconPicture(
      "gradient on a stroke",
      """
      <linearGradient id="a"><stop stop-color="#0c6"/><stop offset="1" stop-color="#60c"/>
      </linearGradient>
      <circle cx="12" cy="12" r="8" fill="none" stroke="url(#a)" stroke-width="4"/>
      """),
    IconPicture(
      "missing gradient with a fallback",
      """
      <rect x="2" y="2" width="20" height="20" fill="url(#nothing) #0a0"/>
      """),
    IconPicture(
      "pattern",
      """
      <pattern id="a" width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="2" height="2" fill="#c00"/>
      <rect x="2" y="2" width="2" height="2" fill="#00c"/></pattern>
      <rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
    IconPicture(
      "pattern with a view box",
      """
      <pattern id="a" width=".25" height=".25" viewBox="0 0 10 10">
      <circle cx="5" cy="5" r="4" fill="#393"/></pattern>
      <rect x="2" y="2" width="20" height="20" fill="url(#a)"/>
      """),
  ]
}
