/// A description of part of a user interface.
///
/// A view is a value that says what is to be shown; Veneer makes GTK widgets of it and keeps them in step with new values
/// of the same type in the same place. Declare your own by composing others:
///
///     struct Greeting: View {
///       let name: String
///       var body: some View {
///         Label("Hello, \(name)", systemImage: "star")
///       }
///     }
///
/// Show one in a GTK window with ``HostingWidget``.
@MainActor @preconcurrency
public protocol View {
  /// The type of the views that this one is made of.
  associatedtype Body: View

  /// The views that this one is made of. Read ``State`` and ``Environment`` in it freely; it has no side effects.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of a view in the graph. Views of your own have no need of it.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>

  /// Whether views of this type are always one view for the container around them. Views of your own have no need of it.
  static var _isOneView: Bool { get }

  /// Reads the text of a view that is not shown. Views of your own have no need of it.
  static func _describe(_ view: Self, in context: _NodeContext, _ description: inout _TextDescription)
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, context)
  }

  public static var _isOneView: Bool { Body._isOneView }

  public static func _describe(
    _ view: Self, in context: _NodeContext, _ description: inout _TextDescription
  ) {
    let probe = Node(context)
    var properties = DynamicProperties(of: Self.self)
    Body._describe(properties.installed(in: view, for: probe).body, in: context, &description)
  }
}

extension Never: View {
  /// Never called: there is no value of `Never`.
  public var body: Never { fatalError("Never has no value.") }

  public static var _isOneView: Bool { true }
}

/// A view that Veneer draws itself rather than by composing others.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    fatalError("\(Self.self) is drawn by Veneer and has no body; place it in a view instead.")
  }

  public static var _isOneView: Bool { true }
}

extension View where Body == Never {
  public var body: Never {
    fatalError("\(Self.self) is drawn by Veneer and has no body; place it in a view instead.")
  }
}
