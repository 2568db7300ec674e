import CGtk
import Veneer

/// Labels of a number to be chosen, and how long it takes to give them all another tint.
@MainActor
final class ManyLabels {
  let widget: WidgetPointer
  private let host: HostingWidget<LabelField>
  private let result: WidgetPointer
  private var field = LabelField(count: 200, tint: .purple)
  private var turn = 0

  init() {
    host = HostingWidget(rootView: field)
    result = textLabel(localized("Not measured yet."), classes: "gallery-secondary")
    widget = column(spacing: 16)
    widget.addClass("gallery-card")
    addControls()
    widget.append(host.widget)
  }

  private func addControls() {
    let controls = Playground(field) { self.measure($0) }
    controls.range("Labels", \.number, 50...2000, step: 50)
    let button = HostingWidget(rootView: Button("Another tint", systemImage: "paintbrush") { self.tint() })
      .widget
    widget.append(controls.widget)
    widget.append(row(spacing: 12, button, result))
  }

  private func tint() {
    turn += 1
    var next = field
    next.tint = Swatch.all[turn % Swatch.all.count].color
    measure(next)
  }

  private func measure(_ next: LabelField) {
    var next = next
    if next.count != field.count { next.tint = field.tint }
    field = next
    let start = g_get_monotonic_time()
    host.rootView = next
    let milliseconds = Double(g_get_monotonic_time() - start) / 1000
    let time = withVaList([milliseconds]) { g_strdup_vprintf("%.2f", $0)! }
    defer { g_free(time) }
    let text = String(cString: time)
    gtk_label_set_text(result.opaque, localized("The last change took \(text) ms."))
  }
}

// listing: manyLabels
/// Lines of labels, all tinted from outside.
struct LabelField: View {
  var count: Int
  var tint: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(0..<count / 10, id: \.self) { _ in
        HStack(spacing: 8) {
          ForEach(0..<10, id: \.self) { _ in
            Label("Star", systemImage: "star.fill")
          }
        }
      }
    }
    .labelStyle(.iconTint(tint))
    .font(.footnote)
  }
}
// end listing

extension LabelField {
  /// The count as a slider has it.
  fileprivate var number: Double {
    get { Double(count) }
    set { count = Int(newValue) }
  }
}
