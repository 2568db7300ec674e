import Testing

/// Holds every suite that touches GTK: they share one display, so one test runs at a time.
@Suite(.serialized) @MainActor
struct WidgetSuites {}
