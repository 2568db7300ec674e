import Testing
import Veneer
import VeneerTesting

extension WidgetSuites {
  /// Views cut to a shape, or seen through another view.
  @Suite @MainActor struct Clipping {
    private func picture<Content: View>(rightToLeft: Bool = false, scale: Int = 1, _ content: Content)
      async throws -> Snapshot
    {
      try await ShapePicture.of(rightToLeft: rightToLeft, scale: scale) { content }
    }

    private let triangle = Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)]) }

    @Test func aViewIsCutToAShape() async throws {
      let circle = try await picture(Ground.blue.clipShape(Circle()))
      #expect(abs(circle.area - 400 * .pi) < 4 && circle.alpha(1, 1) == 0)
      let rounded = try await picture(Ground.blue.clipShape(.rect(cornerRadius: 12)))
      let radius = try await picture(Ground.blue.cornerRadius(12))
      #expect(rounded.alphas == radius.alphas && abs(radius.area - (1600 - 0.8584 * 144)) < 3)
      let capsule = try await picture(Ground.blue.frame(height: 20).clipShape(Capsule()))
      #expect(abs(capsule.area - (800 - 0.8584 * 100)) < 3)
      let free = try await picture(Ground.blue.clipShape(triangle))
      #expect(abs(free.area - 800) < 3 && free.color(5, 5) == Ground.bluePixel && free.alpha(35, 35) == 0)
    }

    @Test func aFreeClipIsSharpAtScaleTwo() async throws {
      let picture = try await picture(scale: 2, Ground.blue.clipShape(triangle))
      #expect(abs(picture.area - 3200) < 6)
      #expect(picture.alphas.filter { $0 > 0 && $0 < 255 }.count <= 82)
    }

    @Test func theFillStyleDecidesAboutHolesAndEdges() async throws {
      var ring = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
      ring.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
      let hole = try await picture(Ground.blue.clipShape(ring, style: FillStyle(eoFill: true)))
      #expect(hole.alpha(20, 20) == 0 && abs(hole.area - (1600 - 100 * .pi)) < 3)
      #expect(try await picture(Ground.blue.clipShape(ring)).area == 1600)
      let rough = try await picture(Ground.blue.clipShape(Circle(), style: FillStyle(antialiased: false)))
      #expect(rough.alphas.allSatisfy { $0 == 0 || $0 == 255 } && abs(rough.area - 400 * .pi) < 20)
      let corners = try await picture(Ground.blue.cornerRadius(12, antialiased: false))
      #expect(corners.alphas.allSatisfy { $0 == 0 || $0 == 255 } && corners.alpha(0, 0) == 0)
    }

    @Test func whatOverflowsIsCutOff() async throws {
      let wide = Rectangle().stroke(Ground.blue, lineWidth: 10).frame(width: 20, height: 20)
      #expect(try await picture(wide).drawn == CGRect(x: 5, y: 5, width: 30, height: 30))
      let inner = CGRect(x: 10, y: 10, width: 20, height: 20)
      #expect(try await picture(wide.clipped()).drawn == inner)
      #expect(try await picture(wide.clipped(antialiased: true)).drawn == inner)
    }

    @Test(arguments: [-4, .nan, 0])
    func aRadiusThatIsNoneCutsNothing(_ radius: CGFloat) async throws {
      #expect(try await picture(Ground.blue.cornerRadius(radius)).area == 1600)
    }

    @Test func aMaskShowsWhereItIsOpaque() async throws {
      let circle = try await picture(Ground.blue.mask(Circle()))
      #expect(abs(circle.area - 400 * .pi) < 4 && circle.color(20, 20) == Ground.bluePixel)
      #expect(try await picture(Ground.blue.mask { Circle() }).alphas == circle.alphas)
      let corner = try await picture(
        Ground.blue.mask(alignment: .topLeading) { Color.black.opacity(0.5).frame(width: 10, height: 10) })
      #expect(corner.drawn == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(abs(corner.alpha(5, 5) - 128) <= 1 && corner[5, 5].blue >= 254)
      let mirrored = try await picture(
        rightToLeft: true,
        Ground.blue.mask(alignment: .topLeading) { Color.black.frame(width: 10, height: 10) })
      #expect(mirrored.drawn == CGRect(x: 30, y: 0, width: 10, height: 10))
      #expect(try await picture(Ground.blue.mask(Color.clear)).drawn == nil)
      #expect(try await picture(Ground.blue.mask { EmptyView() }).drawn == nil)
    }

    @Test func aMaskMayBeTextAndIsNotReadOut() async throws {
      let window = TestWindow(width: 200, height: 60) {
        Button {
        } label: {
          Ground.blue.frame(width: 100, height: 30).mask { Text("Masked") }.overlay {
            Text("Seen").opacity(0)
          }
        }
        .buttonStyle(.plain)
      }
      await window.present()
      defer { window.close() }
      #expect(window.buttons[0].accessibleName == "Seen")
      let picture = try await window.isolatedSnapshot()
      #expect(picture.contains { $0.blue > 250 && $0.red == 0 && $0.alpha > 200 })
      #expect(picture.area < 1000 && picture.area > 50)
    }

    @Test func aMaskFollowsItsChanges() async throws {
      struct Page: View {
        let isRound: Bool
        var body: some View {
          Ground.blue.mask { if isRound { Circle() } else { Rectangle().frame(width: 10, height: 10) } }
        }
      }
      let host = HostingWidget(rootView: Page(isRound: true))
      let window = TestWindow(width: 40, height: 40, content: host.widget)
      await window.present()
      defer { window.close() }
      #expect(try await window.isolatedSnapshot().area > 1200)
      host.rootView = Page(isRound: false)
      #expect(try await window.isolatedSnapshot().area == 100)
    }
  }
}
