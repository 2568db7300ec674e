extension IconPicture {
  /// Groups, transforms, references, styles and sizes.
  static let moreStructure = [
    IconPicture(
      "nested svg",
      """
      <svg x="4" y="4" width="16" height="16" viewBox="0 0 8 8">
      <circle cx="4" cy="4" r="5" fill="#285"/></svg>
      """),
    IconPicture(
      "nested svg that overflows",
      """
      <svg x="4" y="4" width="12" height="12" overflow="visible">
      <circle cx="8" cy="8" r="10" fill="#852"/></svg>
      """),
    IconPicture(
      "switch",
      """
      <switch><rect systemLanguage="xx" x="0" y="0" width="24" height="24"/>
      <circle cx="12" cy="12" r="9" fill="#528"/></switch>
      """),
    IconPicture(
      "link",
      """
      <a href="https://example.org" xlink:href="https://example.org">
      <rect x="3" y="3" width="18" height="18" fill="#582"/></a>
      """),
    IconPicture(
      "title, description and metadata",
      """
      <title>A</title><desc>B</desc><metadata>C</metadata>
      <rect x="5" y="3" width="14" height="18" fill="#258"/>
      """),
    IconPicture(
      "view box alone",
      """
      <circle cx="8" cy="8" r="7" fill="#825"/>
      """, root: #"viewBox="0 0 16 16""#),
    IconPicture(
      "view box with an origin",
      """
      <circle cx="0" cy="0" r="9" fill="#364"/>
      """, root: #"viewBox="-12 -12 24 24" width="24" height="24""#),
    IconPicture(
      "width alone",
      """
      <rect x="2" y="2" width="28" height="12" fill="#643"/>
      """, root: #"viewBox="0 0 32 16" width="32""#, width: 64, height: 32),
    IconPicture(
      "percentages",
      """
      <rect x="10%" y="20%" width="80%" height="50%" fill="#436"/>
      <circle cx="50%" cy="50%" r="20%" fill="#ec4"/>
      """),
    IconPicture(
      "size in per cent",
      """
      <rect x="2" y="2" width="12" height="12" fill="#c36"/>
      """, root: #"width="100%" height="100%" viewBox="0 0 16 16""#),
    IconPicture(
      "no size",
      """
      <rect width="20" height="20" fill="#63c"/><circle cx="10" cy="10" r="5" fill="#fff" fill-opacity=".4"/>
      """, root: #""#),
    IconPicture(
      "millimetres",
      """
      <rect x="1mm" y="1mm" width="8mm" height="8mm" fill="#3c6"/>
      """, root: #"width="10mm" height="10mm""#, width: 40, height: 40),
    IconPicture(
      "points, picas and inches",
      """
      <rect x="3pt" y="1pc" width=".2in" height="12px" fill="#6c3"/>
      """, root: #"width="36pt" height="3pc""#),
    IconPicture(
      "aspect ratio kept at the start",
      """
      <rect width="10" height="10" fill="#a84"/>
      """, root: #"width="24" height="24" viewBox="0 0 10 20" preserveAspectRatio="xMinYMin meet""#),
    IconPicture(
      "aspect ratio given up",
      """
      <circle cx="5" cy="10" r="5" fill="#48a"/>
      """, root: #"width="24" height="24" viewBox="0 0 10 20" preserveAspectRatio="none""#),
    IconPicture(
      "aspect ratio that slices",
      """
      <circle cx="5" cy="10" r="9" fill="#8a4"/>
      """, root: #"width="24" height="24" viewBox="0 0 10 20" preserveAspectRatio="xMidYMid slice""#),
  ]
}
