import Veneer

/// Styles, roles, sizes and outlines that Veneer brings along, and the ways to press a button.
struct ButtonsSection: View {
  @State private var presses = 0
  @State private var volume = 5
  @State private var isLocked = false

  var body: some View {
    GallerySection(
      "Buttons", summary: "Styles and sizes are set from outside; a role says what a button is for.",
      status: timesPressed(presses)
    ) {
      Sample("buttonStyle") {
        HStack(spacing: 8) {
          Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
          Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
          Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
          Button("Link") { presses += 1 }.buttonStyle(.link)
        }
      }
      Sample("role") {
        HStack(spacing: 8) {
          Button("Erase", role: .destructive) { presses += 1 }
          Button(role: .cancel) { presses += 1 }
        }
      }
      Sample("controlSize") {
        HStack(spacing: 8) {
          ForEach(ControlSize.allCases, id: \.self) { size in
            Button(String(describing: size)) { presses += 1 }.controlSize(size)
          }
        }
      }
      Sample("buttonBorderShape") {
        HStack(spacing: 8) {
          Button("Capsule") { presses += 1 }.buttonBorderShape(.capsule)
          Button("Radius 12") { presses += 1 }.buttonBorderShape(.roundedRectangle(radius: 12))
          Button("Add", systemImage: "plus") { presses += 1 }
            .labelStyle(.iconOnly).buttonBorderShape(.circle)
        }
      }
      Sample("keyboardShortcut(\"p\")") {
        HStack(spacing: 8) {
          Button("Press by Ctrl+P") { presses += 1 }.keyboardShortcut("p")
          Button("or by Alt+L") { presses += 1 }.mnemonic("l")
        }
      }
      Sample("buttonRepeatBehavior") {
        HStack(spacing: 8) {
          Button("Quieter", systemImage: "minus") { volume = max(0, volume - 1) }
          Text("\(volume)").frame(minWidth: 28)
          Button("Louder", systemImage: "plus") { volume += 1 }
        }
        .labelStyle(.iconOnly).buttonRepeatBehavior(.enabled)
      }
      Sample("disabled") {
        HStack(spacing: 8) {
          Button(isLocked ? "Unlock" : "Lock", systemImage: isLocked ? "lock.fill" : "lock") {
            isLocked.toggle()
          }
          Button("Open") { presses += 1 }.disabled(isLocked)
        }
      }
    }
  }
}
