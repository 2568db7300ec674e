/// Where `Image("Name")` finds an application's own pictures, and how they are drawn.
///
/// Set it up once, before the first image is shown:
///
/// ```swift
/// Assets.addSearchPath("/usr/share/my-app/images")   // folders
/// Assets.addResourcePath("/org/example/MyApp/images")  // gresource prefixes
/// Assets.setRenderingMode(.template, for: "Logo")
///
/// Image("Logo")  // Logo.svg, Logo.png, Logo.jpg or Logo.jpeg
/// ```
///
/// Places added later are searched first, and in each place an SVG comes before a PNG and a JPEG. On a
/// display with twice as many pixels, `Logo@2x.png` is taken in place of `Logo.png` where it exists; it
/// counts as half as large as its pixels. A name may hold folders (`icons/Logo`). What cannot be found or
/// read is reported once and shows the missing-image symbol.
@MainActor
public enum Assets {
  private enum Place {
    case folder(String)
    case resources(String)
  }

  private static var places: [Place] = []
  private static var renderingModes: [String: Image.TemplateRenderingMode] = [:]
  private static var found: [Key: Result<AssetSource, SVGError>] = [:]

  private struct Key: Hashable {
    let name: String
    let isDetailed: Bool
  }

  /// Adds a folder that assets are searched in, before those added earlier.
  ///
  /// A folder that does not exist is not searched; no error is raised.
  public static func addSearchPath(_ path: String) {
    add(.folder(path.hasSuffix("/") ? path : path + "/"))
  }

  /// Adds a prefix of GLib's resource tree that assets are searched under, before the places added earlier.
  ///
  /// The application registers its resource bundle itself, as GTK's own classes need it too.
  public static func addResourcePath(_ path: String) {
    let start = path.hasPrefix("/") ? path : "/" + path
    add(.resources(start.hasSuffix("/") ? start : start + "/"))
  }

  /// Says whether the asset is drawn in the colour of its surroundings (`.template`) or in its own
  /// (`.original`).
  ///
  /// Without it an asset named `…-symbolic` is a template and any other one keeps its colours. A rendering
  /// mode set on the image itself comes first.
  public static func setRenderingMode(_ mode: Image.TemplateRenderingMode, for name: String) {
    renderingModes[name] = mode
  }

  // MARK: For images

  /// How the asset is drawn unless the image itself says so.
  static func renderingMode(for name: String) -> Image.TemplateRenderingMode {
    renderingModes[name] ?? (name.hasSuffix("-symbolic") ? .template : .original)
  }

  /// The asset of that name for a display with `scale` pixels to a logical pixel. What cannot be found or read is reported,
  /// and throws the sentence of the report.
  static func asset(named name: String, scale: Double = 1) throws(SVGError) -> AssetSource {
    let key = Key(name: name, isDetailed: scale > 1)
    let asset = found[key] ?? find(key)
    found[key] = asset
    return try asset.get()
  }

  private static func add(_ place: Place) {
    places.insert(place, at: 0)
    found = [:]
  }

  private static func find(_ key: Key) -> Result<AssetSource, SVGError> {
    for place in places {
      for file in AssetFile.candidates(for: key.name, isDetailed: key.isDetailed) {
        guard let data = data(of: file.name, in: place) else { continue }
        do throws(SVGError) {
          return .success(try file.read(data))
        } catch {
          return failure(file.name, "The image asset “\(file.name)”: \(error.description)")
        }
      }
    }
    let advice = places.isEmpty ? " No search path was added." : ""
    return failure(key.name, "There is no image asset named “\(key.name)”.\(advice)")
  }

  private static func failure(_ name: String, _ message: String) -> Result<AssetSource, SVGError> {
    Diagnostics.report(once: "asset \(name)", message)
    return .failure(SVGError(message))
  }

  private static func data(of file: String, in place: Place) -> [UInt8]? {
    switch place {
    case .folder(let path): AssetFile.contents(of: path + file)
    case .resources(let prefix): Resources.data(at: prefix + file)
    }
  }
}
