import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Effects with numbers that nobody means.
  @Suite @MainActor
  struct HostileEffects {
    private nonisolated static let numbers: [CGFloat] = [
      .infinity, -.infinity, .nan, 1e300, -1e300, 1e5, 1e-300, 0,
    ]

    private func show<Content: View>(@ViewBuilder _ content: () -> Content) async {
      let window = TestWindow(width: 160, height: 120, content: content)
      await window.present()
      await window.advanceFrame()
      _ = await window.snapshot()
      window.close()
    }

    @Test("A turn by any angle ends, and whole turns are none", arguments: numbers)
    func rotation(_ number: CGFloat) async throws {
      await show { Text("Turned").rotationEffect(.radians(Double(number))) }
      await show { Text("Turned").rotationEffect(.degrees(Double(number)), anchor: .topLeading) }
      let window = TestWindow(width: 60, height: 60) {
        Color.red.frame(width: 40, height: 10).rotationEffect(.degrees(3_600_000))
      }
      await window.present()
      defer { window.close() }
      #expect(try await window.isolatedSnapshot().bounds { $0.alpha > 100 }?.width == 40)
    }

    @Test("Any scale goes with shadows, masks, clips and blends", arguments: numbers)
    func scale(_ number: CGFloat) async {
      await show { Text("Large").shadow(radius: 5).scaleEffect(number) }
      await show { Text("Large").scaleEffect(number).shadow(radius: 5) }
      await show { Color.red.mask { Text("M").scaleEffect(number) } }
      await show {
        Text("Large").scaleEffect(number).blendMode(.overlay).clipShape(Ellipse())
          .blending(color: .red, mode: .overlay)
      }
    }

    @Test("Any shadow is drawn", arguments: numbers)
    func shadow(_ number: CGFloat) async {
      await show { Color.red.frame(width: 20, height: 20).shadow(radius: number, x: number, y: number) }
      await show {
        Rectangle().fill(Color.red.shadow(.inner(color: .blue, radius: number, x: number, y: number)))
          .frame(width: 20, height: 20)
      }
    }
  }
}
