// The benchmarks' trees in Veneer. Prints lines "key value"; Tests/bench reads them.

import BenchSupport
import CGtk
import Veneer

let changes: UInt32 = 200
let presses: UInt32 = 30
let fewChanges: UInt32 = 20
let scrolledFrames: UInt32 = 200

@MainActor
func runFirstPaint(_ content: () -> UnsafeMutablePointer<GtkWidget>) {
  let before = bench_read()
  _ = bench_first_paint(before, content())
}

@MainActor
func runChanges(
  of remote: Remote, in content: UnsafeMutablePointer<GtkWidget>, count: UInt32 = changes
) {
  let window = bench_present(content)
  bench_wait_for_paint(window)
  let change: BenchChange = { turn, data in
    MainActor.assumeIsolated {
      guard let data else { return }
      Unmanaged<Remote>.fromOpaque(data).takeUnretainedValue().setColor(turn.isMultiple(of: 2) ? .red : .blue)
    }
  }
  let shown = bench_find_first_leaf(content)
  withExtendedLifetime(remote) {
    bench_changes(window, count, shown, change, Unmanaged.passUnretained(remote).toOpaque())
  }
}

/// A press by the signals of the button's own gesture. Presses by a real pointer are the test kit's business.
@MainActor
func runPresses(in content: UnsafeMutablePointer<GtkWidget>) {
  let window = bench_present(content)
  bench_wait_for_paint(window)
  guard let button = bench_find_button(content) else { fatalError("Veneer made no button") }
  let before = Counters(of: content)
  bench_presses(window, button, presses)
  before.report(perTurnOf: presses)
}

@MainActor
func run(_ mode: String, count: Int) -> Bool {
  switch mode {
  case "buttons":
    runFirstPaint { HostingWidget(rootView: Buttons(count: count)).widget }
  case "rows":
    runFirstPaint { HostingWidget(rootView: Buttons(count: count).buttonStyle(.roundedRow)).widget }
  case "labels":
    let remote = Remote()
    runChanges(of: remote, in: HostingWidget(rootView: Labels(count: count, remote: remote)).widget)
  case "icon-labels":
    let remote = Remote()
    runChanges(of: remote, in: HostingWidget(rootView: IconLabels(count: count, remote: remote)).widget)
  case "inherited-tint":
    let remote = Remote()
    let content = HostingWidget(rootView: LabelsUnderTint(count: count, remote: remote)).widget
    runChanges(of: remote, in: content, count: fewChanges)
  case "press":
    let button = PressedImageButton("Favourite", systemImage: "star", pressedImage: "star.fill") {}
    runPresses(in: HostingWidget(rootView: button).widget)
  case "list":
    let before = bench_read()
    let content = HostingWidget(rootView: ButtonList(count: count)).widget
    bench_scroll(bench_first_list_paint(before, content), scrolledFrames, 200)
  case "pictures":
    guard let pictures = try? Pictures() else { fatalError("the benchmark's own picture cannot be read") }
    pictures.run()
  default:
    return false
  }
  return true
}

gtk_init()
let arguments = CommandLine.arguments
let count = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
guard arguments.count > 1, run(arguments[1], count: count) else {
  fatalError(
    "usage: veneer-bench buttons N | rows N | labels N | icon-labels N | inherited-tint N | list N | press | pictures"
  )
}
bench_finish()
