import Foundation

extension HostilePicture {
  // MARK: Filters

  private static func filtered(_ steps: String, _ attributes: String = "") -> [UInt8] {
    svg(
      "<filter id='a' \(attributes)>\(steps)</filter><rect width='99' height='99' fill='red' filter='url(#a)'/>"
    )
  }

  static let filters: Table = [
    "turbulence of many octaves": { filtered("<feTurbulence baseFrequency='.1' numOctaves='100000000'/>") },
    "morphology of a giant radius": { filtered("<feMorphology operator='dilate' radius='1000000'/>") },
    "three hundred blurs": { filtered(times(300, "<feGaussianBlur stdDeviation='9'/>")) },
    "hundred large blurs": { filtered(times(100, "<feGaussianBlur stdDeviation='400'/>")) },
    "giant blur": { filtered("<feGaussianBlur stdDeviation='1e9'/>") },
    "giant filter region": {
      filtered("<feGaussianBlur stdDeviation='5'/>", "x='-1e6' y='-1e6' width='2e6' height='2e6'")
    },
    "giant convolution": { filtered("<feConvolveMatrix order='1000' kernelMatrix='1'/>") },
    "many lights": {
      filtered(
        times(
          90, "<feSpecularLighting surfaceScale='9'><fePointLight x='5' y='5' z='9'/></feSpecularLighting>"))
    },
    "giant displacement": {
      filtered("<feTurbulence baseFrequency='.1'/><feDisplacementMap in2='SourceGraphic' scale='1e30'/>")
    },
    "filters on many shapes": {
      svg(
        "<filter id='a'><feTurbulence baseFrequency='.1' numOctaves='9'/></filter>"
          + times(5000, "<rect width='99' height='99' filter='url(#a)'/>"), "width='2000' height='2000'")
    },
    "layers upon layers": {
      svg(times(110, "<g opacity='.9'>") + "<rect width='9' height='9'/>" + times(110, "</g>"))
    },
  ]

  // MARK: Markup

  static let markup: Table = [
    "deep nesting": { svg(times(200_000, "<g>") + times(200_000, "</g>")) },
    "three thousand groups": { svg(times(3000, "<g>") + times(3000, "</g>")) },
    "nested svg elements": { svg(times(5000, "<svg>") + times(5000, "</svg>")) },
    "billion laughs": {
      let entities = (1...9).map { "<!ENTITY l\($0) '\(times(10, "&l\($0 - 1);"))'>" }.joined()
      return Array("<!DOCTYPE svg [<!ENTITY l0 'lol'>\(entities)]><svg><text>&l9;</text></svg>".utf8)
    },
    "quadratic entity": {
      Array(
        "<!DOCTYPE svg [<!ENTITY a '\(times(4000, "x"))'>]><svg><text>\(times(100_000, "&a;"))</text></svg>"
          .utf8)
    },
    "entity of itself": { Array("<!DOCTYPE svg [<!ENTITY a '&a;'>]><svg><text>&a;</text></svg>".utf8) },
    "entity from a file": {
      Array("<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg><text>&a;</text></svg>".utf8)
    },
    "parameter entity": { Array("<!DOCTYPE svg [<!ENTITY % a '<!ENTITY b \"c\">'>%a;]><svg/>".utf8) },
    "million attributes": {
      svg("<rect " + (0..<250_000).map { "a\($0)='1'" }.joined(separator: " ") + "/>")
    },
    "million elements": { svg(times(500_000, "<g/>")) },
    "hundred thousand shapes": { svg(times(90_000, "<rect width='99' height='9' rx='2' fill='red'/>")) },
    "large style sheet": {
      svg(
        "<style>" + (0..<20_000).map { ".c\($0) g>*{fill:red;opacity:.5}" }.joined() + "</style>"
          + times(20_000, "<g/>"))
    },
    "style sheet from elsewhere": { svg("<style>@import url('http://localhost:1/a.css');</style>") },
    "escaped import": { svg("<style>@\\69mport url('file:///etc/passwd');</style>") },
    "style sheet instruction": { Array("<?xml-stylesheet href='file:///etc/passwd'?><svg/>".utf8) },
    "xsl instruction": { Array("<?xml-stylesheet type='text/xsl' href='a.xsl'?><svg/>".utf8) },
    "inclusion": {
      svg("<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='file:///etc/passwd' parse='text'/>")
    },
    "picture from a file": {
      svg("<image href='file:///dev/zero' xlink:href='file:///dev/zero' width='9' height='9'/>")
    },
    "picture from the net": { svg("<image href='http://localhost:1/a.png' width='9' height='9'/>") },
    "script": { svg("<script>while (true) {}</script><rect width='9' height='9' onload='while(1){}'/>") },
    "foreign object": {
      svg(
        "<foreignObject><html xmlns='http://www.w3.org/1999/xhtml'><iframe src='/'/></html></foreignObject>")
    },
    "text without end": { svg("<text>" + times(3_000_000, "W") + "</text>") },
    "comment without end": { svg("<!--" + times(3_900_000, "-x")) },
  ]

  // MARK: Files

  static let files: Table = [
    "nothing": { [] },
    "white space": { Array(times(4_000_000, " ").utf8) },
    "truncated": { Array(svg("<g><rect width='9' height='9'/></g>").dropLast(9)) },
    "truncated in a tag": { Array("<svg><rect width='".utf8) },
    "two roots": { Array("<svg/><svg/>".utf8) },
    "zero bytes": { Array("<svg>".utf8) + [0, 0, 0] + Array("</svg>".utf8) },
    "utf-16": { [0xFF, 0xFE] + "<svg/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } },
    "broken utf-8": { Array("<svg><text>".utf8) + [0xFF, 0xC0, 0x80] + Array("</text></svg>".utf8) },
    "declared as latin-1": {
      Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8) + Array("<svg><text>".utf8) + [0xE9]
        + Array("</text></svg>".utf8)
    },
    "declared as something unknown": { Array("<?xml version='1.0' encoding='x-no'?><svg/>".utf8) },
    "png": { [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: 7, count: 5000) },
    "html": { Array("<!DOCTYPE html><html><body><svg/></body></html>".utf8) },
    "compressed": { [0x1F, 0x8B, 8, 0] + Array(repeating: 0, count: 100_000) },
    "random bytes": { (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 11) } },
    "sixteen megabytes": { svg(times(1 << 20, "<g></g><g></g>")) },
    "embedded svg": { svg("<image width='9' height='9' href='data:image/svg+xml,&lt;svg/&gt;'/>") },
    "embedded svg in base64": {
      svg("<image width='9' height='9' xlink:href='data:image/svg+xml;base64,PHN2Zy8+'/>")
    },
    "embedded picture of a giant size": {
      let header: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF, 8, 6, 0, 0, 0, 0, 0, 0, 0]
      return svg(
        "<image width='9' height='9' href='data:image/png;base64,\(Data(header).base64EncodedString())'/>")
    },
  ]
}
