import Foundation
import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Which picture a name stands for.
  @Suite @MainActor struct SymbolLookUp {
    private func picture(_ name: String) async throws -> Snapshot {
      try await SymbolPicture(Image(systemName: name).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
        .snapshot
    }

    @Test("Another name of a symbol shows the same picture")
    func aliases() async throws {
      #expect(try await picture("gearshape.fill") == picture("gear.fill"))
      #expect(try await picture("chevron.forward.circle") == picture("chevron.right.circle"))
      #expect(try await picture("gearshape") != picture("star"))
    }

    @Test("The icon theme has all of the icons that stand for symbols, and they take the foreground colour")
    func icons() async throws {
      let missing = try await picture("missing")
      let blank = Snapshot.Pixel(premultiplied: 0)
      for name in SymbolIcons.names.keys.sorted() {
        let picture = try await picture(name)
        #expect(picture != missing, "\(name)")
        // Some icons show by their opacity that something is not there.
        #expect(picture.contains { $0.alpha > 80 && $0.red > 200 && $0.green < 60 }, "\(name)")
        #expect(picture.count { $0 != blank } > 100, "\(name)")
      }
    }

    @Test("A name of the icon theme shows its icon", arguments: ["document-save", "document-save-symbolic"])
    func namesOfIcons(_ name: String) async throws {
      #expect(try await picture(name) == picture("arrow.down.doc"))
    }

    @Test(
      "A name that nobody knows shows the missing symbol",
      arguments: ["plsu", "no-such-icon", "", "a.circle"])
    func unknownNames(_ name: String) async throws {
      let mark = WarningLog.mark
      #expect(try await picture(name) == picture("missing"))
      #expect(WarningLog.messages(since: mark).isEmpty)
    }

    @Test("What is missing is said once for each name, with the names that are close")
    func messages() async throws {
      let output = try await TestProgram.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", #"exec "$0" "$@" 2>&1"#, TestProgram.url.path, "unknown-symbols"])
      let lines = output.split(separator: "\n").filter { $0.contains("There is no") }
      func said(_ text: String) -> Int { lines.count { $0.contains(text) } }
      #expect(said("“plsu.circle.fill”. Close names: plus") == 1, "\(output)")
      #expect(said("“chevron.rigth”. Close names: chevron.right") == 1)
      #expect(said("“qqqqqqqqqq”.") == 1 && said("“qqqqqqqqqq”. Close") == 0)
      #expect(said("“no-icon-of-this-name-symbolic”.") == 1)
      #expect(said("“100%.s%n”.") == 1)
      #expect(lines.count == 5, "\(output)")
    }
  }
}
