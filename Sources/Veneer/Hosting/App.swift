import CGtk
import Glibc

/// A program that has no GTK code of its own.
///
///     @main
///     struct Notes: App {
///       var body: some Scene {
///         WindowGroup("Notes") {
///           AddButton("New note") { print("pressed") }.padding()
///         }
///       }
///     }
///
/// It runs one `GtkApplication` and ends when the last window is closed.
@MainActor @preconcurrency
public protocol App {
  /// The type of the program's windows.
  associatedtype Body: Scene

  /// The program's windows.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The name by which the desktop knows the program, such as `"org.example.Notes"`; nil for none.
  static var applicationID: String? { get }

  init()
}

extension App {
  public static var applicationID: String? { nil }

  /// Runs the program. It returns when the last window is closed; with a failure, the process ends with its status.
  public static func main() {
    let application = gtk_application_new(applicationID, GApplicationFlags(rawValue: 0))!
    var program: Program<Self>?
    Signal.connect(UnsafeMutableRawPointer(application), "activate") {
      if program == nil { program = Program(Self()) }
      program?.open(in: OpaquePointer(application))
    }
    MainQueueBridge.install()
    // GTK would refuse arguments that it does not know; those of the program's own are the program's to read.
    let known = CommandLine.arguments.enumerated().filter { $0 == 0 || $1 == "--gapplication-service" }.map(
      \.element)
    let status = known.withCArguments { count, arguments in
      g_application_run(
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), count, arguments)
    }
    g_object_unref(application)
    if status != 0 { exit(status) }
  }
}

/// A running program: its state, and the windows that show it.
@MainActor
private final class Program<Content: App> {
  private let graph = Graph()
  private let node: ProgramNode<Content>

  init(_ app: Content) {
    node = ProgramNode(app, _NodeContext(graph: graph, scope: EnvironmentScope(outer: nil)))
  }

  func open(in application: OpaquePointer) { node.open(in: application) }
}

/// The place where a program's state lives.
private final class ProgramNode<Content: App>: Node {
  private let app: Content
  private var evaluation = Evaluation<Content>()
  private var windows: [_OpenWindow] = []

  init(_ app: Content, _ context: _NodeContext) {
    self.app = app
    super.init(context)
  }

  private var scene: Content.Body {
    let installed = evaluation.installed(app, for: self)
    return Evaluation.content(of: installed) { $0.body }
  }

  func open(in application: OpaquePointer) { windows.append(scene._open(in: application)) }

  override func reevaluate() {
    willEvaluate()
    let scene = scene
    windows.removeAll { $0.host == nil }
    for window in windows { scene._update(window) }
  }
}

/// A window that a scene opened, and a way to show it a new value of its view.
@MainActor
public final class _OpenWindow {
  fileprivate var host: AnyObject?
}

/// Windows of a program.
@MainActor @preconcurrency
public protocol Scene {
  /// Opens a window in `application`, a `GtkApplication`. Veneer calls it.
  func _open(in application: OpaquePointer) -> _OpenWindow

  /// Brings a window that was opened up to date. Veneer calls it.
  func _update(_ window: _OpenWindow)
}

/// Makes the windows of a program of those listed in a closure.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window with a view in it.
public struct WindowGroup<Content: View>: Scene {
  private let title: Text?
  private let content: Content
  private var size: CGSize?

  /// A window that shows `content`.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// A window with a title to be translated that shows `content`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey)
    self.content = content()
  }

  /// A window with a title as it is that shows `content`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.title = Text(title)
    self.content = content()
  }

  /// The window opens in this size, in logical pixels, rather than as large as its content needs.
  public func defaultSize(width: CGFloat, height: CGFloat) -> WindowGroup {
    var group = self
    group.size = CGSize(width: width, height: height)
    return group
  }

  public func _open(in application: OpaquePointer) -> _OpenWindow {
    let widget = gtk_application_window_new(
      UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self))!
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    if let title { gtk_window_set_title(window, title.string) }
    if let size {
      gtk_window_set_default_size(window, Int32(size.width.rounded()), Int32(size.height.rounded()))
    }
    let host = HostingWidget(rootView: content)
    gtk_window_set_child(window, host.widget)
    gtk_window_present(window)
    let opened = _OpenWindow()
    opened.host = host
    Signal.connect(UnsafeMutableRawPointer(window), "destroy") { [weak opened] in opened?.host = nil }
    return opened
  }

  public func _update(_ window: _OpenWindow) {
    (window.host as? HostingWidget<Content>)?.rootView = content
  }
}

extension [String] {
  /// The strings as a C program's arguments, for as long as `body` runs.
  fileprivate func withCArguments(
    _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var pointers: [UnsafeMutablePointer<CChar>?] = map { g_strdup($0) }
    defer { for pointer in pointers { g_free(pointer) } }
    pointers.append(nil)
    return pointers.withUnsafeMutableBufferPointer { body(Int32(count), $0.baseAddress!) }
  }
}
