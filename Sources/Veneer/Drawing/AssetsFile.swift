import CGtk

/// What an asset's file holds.
@MainActor
enum AssetSource {
  /// A picture that is sharp at every size.
  case svg(SVGDocument)
  /// Pixels, `scale` of them to a logical pixel.
  case bitmap(Bitmap, scale: Double)
}

/// One file that an asset's name may mean.
@MainActor
struct AssetFile {
  let name: String
  private let isVector: Bool
  private let scale: Double

  /// The files to try in order. The name may bring its own ending along.
  static func candidates(for name: String, isDetailed: Bool) -> [AssetFile] {
    let endings = ["png", "jpg", "jpeg"]
    let vector = AssetFile(name: name + ".svg", isVector: true, scale: 1)
    if (endings + ["svg"]).contains(where: { name.lowercased().hasSuffix("." + $0) }) {
      let isVector = name.lowercased().hasSuffix(".svg")
      return [AssetFile(name: name, isVector: isVector, scale: name.contains("@2x.") ? 2 : 1)]
    }
    let plain = endings.map { AssetFile(name: "\(name).\($0)", isVector: false, scale: 1) }
    let detailed = endings.map { AssetFile(name: "\(name)@2x.\($0)", isVector: false, scale: 2) }
    return [vector] + (isDetailed ? detailed + plain : plain + detailed)
  }

  func read(_ data: [UInt8]) throws(SVGError) -> AssetSource {
    isVector ? .svg(try SVGDocument(data: data)) : .bitmap(try Bitmap(data: data), scale: scale)
  }

  /// The bytes of a file; `nil` if there is none that can be read.
  static func contents(of path: String) -> [UInt8]? {
    guard g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 else { return nil }
    var contents: UnsafeMutablePointer<CChar>?
    var length: gsize = 0
    guard g_file_get_contents(path, &contents, &length, nil) != 0 else { return nil }
    defer { g_free(contents) }
    return Array(UnsafeRawBufferPointer(start: contents, count: Int(length)))
  }
}
