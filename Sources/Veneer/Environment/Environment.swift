import Observation

/// Reads a value of the environment, and brings the view or style up to date when it changes.
///
///     struct Hint: View {
///       @Environment(\.isEnabled) private var isEnabled
///       var body: some View { Text(isEnabled ? "Press me" : "Not now") }
///     }
///
/// An observable object that ``View/environment(_:)`` has put there is read by its type:
///
///     @Environment(Library.self) private var library
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Reads the observable object of a type. Where none is set for a view around, the program stops.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    keyPath = \EnvironmentValues.[required: ObservableType<Value>()]
  }

  /// Reads the observable object of a type; nil where none is set for a view around.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    keyPath = \EnvironmentValues.[ObservableType<Object>()]
  }

  /// The value where the view stands; before the view is shown, the value's default.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  @MainActor
  public mutating func _install(in node: Node, slot: inout AnyObject?) {
    value = node.environment[keyPath: keyPath]
  }
}

/// Names the place of an observable object in the environment.
struct ObservableType<Object: AnyObject & Observable>: Hashable, Sendable {}

private struct ObservableKey<Object: AnyObject & Observable>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  fileprivate(set) subscript<Object: AnyObject & Observable>(type: ObservableType<Object>) -> Object? {
    get { self[ObservableKey<Object>.self] }
    set { self[ObservableKey<Object>.self] = newValue }
  }

  fileprivate subscript<Object: AnyObject & Observable>(required type: ObservableType<Object>) -> Object {
    guard let object = self[type] else {
      fatalError("No \(Object.self) in the environment: set one for a view around by .environment(_:).")
    }
    return object
  }
}

extension View {
  /// Puts an observable object into the environment of this view and those inside it, where
  /// `@Environment(Library.self)` reads it. Nil takes out what was set further out.
  ///
  ///     LibraryView().environment(library)
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    nonisolated(unsafe) let object = object
    return writingEnvironment { $0[ObservableType<Object>()] = object }
  }
}
