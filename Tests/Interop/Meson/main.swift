// Drives the program that Demo/meson has installed, on a desktop without a screen. The argument is the folder that it was
// installed into.

import Foundation
import VeneerTesting

@MainActor
func drive() async throws {
  let prefix = URL(fileURLWithPath: CommandLine.arguments[1])
  try checkFiles(in: prefix)
  let desktop = try DesktopSession()
  // The translations are those that were installed.
  let locales = try makeLocale(beside: prefix)
  let tally = try desktop.start(
    prefix.appendingPathComponent("bin/tally"),
    environment: ["LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de", "LOCPATH": locales.path])
  _ = try await tally.accessible(role: "label", named: "Strichliste", timeout: 20)
  let more = try await tally.accessible(role: "button", named: "Eins weiterzählen")
  guard more.description == "Bisher: 0" else {
    throw Mistake("the description is “\(more.description)”")
  }
  let again = try await tally.accessible(role: "button", named: "Von vorn beginnen")
  guard !again.states.contains(.sensitive) else { throw Mistake("there is nothing to begin again") }
  try tally.perform("click", on: more)
  // GTK takes no other click before that one is through.
  _ = try await tally.accessible(role: "label", named: "Bisher: 1")
  try desktop.pointer.click(at: CGPoint(x: 180, y: 180))
  _ = try await tally.accessible(role: "label", named: "Bisher: 2")
  try tally.perform("click", on: again)
  _ = try await tally.accessible(role: "label", named: "Bisher: 0")
  guard tally.output.isEmpty else { throw Mistake("it said\n\(tally.output)") }
}

/// Makes the German locale, as a system need not have one, and returns the folder that it is in. Newer C libraries translate
/// nothing in a locale of no language.
func makeLocale(beside prefix: URL) throws -> URL {
  let folder = prefix.deletingLastPathComponent().appendingPathComponent("meson-locales")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let made = folder.appendingPathComponent("de_DE.UTF-8")
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/localedef")
  process.arguments = ["-i", "de_DE", "-f", "UTF-8", made.path]
  try process.run()
  process.waitUntilExit()
  guard FileManager.default.fileExists(atPath: made.path) else {
    throw Mistake("there is no locale for German")
  }
  return folder
}

func checkFiles(in prefix: URL) throws {
  let files = [
    "share/applications/org.example.Tally.desktop", "share/metainfo/org.example.Tally.metainfo.xml",
    "share/icons/hicolor/scalable/apps/org.example.Tally.svg", "share/tally/tally.gresource",
    "share/locale/de/LC_MESSAGES/tally.mo",
  ]
  for file in files {
    let path = prefix.appendingPathComponent(file).path
    guard FileManager.default.fileExists(atPath: path) else {
      throw Mistake("\(file) was not installed")
    }
  }
  let entry = try String(contentsOf: prefix.appendingPathComponent(files[0]), encoding: .utf8)
  guard entry.contains("Name[de]=Strichliste") else {
    throw Mistake("the desktop file is not translated")
  }
}

struct Mistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

do {
  try await drive()
} catch {
  FileHandle.standardError.write(Data("interop-meson: \(error)\n".utf8))
  exit(1)
}
