/// The surfaces on the screen, as a display server knows them.
struct BroadwayScene {
  struct Surface {
    let id: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var isVisible = false
    /// The surface this one is a popup or a dialog of; 0 is none.
    var parent = 0

    func contains(x: Int, y: Int) -> Bool {
      isVisible && (self.x..<self.x + width).contains(x) && (self.y..<self.y + height).contains(y)
    }
  }

  /// All surfaces, the lowest first.
  private(set) var surfaces: [Surface] = []

  subscript(id: Int) -> Surface? { surfaces.first { $0.id == id } }

  /// The surface that is seen at a point of the screen; 0 is the empty screen.
  func surface(atX x: Int, y: Int) -> Int {
    surfaces.last { $0.contains(x: x, y: y) }?.id ?? 0
  }

  /// The highest window on the screen, popups and dialogs not counted; 0 when there is none.
  var topWindow: Int {
    surfaces.last { $0.isVisible && $0.parent == 0 }?.id ?? 0
  }

  /// The window that `id`, perhaps a popup in a popup, belongs to.
  func root(of id: Int) -> Int {
    var root = id
    while let parent = self[root]?.parent, parent != 0 { root = parent }
    return root
  }

  /// Follows a message. Surfaces that are not known (the daemon names 0 when focus is lost) change nothing.
  mutating func apply(_ message: BroadwayMessage) {
    switch message {
    case .newSurface(let surface): surfaces.append(surface)
    case .show(let id): update(id) { $0.isVisible = true }
    case .hide(let id): update(id) { $0.isVisible = false }
    case .raise(let id): if let surface = remove(id) { surfaces.append(surface) }
    case .lower(let id): if let surface = remove(id) { surfaces.insert(surface, at: 0) }
    case .destroy(let id): _ = remove(id)
    case .setParent(let id, let parent): update(id) { $0.parent = parent }
    case .moveResize(let id, let position, let size):
      update(id) { surface in
        if let position { (surface.x, surface.y) = position }
        if let size { (surface.width, surface.height) = size }
      }
    case .grab, .ungrab, .replaced, .roundTrip, .drawing: break
    }
  }

  private mutating func update(_ id: Int, _ change: (inout Surface) -> Void) {
    if let index = surfaces.firstIndex(where: { $0.id == id }) { change(&surfaces[index]) }
  }

  private mutating func remove(_ id: Int) -> Surface? {
    surfaces.firstIndex { $0.id == id }.map { surfaces.remove(at: $0) }
  }
}
