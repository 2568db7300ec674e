import CGtk
import Foundation
import Veneer

/// The application: its window comes from a `.ui` file in the resources, and a view goes into it.
@MainActor
enum TallyApplication {
  static func run() -> Never {
    let application = gtk_application_new("org.example.Tally", G_APPLICATION_NON_UNIQUE)!
    let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void = {
      application, _ in MainActor.assumeIsolated { TallyApplication.open(in: application) }
    }
    g_signal_connect_data(
      application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, GConnectFlags(0))
    let program = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
    exit(g_application_run(program, 0, nil))
  }

  private static func open(in application: UnsafeMutablePointer<GtkApplication>) {
    let builder = gtk_builder_new_from_resource("/org/example/Tally/window.ui")!
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let content: UnsafeMutablePointer<GtkBox> = object("content", of: builder)
    let window: UnsafeMutablePointer<GtkWindow> = object("window", of: builder)
    gtk_box_append(content, HostingWidget(rootView: TallyView()).widget)
    gtk_window_set_application(window, application)
    gtk_window_present(window)
  }

  private static func object<Object>(_ name: String, of builder: OpaquePointer) -> UnsafeMutablePointer<
    Object
  > {
    guard let object = gtk_builder_get_object(builder, name) else { fatalError("window.ui has no \(name)") }
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: Object.self)
  }
}
