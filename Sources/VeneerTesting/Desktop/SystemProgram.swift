import Foundation

/// A program of the system that the kit needs, and the Debian package that has it.
enum SystemProgram: String {
  case xvfb = "Xvfb"
  case xdotool = "xdotool"
  case dbusDaemon = "dbus-daemon"

  private var package: String { rawValue.lowercased() }

  /// Where the program is.
  var path: String {
    get throws {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      let candidates = folders.map { "\($0)/\(rawValue)" }
      guard let path = candidates.first(where: { access($0, X_OK) == 0 }) else {
        throw HeadlessError(
          "\(rawValue) was not found in PATH; it is in the package \(package) "
            + "(sudo apt-get install \(package))")
      }
      return path
    }
  }
}
