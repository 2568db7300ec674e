import CGtk
import Foundation
import Veneer

/// Mixes a picture of many sources over one of many backdrops in every mode, has the window's own renderer paint that,
/// and prints the pixels.
///
/// A line of the output is a name and the premultiplied pixels, as hexadecimal numbers. With the path of a file as an argument,
/// it writes them there, prints "done", and stays.
@MainActor
enum BlendProgram {
  /// Premultiplied pixels are exact for none of them; that is the point.
  private static let colors = ["#ff0000", "#20c040", "#3060ff", "#f0d020", "#808080", "#ffffff", "#000000"]
  private static let opacities = [0.2, 0.5, 0.8, 1]
  /// A cell for each colour at each opacity, and an empty one.
  private static let side = colors.count * opacities.count + 1

  /// What is blended into a picture.
  private static let blends: [(name: String, color: Color, strength: Double)] = [
    ("opaque", Color(red: 0.8, green: 0.3, blue: 0.5), 1),
    ("translucent", Color(red: 0.2, green: 0.6, blue: 1, opacity: 0.4), 1),
    ("weak", Color(red: 0.8, green: 0.3, blue: 0.5), 0.5),
  ]

  static func main() {
    veneer_test_unbuffer_output()
    gtk_init()
    let host = HostingWidget(rootView: table)
    let window = gtk_window_new()!
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(pointer, 0)
    gtk_window_set_child(pointer, host.widget)
    gtk_window_present(pointer)
    let clock = gtk_widget_get_frame_clock(window)!
    while gdk_frame_clock_get_frame_counter(clock) < 2 {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      g_main_context_iteration(nil, 1)
    }
    printPixels(of: host.widget, in: window)
    if let path = CommandLine.arguments.dropFirst(2).first {
      try? output.write(toFile: path, atomically: true, encoding: .utf8)
      print("done")
      pause()
    }
    print(output)
  }

  private static var output = ""

  private static func printLine(_ line: String) { output += line + "\n" }

  // MARK: Views

  private static var table: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        source
        backdrop
      }
      ForEach(BlendMode.allCases, id: \.self) { mode in
        HStack(spacing: 0) {
          ZStack {
            backdrop
            source.blendMode(mode)
          }
          ForEach(0..<blends.count, id: \.self) { index in
            let blend = blends[index]
            backdrop.blending(color: blend.color, mode: mode, strength: blend.strength)
            // A group is no single picture and is drawn in another way.
            ZStack { backdrop }.blending(color: blend.color, mode: mode, strength: blend.strength)
          }
        }
      }
    }
    .frame(width: Double(side * names.count), alignment: .leading)
  }

  private static let names =
    ["mixed"] + blends.flatMap { ["\($0.name) on a picture", "\($0.name) on a group"] }

  private static let source = picture { "x='0' y='\($0)' width='\(side)' height='1'" }
  private static let backdrop = picture { "x='\($0)' y='0' width='1' height='\(side)'" }

  private static func picture(_ frame: (Int) -> String) -> Image {
    var cells = ""
    for (index, color) in colors.enumerated() {
      for (step, opacity) in opacities.enumerated() {
        let frame = frame(index * opacities.count + step)
        cells += "<rect \(frame) fill='\(color)' fill-opacity='\(opacity)'/>"
      }
    }
    let size = "width='\(side)' height='\(side)'"
    return Image(svg: "<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(cells)</svg>")
  }

  // MARK: Pixels

  private static func printPixels(
    of content: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>
  ) {
    let native = UnsafeMutableRawPointer(window)
    let renderer = gtk_native_get_renderer(OpaquePointer(native))!
    printLine("renderer \(String(cString: veneer_test_type_name(UnsafeMutableRawPointer(renderer))))")
    let snapshot = gtk_snapshot_new()!
    gtk_widget_snapshot_child(window, content, snapshot)
    let node = gtk_snapshot_free_to_node(snapshot)!
    let (columns, rows) = (names.count, BlendMode.allCases.count + 1)
    let (width, height) = (side * columns, side * rows)
    var viewport = graphene_rect_t()
    graphene_rect_init(&viewport, 0, 0, Float(width), Float(height))
    let texture = gsk_renderer_render_texture(renderer, node, &viewport)!
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes {
      gdk_texture_download(texture, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(width * 4))
    }
    func printCell(_ name: String, column: Int, row: Int) {
      var line = name
      for y in row * side..<(row + 1) * side {
        for pixel in pixels[y * width + column * side..<y * width + (column + 1) * side] {
          line += " " + String(pixel, radix: 16)
        }
      }
      printLine(line)
    }
    printCell("source", column: 0, row: 0)
    printCell("backdrop", column: 1, row: 0)
    for (row, mode) in BlendMode.allCases.enumerated() {
      for (column, name) in names.enumerated() {
        printCell("\(mode) \(name):".replacing(" ", with: "-"), column: column, row: row + 1)
      }
    }
  }
}
