/// A part of the gallery's own source.
///
/// A build plugin makes a constant of each part between the lines `// listing: name` and `// end listing`, so what the
/// gallery shows as source is what it runs.
struct Listing {
  private let source: StaticString

  init(_ source: StaticString) { self.source = source }

  var text: String { source.description }
}
