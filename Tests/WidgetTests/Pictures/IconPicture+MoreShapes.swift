extension IconPicture {
  /// Outlines, strokes and their ends.
  static let moreShapes = [
    IconPicture(
      "numbers without spaces",
      """
      <path d="M4.5.5.5 4.5l4 4 .5-.5L1.5 4.5l3.5-3.5z" transform="scale(2.5)" fill="#333"/>
      """),
    IconPicture(
      "even-odd",
      """
      <path fill-rule="evenodd" d="M2 2H22V22H2ZM7 7H17V17H7Z" fill="#444"/>
      """),
    IconPicture(
      "non-zero",
      """
      <path fill-rule="nonzero" d="M2 2H22V22H2ZM7 7H17V17H7Z" fill="#846"/>
      """),
    IconPicture(
      "several subpaths",
      """
      <path d="M2 2h8v8h-8zM14 2h8v8h-8zM2 14h8v8h-8zM14 14h8v8h-8z" fill="#26a"/>
      """),
    IconPicture(
      "stroke caps",
      """
      <g stroke="#222" stroke-width="4"><path d="M5 5H19" stroke-linecap="butt"/>
      <path d="M5 12H19" stroke-linecap="round"/><path d="M5 19H19" stroke-linecap="square"/>
      </g>
      """),
    IconPicture(
      "stroke joins",
      """
      <g fill="none" stroke="#246" stroke-width="3">
      <path d="M2 10L7 3L12 10" stroke-linejoin="round"/>
      <path d="M12 20L17 13L22 20" stroke-linejoin="bevel"/></g>
      """),
    IconPicture(
      "miter limit",
      """
      <g fill="none" stroke="#622" stroke-width="3">
      <path d="M3 10L7 3L11 10" stroke-miterlimit="1"/>
      <path d="M12 20L16 8L20 20" stroke-miterlimit="10"/></g>
      """),
    IconPicture(
      "dashes",
      """
      <path d="M2 6H22M2 12H22" stroke="#063" stroke-width="2" stroke-dasharray="4 2"/>
      """),
    IconPicture(
      "dash offset",
      """
      <circle cx="12" cy="12" r="9" fill="none" stroke="#630" stroke-width="2" stroke-dasharray="5 3 1" \
      stroke-dashoffset="2"/>
      """),
    IconPicture(
      "dashes of round caps",
      """
      <path d="M3 12H21" stroke="#309" stroke-width="3" stroke-linecap="round" stroke-dasharray="0 5"/>
      """),
    IconPicture(
      "stroke opacity",
      """
      <rect x="5" y="5" width="14" height="14" fill="#fc0" stroke="#00c" stroke-width="4" \
      stroke-opacity=".5"/>
      """),
    IconPicture(
      "vector effect",
      """
      <path d="M1 1L5 5" transform="scale(4)" stroke="#c0c" vector-effect="non-scaling-stroke" \
      stroke-width="2"/>
      """),
    IconPicture(
      "paint order",
      """
      <path d="M6 6H18V18H6Z" fill="#fa0" stroke="#03c" stroke-width="5" paint-order="stroke fill"/>
      """),
    IconPicture(
      "crisp edges",
      """
      <rect x="3.3" y="4.6" width="15.2" height="13.1" shape-rendering="crispEdges" fill="#257"/>
      """),
  ]
}
