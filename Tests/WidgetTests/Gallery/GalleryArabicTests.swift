import CGtk
import Foundation
import Testing
import VeneerGallery
import VeneerTesting

extension WidgetSuites {
  /// The gallery in Arabic, from right to left, in what is drawn.
  @Suite @MainActor
  struct GalleryArabic {
    @Test("The sidebar is at the right, and its button too")
    func sidebarIsAtTheRight() async throws {
      try await GalleryStage.inLanguage("ar", "icon-tint") { stage in
        let row = try stage.window.element(identifier: "page-icon-tint")
        let button = try stage.window.element(identifier: "gallery-sidebar")
        #expect(row.frame.minX > 1000 - 248)
        #expect(button.frame.minX > 900)
        #expect(try stage.page.frame.maxX <= 1000 - 248)
        // The row of the page that is shown is marked, and nothing is drawn where the sidebar would be otherwise.
        let picture = await stage.window.snapshot()
        let y = Int(row.frame.minY) + 4
        #expect(picture[Int(row.frame.midX), y] != picture[1000 - 244, y])
        #expect(picture[4, y] == picture[20, y])
      }
    }

    @Test("The icon of a row is to the right of its title, at the right edge")
    func iconsAreAtTheRight() async throws {
      var gaps: [String: [Double]] = [:]
      for language in ["en", "ar"] {
        try await GalleryStage.inLanguage(language, "about") { stage in
          let row = try stage.window.element(identifier: "page-icon-tint")
          let columns = ink(in: await stage.window.snapshot(of: row))
          let width = row.frame.width
          // From the edge where texts begin: the icon, at most 20 pixels, then a gap, then the title.
          let fromStart = language == "ar" ? columns.reversed().map { width - 1 - $0 } : columns
          let gap = try #require(zip(fromStart, fromStart.dropFirst()).first { $1 - $0 > 4 })
          gaps[language] = [fromStart[0], gap.0, gap.1]
          #expect(fromStart[0] < 14)
          #expect(gap.0 < 32)
          #expect(fromStart.last! > gap.1 + 40)
        }
      }
      let english = try #require(gaps["en"])
      let arabic = try #require(gaps["ar"])
      // The icon has the same distances from either edge.
      #expect(abs(english[0] - arabic[0]) <= 1)
      #expect(abs(english[1] - arabic[1]) <= 1)
    }

    @Test("Titles and paragraphs are aligned to the right edge")
    func textsAreAlignedRight() async throws {
      try await GalleryStage.inLanguage("ar", "button-styles") { stage in
        let texts = try stage.page.elements(ofType: "GtkLabel").filter { label in
          ["gallery-title", "gallery-secondary", "heading"].contains(where: label.cssClasses.contains)
            && label.frame.maxY < 740
        }
        #expect(texts.count >= 5)
        let edge = try #require(texts.first).frame.maxX
        for text in texts {
          let columns = ink(in: await stage.window.snapshot(of: text))
          #expect(text.frame.maxX == edge)
          #expect(text.frame.width - (columns.last ?? 0) < 6, "\(text.treeDescription)")
        }
      }
    }

    @Test("The picture of the sidebar's button is mirrored, pixel by pixel")
    func directionalIconIsMirrored() async throws {
      var pictures: [Snapshot] = []
      for language in ["en", "ar"] {
        try await GalleryStage.inLanguage(language, "about") { stage in
          let button = try stage.window.element(identifier: "gallery-sidebar")
          let icon = try #require(button.children.first)
          pictures.append(await stage.window.snapshot(of: icon))
        }
      }
      #expect(pictures[0] != pictures[1])
      #expect(pictures[0].difference(from: pictures[1].mirrored).maximum <= 2)
    }

    @Test("A listing is read from left to right, and so are the names of styles")
    func sourceStaysLeftToRight() async throws {
      var listings: [Snapshot] = []
      for language in ["en", "ar"] {
        try await GalleryStage.inLanguage(language, "your-own-style") { stage in
          let listing = try #require(
            try stage.page.elements(ofType: "GtkLabel").first { $0.cssClasses.contains("gallery-source") })
          try await stage.scroll(to: listing)
          listings.append(
            await stage.window.snapshot(of: listing).cropped(to: CGRect(x: 0, y: 0, width: 500, height: 100)))
          let heading = try stage.page.element(text: "TicketButtonStyle()")
          #expect(gtk_widget_get_direction(heading.widget) == GTK_TEXT_DIR_LTR)
        }
      }
      #expect(listings[0] == listings[1])
      #expect(ink(in: listings[0]).count > 200)
    }

    @Test(
      "The program is Arabic without an Arabic locale, and finds its direction by itself",
      arguments: ["C", "C.UTF-8"])
    func programIsArabic(_ locale: String) async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "veneer-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let gallery = TestProgram.url.deletingLastPathComponent().appendingPathComponent("veneer-gallery")
      // Pictures are made with an installed font, and the tests have a file of their own for theirs.
      let arguments = [
        "-u", "FONTCONFIG_FILE", gallery.path, "--screenshot", folder.path, "--page", "about", "--scale", "1",
        "--size", "900x500",
      ]
      var edges: [String: Double] = [:]
      try await TestLocale.install()
      for language in ["en", "ar"] {
        _ = try await TestProgram.run(
          URL(fileURLWithPath: "/usr/bin/env"), arguments + ["--language", language],
          environment: ["LC_ALL": locale])
        let picture = try Snapshot(
          contentsOf: folder.appendingPathComponent("about-light-\(language).png").path)
        // The title of the page, where the sidebar is at neither side.
        edges[language] =
          ink(in: picture.cropped(to: CGRect(x: 260, y: 60, width: 380, height: 50))).max() ?? -1
      }
      let english = try #require(edges["en"])
      let arabic = try #require(edges["ar"])
      #expect(english > 0)
      #expect(arabic > english + 100)
    }

    /// The columns of a picture, from the left, with something darker than what is behind.
    private func ink(in picture: Snapshot) -> [Double] {
      let background = picture.mostFrequentColor?.red ?? 255
      return (0..<picture.width).filter { x in
        (0..<picture.height).contains { y in picture[x, y].alpha > 0 && picture[x, y].red < background - 60 }
      }.map(Double.init)
    }
  }
}

extension Snapshot {
  fileprivate var mirrored: Snapshot {
    let rows = stride(from: 0, to: premultipliedPixels.count, by: width)
    return Snapshot(
      width: width, height: height,
      premultipliedPixels: rows.flatMap { premultipliedPixels[$0..<$0 + width].reversed() })
  }
}
