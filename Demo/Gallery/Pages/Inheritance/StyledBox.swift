import CGtk
import Veneer

/// A part of the tree: something of GTK's.
@MainActor
protocol InheritancePart {
  var widget: WidgetPointer { get }
}

/// A plain `GtkBox` with a list to choose the style that everything below it inherits.
@MainActor
final class StyledBox: InheritancePart {
  let widget: WidgetPointer

  init(title: LocalizedStringKey, look: InheritedLook, children: [any InheritancePart]) {
    let name = localized(title)
    let choice = dropDown(InheritedLook.choices.map { localized($0.title) })
    gtk_drop_down_set_selected(
      choice.opaque, guint(InheritedLook.choices.firstIndex { $0.option == look } ?? 0))
    choice.setAccessible(name: name)
    gtk_widget_set_halign(choice, GTK_ALIGN_END)
    gtk_widget_set_hexpand(choice, 1)
    let box = column(spacing: 12, row(spacing: 12, textLabel(name, classes: "heading"), choice))
    let content = ColumnLayout.container(columnWidth: 230, children.map(\.widget))
    box.append(content)
    box.addClass("gallery-card")
    widget = box
    look.apply(to: box)
    Signals.connectPointer(UnsafeMutableRawPointer(choice), "notify::selected") { _ in
      InheritedLook.choices[Int(gtk_drop_down_get_selected(choice.opaque))].option.apply(to: box)
    }
  }
}

/// Views that say nothing of their style.
@MainActor
final class InheritingLeaf: InheritancePart {
  let widget: WidgetPointer

  init() {
    widget =
      HostingWidget(
        rootView: HStack(spacing: 16) {
          AddButton("Add") {}
          Label("Star", systemImage: "star.fill")
        }
      ).widget
    gtk_widget_set_halign(widget, GTK_ALIGN_START)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
  }
}

// listing: inheritedLook
/// What a box says to the views below it.
enum InheritedLook: Equatable {
  case inherited, tint(Color), iconOnly, titleOnly, prominent

  /// `box` is a `GtkBox`, with hosted views somewhere in it.
  @MainActor
  func apply(to box: UnsafeMutablePointer<GtkWidget>) {
    switch self {
    case .inherited:
      removeInheritedModifiers(from: box)
    case .tint(let color):
      setInheritedModifiers(on: box) { $0.labelStyle(.iconTint(color)) }
    case .iconOnly:
      setInheritedModifiers(on: box) { $0.labelStyle(.iconOnly) }
    case .titleOnly:
      setInheritedModifiers(on: box) { $0.labelStyle(.titleOnly) }
    case .prominent:
      setInheritedModifiers(on: box) { $0.buttonStyle(.borderedProminent) }
    }
  }
}
// end listing

extension InheritedLook {
  @MainActor
  static let choices: [(title: LocalizedStringKey, option: InheritedLook)] = [
    ("As inherited", .inherited), ("Purple icons", .tint(.purple)), ("Orange icons", .tint(.orange)),
    ("Green icons", .tint(.green)), ("Icon only", .iconOnly), ("Title only", .titleOnly),
    ("Prominent buttons", .prominent),
  ]
}
