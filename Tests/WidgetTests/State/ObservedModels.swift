import Observation
import Synchronization

/// An observable object of the main actor's.
@Observable @MainActor
final class Note: Identifiable {
  nonisolated let id: Int
  var title: String
  var details = "None"

  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
}

/// An observable object that any thread may change.
@Observable
final class SharedNumber: Sendable {
  @ObservationIgnored private let storage = Mutex(0)

  var value: Int {
    get {
      access(keyPath: \.value)
      return storage.withLock { $0 }
    }
    set { change { $0 = newValue } }
  }

  /// Changes the value by `body`, which may take its time.
  func change(_ body: (inout Int) -> Void) {
    withMutation(keyPath: \.value) {
      var new = storage.withLock { $0 }
      body(&new)
      let value = new
      storage.withLock { $0 = value }
    }
  }

  /// The same for many threads at once: nobody's change is lost.
  func increment() { withMutation(keyPath: \.value) { storage.withLock { $0 += 1 } } }
}
