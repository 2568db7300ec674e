/// What went wrong in a headless test, as a sentence for the person who reads the test's output.
public struct HeadlessError: Error, CustomStringConvertible {
  /// The sentence, and below it what helps to find the cause (the element tree, the daemon's last output).
  public let description: String

  /// Makes an error that reads as `description`.
  public init(_ description: String) {
    self.description = description
  }
}
