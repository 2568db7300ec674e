/// The elements of rows by their identities, each of which is there once.
struct RowElements<Element, Identity: Hashable> {
  private(set) var elements: [Element] = []
  private(set) var identities: [Identity] = []
  private var known: Set<Identity> = []
  /// Whether elements were left out because their identity was there already.
  private(set) var hasRepetitions = false

  /// Whether the identities are known. Those of very many elements are collected later, as that takes longer than showing them.
  private(set) var isIdentified = false

  init(_ elements: [Element], identify: (Element) -> Identity) {
    if elements.count <= RowElements.greatestNumberIdentifiedAtOnce {
      take(elements, elements.map(identify))
    } else {
      self.elements = elements
    }
  }

  static var greatestNumberIdentifiedAtOnce: Int { 1000 }

  var count: Int { elements.count }

  func identity(at index: Int, identify: (Element) -> Identity) -> Identity {
    isIdentified ? identities[index] : identify(elements[index])
  }

  /// Collects the identities, if that is left to do. Returns what changes because some are there more than once.
  mutating func collectIdentities(_ identify: (Element) -> Identity) -> RowChange? {
    guard !isIdentified else { return nil }
    let all = elements.map(identify)
    take(elements, all)
    guard hasRepetitions else { return nil }
    return RowElements.change(from: all, to: identities)
  }

  private mutating func take(_ elements: [Element], _ identities: [Identity]) {
    isIdentified = true
    known = Set(minimumCapacity: elements.count)
    hasRepetitions = false
    for identity in identities where !known.insert(identity).inserted { hasRepetitions = true }
    self.elements = elements
    self.identities = identities
    if hasRepetitions { leaveOutRepetitions() }
  }

  private mutating func leaveOutRepetitions() {
    var seen: Set<Identity> = []
    let first = identities.indices.filter { seen.insert(identities[$0]).inserted }
    elements = first.map { elements[$0] }
    identities = first.map { identities[$0] }
  }

  /// Takes other elements. Returns the range of rows that are others now, from the first difference to the last, nil where
  /// there is none.
  mutating func change(to new: [Element], identify: (Element) -> Identity) -> RowChange? {
    if !hasRepetitions, areSame(new, elements) { return nil }
    var isUnique = isIdentified && !hasRepetitions
    if !isIdentified {
      identities = elements.map(identify)
      known = Set(identities)
      isIdentified = true
      isUnique = known.count == identities.count
    }
    let identified = new.map(identify)
    if isUnique {
      let change = RowElements.change(from: identities, to: identified)
      if takeMiddle(new, identified, change) { return change.isEmpty ? nil : change }
    }
    let old = identities
    take(new, identified)
    let change = RowElements.change(from: old, to: identities)
    return change.isEmpty ? nil : change
  }

  /// Whether both are one array, so that nothing has to be compared.
  private func areSame(_ left: [Element], _ right: [Element]) -> Bool {
    left.count == right.count
      && left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
      }
  }

  /// Takes elements that differ from the present ones by `change` only. Returns false if one of them is there twice.
  private mutating func takeMiddle(_ new: [Element], _ identified: [Identity], _ change: RowChange) -> Bool {
    for identity in identities[change.position..<(change.position + change.removed)] {
      known.remove(identity)
    }
    for identity in identified[change.position..<(change.position + change.added)]
    where !known.insert(identity).inserted {
      return false
    }
    elements = new
    identities = identified
    return true
  }

  private static func change(from old: [Identity], to new: [Identity]) -> RowChange {
    let start = commonStart(old, new)
    let tail = commonTail(old, new, after: start)
    return RowChange(position: start, removed: old.count - start - tail, added: new.count - start - tail)
  }

  private static func commonStart(_ left: [Identity], _ right: [Identity]) -> Int {
    let limit = min(left.count, right.count)
    var count = 0
    while count < limit, left[count] == right[count] { count += 1 }
    return count
  }

  private static func commonTail(_ left: [Identity], _ right: [Identity], after start: Int) -> Int {
    let limit = min(left.count, right.count) - start
    var count = 0
    while count < limit, left[left.count - 1 - count] == right[right.count - 1 - count] { count += 1 }
    return count
  }
}
