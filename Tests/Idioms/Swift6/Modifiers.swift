import Veneer

/// A modifier with state of its own.
struct Collapsible: ViewModifier {
  @State private var isCollapsed = false
  let title: LocalizedStringKey

  func body(content: Content) -> some View {
    VStack {
      Button(title) { isCollapsed.toggle() }
      if !isCollapsed {
        content
      }
    }
  }
}

extension View {
  func collapsible(_ title: LocalizedStringKey) -> some View {
    modifier(Collapsible(title: title))
  }

  /// Applies a modifier where a condition holds, as many applications have it.
  @ViewBuilder
  func when<Changed: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> Changed) -> some View {
    if condition {
      change(self)
    } else {
      self
    }
  }
}

package struct ModifiedNotes: View {
  package init() {}

  package var body: some View {
    VStack {
      Text("Inside").collapsible("Toggle")
      Text("Loud").when(true) { $0.font(.largeTitle) }
      Text("Quiet").when(false) { $0.font(.largeTitle) }
    }
  }
}
