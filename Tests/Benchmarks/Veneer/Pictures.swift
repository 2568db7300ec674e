import BenchSupport
import CGtk
import Veneer

/// Rasters, tints and repaints of one picture.
@MainActor
final class Pictures {
  private static let turns: UInt32 = 120
  private let source = String(cString: bench_picture)
  private var document: SVGDocument
  private var side = 0
  private var raster: Bitmap?

  init() throws {
    document = try SVGDocument(data: Array(source.utf8))
  }

  func run() {
    for side in [16, 128, 256] {
      self.side = side
      measure("raster_\(side)_us", against: "librsvg_\(side)_us")
    }
    measure("retint_us") { pictures, turn in pictures.tint(turn) }
    bench_report("retint_rasters", rastersOfTints)
    repaint()
  }

  /// A size of its own in each turn, as the document keeps the last four.
  private func drawRaster(_ turn: UInt32) {
    raster = try? document.raster(pixelWidth: side(in: turn), pixelHeight: side(in: turn))
  }

  private func side(in turn: UInt32) -> Int { side + Int(turn % 8) }

  private func tint(_ turn: UInt32) {
    let shade = Float(turn % 16) / 16
    let color = GdkRGBA(red: shade, green: 0.5, blue: 1 - shade, alpha: turn.isMultiple(of: 2) ? 1 : 0.8)
    _ = raster?.tinted(color)
  }

  /// How often a picture is drawn while it is shown in other colours.
  private var rastersOfTints: Double {
    let before = document.rasterCount
    for turn in 0..<Pictures.turns { tint(turn) }
    return Double(document.rasterCount - before)
  }

  /// A tinted picture that is painted again in the same colour.
  private func repaint() {
    let view = Image(svg: source).resizable().renderingMode(.template).foregroundStyle(.blue)
      .frame(width: 256, height: 256)
    let host = HostingWidget(rootView: view)
    let content = host.widget
    let window = bench_present(content)
    bench_wait_for_paint(window)
    bench_changes(window, changes, bench_find_first_leaf(content), nil, nil)
    withExtendedLifetime(host) {}
  }

  private typealias Work = @MainActor (Pictures, UInt32) -> Void

  private final class Job {
    let pictures: Pictures
    let work: Work
    init(_ pictures: Pictures, _ work: @escaping Work) {
      self.pictures = pictures
      self.work = work
    }
  }

  private static let run: BenchChange = { turn, data in
    nonisolated(unsafe) let job = Unmanaged<Job>.fromOpaque(data!).takeUnretainedValue()
    MainActor.assumeIsolated { job.work(job.pictures, turn) }
  }

  private func measure(_ key: String, _ work: @escaping Work) {
    let job = Job(self, work)
    withExtendedLifetime(job) {
      bench_work(key, Pictures.turns, Pictures.run, Unmanaged.passUnretained(job).toOpaque())
    }
  }

  /// The raster of ``side`` pixels, in turns with librsvg's own.
  private func measure(_ key: String, against librsvg: String) {
    let job = Job(self) { pictures, turn in pictures.drawRaster(turn) }
    let alone: BenchChange = { turn, data in
      nonisolated(unsafe) let job = Unmanaged<Job>.fromOpaque(data!).takeUnretainedValue()
      MainActor.assumeIsolated { bench_raster_kept(turn, gint(job.pictures.side(in: turn))) }
    }
    withExtendedLifetime(job) {
      bench_work_in_turns(
        librsvg, alone, key, Pictures.run, Pictures.turns, Unmanaged.passUnretained(job).toOpaque())
    }
  }
}
