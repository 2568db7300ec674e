import CGtk
import Veneer
import VeneerTesting

/// Shows a free shape on a display of scale 2, and prints the scale and whether the shape has an edge as sharp as that.
@MainActor
enum ShapeScaleProgram {
  static func main() -> Never {
    var options = HeadlessDisplay.Options()
    options.scale = 2
    KitPrograms.run(options) {
      let window = TestWindow(width: 40, height: 40) {
        Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)]) }
          .fill(Color(red: 0, green: 0, blue: 1))
      }
      await window.present()
      let picture = await window.snapshot()
      // A slanted edge has one half covered pixel in each row of the device.
      let soft = picture.count { $0.blue > $0.red + 20 && $0.red > 20 }
      print(gtk_widget_get_scale_factor(window.widget), soft <= 82 ? "sharp" : "soft \(soft)")
    }
  }
}
