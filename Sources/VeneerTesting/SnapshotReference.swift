import CGtk
import Foundation

/// The place of a reference picture, beside the test that compares with it.
struct SnapshotReference {
  /// The name of the test file without its extension.
  let file: String
  /// The test and the picture, such as `drawsTheTitle.dark`.
  let name: String
  private let directory: URL

  init(named name: String, function: String, filePath: String) {
    let source = URL(fileURLWithPath: filePath)
    file = source.deletingPathExtension().lastPathComponent
    // "draws(_:)" is the function draws.
    let test = function.prefix { $0 != "(" }
    self.name = Self.fileName(of: test) + "." + Self.fileName(of: name)
    directory = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__/" + file)
  }

  /// The reference for all versions of GTK.
  var common: URL { directory.appendingPathComponent(name + ".png") }

  /// The reference for the running version of GTK, where that draws differently.
  var ofThisVersion: URL {
    let version = "gtk-\(gtk_get_major_version()).\(gtk_get_minor_version())"
    return directory.appendingPathComponent("\(name).\(version).png")
  }

  /// The one to compare with.
  var current: URL {
    FileManager.default.fileExists(atPath: ofThisVersion.path) ? ofThisVersion : common
  }

  private static func fileName(of text: some StringProtocol) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_"))
    let pieces = text.components(separatedBy: allowed.inverted).filter { !$0.isEmpty }
    return pieces.joined(separator: "-")
  }
}
