import Testing
import Veneer
import VeneerTesting

@Suite(.serialized) @MainActor struct WidgetSuites {}

extension WidgetSuites {
  @Suite @MainActor struct Smoke {
    @Test func showsEverything() async throws {
      var count = 0
      let window = TestWindow(width: 420, height: 640) {
        VStack(spacing: 12) {
          AddButton("Add item") { count += 1 }.labelStyle(.iconTint(.green))
          SubtitledButton(title: "Standard", subtitle: "Arrives on Friday") { count += 10 }
          SubtitledButton(title: "Express", subtitle: "Arrives tomorrow") { count += 10 }.buttonStyle(.roundedRow)
          SubtitledButton(title: "Plain", subtitle: "No decoration") { count += 10 }.buttonStyle(.plain)
          PressedImageButton("Like", systemImage: "heart", pressedImage: "heart.fill", pressedScale: 1.2) { count += 100 }
            .font(.largeTitle).labelStyle(.iconOnly)
          HStack { Text("Information"); Spacer(); InfoButton {} }
          ListAddButton("Add a row") {}
          Image(systemName: "bandage.fill").foregroundStyle(.red).imageScale(.large)
          IconTintLabel("Online", systemImage: "checkmark.circle.fill", tint: .green)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Disabled") {}.disabled(true)
        }.padding()
      }
      await window.present()
      print(window.treeDescription)
      try await window.snapshot(scale: 2).write(to: "/tmp/smoke.png")
      let add = try window.element(role: .button, named: "Add item")
      await window.pointer.click(add)
      #expect(count == 1)
      let like = try window.element(role: .button, named: "Like")
      await window.pointer.press(like)
      await window.advanceFrame()
      try await window.snapshot(scale: 2).write(to: "/tmp/smoke-pressed.png")
      await window.pointer.release()
      #expect(count == 101)
      window.close()
    }
  }
}
