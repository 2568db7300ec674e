/// Why a picture could not be read or drawn, in one sentence.
package struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence, for a person who has to mend the file.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
