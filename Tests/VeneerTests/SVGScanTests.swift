import Testing

@testable import Veneer

@Suite struct SVGScanTests {
  private static func svg(_ content: String) -> [UInt8] {
    Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">\#(content)</svg>"#.utf8)
  }

  @Test(arguments: [
    "", "<path d='M0 0L16 16'/>", "<!-- a > b --><g><rect width='1' height='1'/></g>",
    "<style>.a { fill: red }</style><rect class='a'/>", "<text>Tom &amp; Jerry</text>",
    "<defs><linearGradient id='g'><stop/></linearGradient></defs><rect fill='url(#g)'/>",
  ])
  func honestPicturesPass(_ content: String) throws {
    _ = try SVGScan(Self.svg(content))
  }

  @Test func smallAndPlainPicturesAreDrawnAtOnce() throws {
    #expect(try SVGScan(Self.svg("<rect/>")).isPlain)
    #expect(try !SVGScan(Self.svg(#"<filter id="f"><feFlood/></filter><rect filter="url(#f)"/>"#)).isPlain)
    #expect(try !SVGScan(Self.svg(String(repeating: "<rect/>", count: 300))).isPlain)
  }

  @Test(arguments: [
    [], Array("plain text".utf8), Array("<html></html>".utf8), Array("<svg>".utf8),
    Array("<svg><g></svg".utf8),
    [0x1F, 0x8B, 8, 0], [0xFF, 0xFE, 0x3C, 0, 0x73, 0], Array("<svg a></svg>".utf8), Array("<".utf8),
    Array("<svg a='".utf8), Array("<!--".utf8),
  ])
  func whatIsNoCompletePictureIsRefused(_ data: [UInt8]) {
    #expect(throws: SVGError.self) { try SVGScan(data) }
  }

  @Test func aMarkAtTheStartIsPassedOver() throws {
    _ = try SVGScan([0xEF, 0xBB, 0xBF] + Self.svg("<rect/>"))
  }

  @Test func deepNestingIsRefused() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Self.svg(String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth))
    }
    _ = try SVGScan(nested(SVGScan.deepestNesting - 1))
    #expect(throws: SVGError.self) { try SVGScan(nested(SVGScan.deepestNesting)) }
  }

  @Test func tooManyElementsAreRefused() {
    let many = Self.svg(String(repeating: "<a/>", count: SVGScan.mostElements))
    #expect(throws: SVGError.self) { try SVGScan(many) }
  }

  @Test func tooLargeAFileIsRefused() {
    let large = Self.svg(String(repeating: " ", count: SVGScan.mostBytes))
    #expect(throws: SVGError.self) { try SVGScan(large) }
  }

  /// Each level draws the one below it ten times.
  @Test func referencesThatMultiplyAreRefused() throws {
    func chain(_ levels: Int) -> [UInt8] {
      let groups = (1...levels).map { level in
        "<g id='l\(level)'>" + String(repeating: "<use href='#l\(level - 1)'/>", count: 10) + "</g>"
      }
      return Self.svg("<defs><g id='l0'><rect/></g>\(groups.joined())</defs><use href='#l\(levels)'/>")
    }
    let small = try SVGScan(chain(2))
    #expect(small.drawnElements >= 100)
    #expect(throws: SVGError.self) { try SVGScan(chain(7)) }
  }

  @Test(arguments: [
    "<g id='a'><use href='#a'/></g>",
    "<pattern id='p'><rect fill='url(#p)'/></pattern><rect fill='url(#p)'/>",
    "<mask id='m'><rect mask='url(#m)'/></mask><rect mask='url(#m)'/>",
  ])
  func whatRefersToItselfIsRefused(_ content: String) {
    #expect(throws: SVGError.self) { try SVGScan(Self.svg(content)) }
  }

  @Test(arguments: [
    ("<filter><feTurbulence numOctaves='10'/></filter>", "<filter><feTurbulence numOctaves='11'/></filter>"),
    ("<filter><feMorphology radius='64'/></filter>", "<filter><feMorphology radius='64 65'/></filter>"),
    (
      "<filter><feGaussianBlur stdDeviation='500'/></filter>",
      "<filter><feGaussianBlur stdDeviation='1e4'/></filter>"
    ),
    (
      "<filter><feConvolveMatrix order='16'/></filter>", "<filter><feConvolveMatrix order='3,17'/></filter>"
    ),
    ("<circle radius='900'/>", "<filter><feMorphology radius='x'/></filter>"),
    (
      "<path stroke-dasharray='2' d='M0 0H1000'/>",
      "<path stroke-dasharray='.00001' d='M0 0H100000'/>"
    ),
    ("<text>a</text>", "<text font-size='100000'>a</text>"),
    ("<a href='https://example.org'/>", "<image href='data:image/svg+xml;base64,AAAA'/>"),
    ("<rect/>", "<include href='other.svg'/>"),
  ])
  func limitsHold(_ allowed: String, _ refused: String) throws {
    _ = try SVGScan(Self.svg(allowed))
    #expect(throws: SVGError.self) { try SVGScan(Self.svg(refused)) }
  }

  @Test func manyFilterStepsAndManyAttributesAreRefused() {
    let steps = String(repeating: "<feFlood/>", count: SVGScan.mostFilterPrimitives + 1)
    #expect(throws: SVGError.self) { try SVGScan(Self.svg("<filter>\(steps)</filter>")) }
    let attributes = (0...SVGScan.mostAttributes).map { "a\($0)=''" }.joined(separator: " ")
    #expect(throws: SVGError.self) { try SVGScan(Self.svg("<rect \(attributes)/>")) }
  }

  @Test func longTextIsRefused() throws {
    _ = try SVGScan(Self.svg("<text>\(String(repeating: "a", count: 1000))</text>"))
    let long = String(repeating: "a", count: SVGScan.longestText + 1)
    #expect(throws: SVGError.self) { try SVGScan(Self.svg("<text>\(long)</text>")) }
  }

  @Test func theErrorSaysWhatIsWrong() {
    let error = #expect(throws: SVGError.self) { try SVGScan([]) }
    #expect(error?.description.contains("empty") == true)
  }
}
