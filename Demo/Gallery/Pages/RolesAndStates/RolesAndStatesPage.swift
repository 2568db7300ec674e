import Veneer

extension GalleryPage {
  static let rolesAndStates = GalleryPage(
    name: "roles-and-states", title: "Roles and states", symbol: "slider.horizontal.3",
    summary: "A role says what a button is for; keys press it, and it may repeat or rest.",
    keywords: "role destructive cancel size outline shape keyboard shortcut mnemonic repeat disabled lock"
  ) { page in
    page.variants {
      $0.add("role: .destructive") { Button("Erase", role: .destructive) {} }
      $0.add("role: .cancel") { Button(role: .cancel) {} }
      $0.add("role: .confirm") { Button("Pay", role: .confirm) {} }
      $0.add("keyboardShortcut(\"p\")") { Button("Press by Ctrl+P") {}.keyboardShortcut("p") }
      $0.add("mnemonic(\"l\")") { Button("or by Alt+L") {}.mnemonic("l") }
      $0.add("buttonRepeatBehavior") { Volume() }
      $0.add("disabled(isLocked)") { Lock() }
      $0.add("buttonBorderShape(.capsule)") { Button("Capsule") {}.buttonBorderShape(.capsule) }
      $0.add("buttonBorderShape(.circle)") {
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }
    }
    page.variants("Sizes", columnWidth: 112) {
      $0.add(".mini") { Button("Mini") {}.controlSize(.mini) }
      $0.add(".small") { Button("Small") {}.controlSize(.small) }
      $0.add(".regular") { Button("Regular") {}.controlSize(.regular) }
      $0.add(".large") { Button("Large") {}.controlSize(.large) }
      $0.add(".extraLarge") { Button("Extra large") {}.controlSize(.extraLarge) }
    }
    page.states("Destructive") { Button("Erase", role: .destructive) {} }
    page.states("Prominent and destructive") {
      Button("Erase", role: .destructive) {}.buttonStyle(.borderedProminent)
    }
    page.playground(RoleButton()) {
      $0
    } controls: {
      $0.choice(
        "Role", \.role,
        [("None", nil), ("Destructive", .destructive), ("Cancel", .cancel), ("Confirm", .confirm)])
      $0.toggle("Repeats while held", \.repeats)
      $0.toggle("Disabled", \.isDisabled)
    }
    page.events()
    page.source(.rolesAndStates)
    page.source(.volume)
  }
}

// listing: volume
/// Buttons that act again and again while they are held down.
struct Volume: View {
  @State private var volume = 5

  var body: some View {
    HStack(spacing: 8) {
      Button("Quieter", systemImage: "minus") {
        volume = max(0, volume - 1)
      }
      Text("\(volume)").frame(minWidth: 28)
      Button("Louder", systemImage: "plus") { volume += 1 }
    }
    .labelStyle(.iconOnly)
    .buttonRepeatBehavior(.enabled)
  }
}
// end listing

/// One button disables the other.
private struct Lock: View {
  @State private var isLocked = false

  var body: some View {
    HStack(spacing: 8) {
      Button(isLocked ? "Unlock" : "Lock", systemImage: isLocked ? "lock.fill" : "lock") { isLocked.toggle() }
      Button("Open") {}.disabled(isLocked)
    }
  }
}

// listing: rolesAndStates
struct RoleButton: View {
  var role: ButtonRole?
  var repeats = false
  var isDisabled = false
  @State private var presses = 0

  var body: some View {
    HStack(spacing: 16) {
      Button("Press", role: role) { presses += 1 }
        .buttonRepeatBehavior(repeats ? .enabled : .disabled)
        .disabled(isDisabled)
      Text(
        LocalizedStringKey(
          "Pressed once", plural: "Pressed \(presses) times",
          count: presses))
    }
  }
}
// end listing
