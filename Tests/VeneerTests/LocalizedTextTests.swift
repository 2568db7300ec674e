import Testing

@testable import Veneer

@Suite struct LocalizedTextTests {
  private struct Point: CustomStringConvertible {
    var description: String { "here" }
  }

  @Test func aLiteralIsItsOwnKey() {
    let key: LocalizedStringKey = "100% & <b>"
    #expect(key.message.key == "100% & <b>")
    #expect(key.message.values.isEmpty)
    #expect(key.message.text == "100% & <b>")
  }

  @Test func interpolationMakesAFormatOfTheKey() {
    let name = "Ada"
    let greeting: LocalizedStringKey = "Hello, \(name)!"
    #expect(greeting.message.key == "Hello, %@!")
    #expect(greeting.message.text == "Hello, Ada!")
    let count: LocalizedStringKey = "\(3) of \(UInt8(9))"
    #expect(count.message.key == "%lld of %lld")
    #expect(count.message.text == "3 of 9")
    let size: LocalizedStringKey = "\(1.5) m, \(Float(0.25))"
    #expect(size.message.key == "%lf m, %lf")
    #expect(size.message.text == "1.5 m, 0.25")
    let point: LocalizedStringKey = "It is \(Point())"
    #expect(point.message.key == "It is %@")
    #expect(point.message.text == "It is here")
  }

  @Test func aResourceWithinATextIsTranslatedByItself() {
    let inner: LocalizedStringResource = "\(2) notes"
    let outer: LocalizedStringResource = "Delete \(inner)?"
    #expect(outer.message.key == "Delete %@?")
    #expect(outer.message.text == "Delete 2 notes?")
  }

  @Test func theFirstWholeNumberCounts() {
    let files: LocalizedStringKey = "\("Ada") has \(3) of \(7) files"
    #expect(files.message.counting?.count == 3)
    let name: LocalizedStringKey = "Hello, \("Ada") \(1.5)"
    #expect(name.message.counting == nil)
    let below: LocalizedStringKey = "\(-1) degrees"
    #expect(below.message.counting?.count == 1)
  }

  @Test(arguments: [(0, "0 notes"), (1, "One note"), (2, "2 notes"), (-1, "One note")])
  func withoutATranslationEnglishHasTwoForms(count: Int, text: String) {
    let key = LocalizedStringKey("One note", plural: "\(count) notes", count: count)
    #expect(key.message.text == text)
    #expect(key == LocalizedStringKey("One note", plural: "\(count) notes", count: count))
    #expect(key != LocalizedStringKey("One note", plural: "\(count) notes", count: count + 5))
    let resource = LocalizedStringResource("One note", plural: "\(count) notes", count: count)
    #expect(resource.message.text == text)
  }

  @Test func valuesArePartOfWhatIsEqual() {
    func key(_ count: Int) -> LocalizedStringKey { "\(count) items" }
    #expect(key(1) == key(1))
    #expect(key(1) != key(2))
    #expect(Set([key(1), key(2), key(1)]).count == 2)
  }

  /// In a format a percent sign of the text stands doubled, as translators write it too.
  @Test func percentSignsBesideValuesStayPercentSigns() {
    let unit = "per year"
    let discount: LocalizedStringKey = "\(20)% \(unit)"
    #expect(discount.message.key == "%lld%% %@")
    #expect(discount.message.text == "20% per year")
    let tight: LocalizedStringKey = "\(20)%\(unit)"
    #expect(tight.message.text == "20%per year")
    let word: LocalizedStringKey = "\(5)%done, \(unit)"
    #expect(word.message.text == "5%done, per year")
  }

  @Test(arguments: [
    ("%@ and %@", "A and B"),
    ("%2$@ before %1$@", "B before A"),
    ("%1$@, %1$@", "A, A"),
    ("%lld %lf", "A B"),
    ("%2$lld/%1$lf", "B/A"),
    ("%d %s", "A B"),
    ("no value", "no value"),
    ("", ""),
  ])
  func valuesAreFilledIn(_ format: String, _ result: String) {
    #expect(LocalizedMessage.fill(format, with: ["A", "B"]) == result)
  }

  @Test(arguments: [
    ("100% of %@", "100% of A"),
    ("%@ %", "A %"),
    ("%", "%"),
    ("%%", "%"),
    ("%%@", "%@"),
    ("%%%@", "%A"),
    ("%q %@", "%q A"),
    ("%2 %@", "%2 A"),
    ("%2$ %@", "%2$ A"),
    ("%$@ %@", "%$@ A"),
  ])
  func strayPercentSignsStay(_ format: String, _ result: String) {
    #expect(LocalizedMessage.fill(format, with: ["A", "B"]) == result)
  }

  @Test(arguments: ["%@ %@ %@", "%9$@", "%0$@", "%99999999999999999999$@", "%1$@ %3$@"])
  func moreSpecifiersThanValuesAreHarmless(_ format: String) {
    let text = LocalizedMessage.fill(format, with: ["A"])
    #expect(!text.contains("%@"))
  }

  @Test func aValueIsNeverAFormat() {
    #expect(LocalizedMessage.fill("%@|%@", with: ["%@ %2$@", "%%"]) == "%@ %2$@|%%")
  }

  @Test func anEmptyKeyIsEmptyText() {
    #expect(LocalizedStringKey("").message.text.isEmpty)
  }
}
