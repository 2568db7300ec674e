import Observation

/// Makes bindings to the properties of an observable object.
///
///     struct NoteEditor: View {
///       @Bindable var note: Note
///       var body: some View { TitleField(text: $note.title) }
///     }
///
/// A view that reads such a binding follows the property. In a body, `@Bindable var note = note` makes a local one.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value

  /// The bindings to the object's properties, written `$name.property`.
  public var projectedValue: Bindable<Value> { self }

  /// Bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of `projectedValue`'s object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to the property at `keyPath`.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
