import CGtk
import Foundation
import Testing
import VeneerGallery
import VeneerTesting

extension WidgetSuites {
  /// The gallery in languages that are not English.
  @Suite @MainActor
  struct GalleryLanguages {
    @Test(
      "A language is seen in titles, plain labels and what a .ui file describes",
      arguments: [
        ("de", "Symbolfarbe", "Eintrag hinzufügen", "Ihre Bestellung", "angeklickt: Bestellen"),
        ("fr", "Teinte des icônes", "Ajouter un élément", "Votre commande", "cliqué\u{a0}: Commander"),
        ("ar", "صبغة الأيقونات", "أضف عنصرًا", "طلبك", "نُقر: اطلب"),
      ])
    func textsAreTranslated(
      _ language: String, _ title: String, _ button: String, _ heading: String, _ event: String
    ) async throws {
      try await GalleryStage.inLanguage(language, "icon-tint") { stage in
        #expect(!stage.window.root.elements(text: title).isEmpty)
        #expect(!stage.window.root.elements(role: .button, named: button).isEmpty)
        #expect(stage.window.root.elements(text: "Icon tint").isEmpty)
        stage.interface.show(try #require(GalleryPage.named("into-gtk")))
        await stage.window.settle()
        #expect(!stage.window.root.elements(text: heading).isEmpty)
        let order = try stage.window.element(ofType: "VeneerSubtitledButton")
        try await stage.scroll(to: order)
        await stage.window.pointer.click(order)
        #expect(try stage.log.contains(event))
      }
    }

    @Test(
      "A sentence that counts has each of the language's forms",
      arguments: [
        ("de", "Drücken", ["0-mal gedrückt", "Einmal gedrückt", "2-mal gedrückt", "3-mal gedrückt"]),
        ("fr", "Appuyer", ["Appuyé 0 fois", "Appuyé 1 fois", "Appuyé 2 fois", "Appuyé 3 fois"]),
        ("ar", "اضغط", ["لم يُضغط", "ضُغط مرة واحدة", "ضُغط مرتين", "ضُغط 3 مرات"]),
        ("en", "Press", ["Pressed 0 times", "Pressed once", "Pressed 2 times", "Pressed 3 times"]),
      ])
    func countsHavePluralForms(_ language: String, _ press: String, _ forms: [String]) async throws {
      try await GalleryStage.inLanguage(language, "roles-and-states") { stage in
        let page = try stage.page
        let button = try page.element(role: .button, named: press)
        try await stage.scroll(to: button)
        for form in forms {
          #expect(page.elements(text: form).count == 1, "\(form)")
          await stage.window.pointer.click(button)
        }
      }
    }

    @Test("No page shows an English text in Arabic", arguments: galleryPageNames)
    func nothingIsLeftInEnglish(_ name: String) async throws {
      // What is called the same everywhere.
      let names = ["Veneer", "GTK", "librsvg", "Pango", "MIT"]
      try await GalleryStage.inLanguage("ar", name) { stage in
        let texts = stage.texts
        #expect(texts.count > 30)
        for text in texts where text.contains(where: \.isASCIILetter) && !names.contains(text) {
          // The names of symbols are written in small letters.
          if name == "symbols", !text.contains(where: { $0.isUppercase || $0 == " " }) { continue }
          let isArabic = text.contains { $0.isArabic }
          #expect(isArabic, "\(text)")
        }
      }
    }
  }
}

extension GalleryStage {
  /// Opens the gallery with a page in a language, laid out in its direction, and hands it to `body`.
  static func inLanguage(
    _ language: String, _ page: String, height: Int32 = 740,
    _ body: @MainActor (GalleryStage) async throws -> Void
  ) async throws {
    try await TestLocale.install()
    GalleryLanguage.use(language)
    HeadlessDisplay.shared.layoutDirection = GalleryLanguage.isRightToLeft ? .rightToLeft : .leftToRight
    defer {
      GalleryLanguage.use("en")
      HeadlessDisplay.shared.layoutDirection = .leftToRight
    }
    let stage = try await GalleryStage(page, height: height)
    defer { stage.window.close() }
    try await body(stage)
  }

  /// All texts in the window but source, which stays as it is, and the values that a machine has.
  fileprivate var texts: [String] {
    window.root.visibleDescendants.compactMap { element in
      if element.isOfType("GtkLabel") {
        let isSource = gtk_widget_get_direction(element.widget) == GTK_TEXT_DIR_LTR
        let isValue = gtk_label_get_selectable(OpaquePointer(element.widget)) != 0
        return isSource || isValue || element.isInDropDown
          ? nil : String(cString: gtk_label_get_text(OpaquePointer(element.widget)))
      }
      return element.role == .button || element.role == .label ? element.accessibleName : nil
    }
  }
}

extension Element {
  /// Modes of blending are listed as they are written in source.
  fileprivate var isInDropDown: Bool {
    gtk_widget_get_ancestor(widget, gtk_drop_down_get_type()) != nil
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isArabic: Bool { unicodeScalars.contains { (0x600...0x6ff).contains($0.value) } }
}
