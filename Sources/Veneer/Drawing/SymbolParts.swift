/// The parts of a symbol that have colours of their own: the front one, and what lies behind it from front to back.
@MainActor
struct SymbolParts {
  let front: SVGDocument
  let behind: [(document: SVGDocument, paint: Paint)]
}
