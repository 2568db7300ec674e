import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Files that are made to hang, to fill the memory or to reach elsewhere, each in a process of its own.
  @Suite @MainActor struct HostilePictures {
    private static let longestTime = 2.0
    private static let mostMegabytes = 256

    @Test(
      "A hostile file is refused or drawn within its limits", arguments: ["hostile-shown", "hostile-drawn"])
    func limitsHold(_ program: String) async throws {
      let names = try await TestProgram.run("hostile-names").split(separator: "\n").map(String.init)
      #expect(names.count >= 30)
      for name in names {
        var output = try? await TestProgram.run(program, name)
        // A machine with more to do may have kept the program waiting; a file that is too slow is so every time.
        for _ in 0..<2 where output.flatMap(Self.seconds).map({ $0 > Self.longestTime }) ?? true {
          output = try? await TestProgram.run(program, name)
        }
        let words = (output ?? "").split(separator: " ")
        guard words.count >= 3, let seconds = output.flatMap(Self.seconds), let megabytes = Int(words[1])
        else {
          Issue.record("\(name): the program ended with \(output ?? "an error")")
          continue
        }
        #expect(seconds <= Self.longestTime, "\(name) takes \(seconds) s: \(output ?? "")")
        #expect(megabytes <= Self.mostMegabytes, "\(name) takes \(megabytes) MB: \(output ?? "")")
      }
    }

    private static func seconds(_ output: String) -> Double? {
      output.split(separator: " ").first.flatMap { Double($0) }
    }

    /// A file of which nothing would be refused proves nothing.
    @Test("What reaches for other files, or has no end, is refused with a reason")
    func refusalsSayWhy() async throws {
      for name in [
        "billion laughs", "use of itself", "entity from a file", "turbulence of many octaves", "png",
      ] {
        let output = try await TestProgram.run("hostile-drawn", name)
        #expect(output.contains("refused: The "), "\(name): \(output)")
      }
    }

    @Test("No picture of the corpus is refused", arguments: IconPicture.all)
    func honestPicturesPass(_ picture: IconPicture) throws {
      let document = try SVGDocument(data: Array(picture.svg.utf8))
      _ = try document.raster(pixelWidth: 512, pixelHeight: 512)
    }
  }
}
