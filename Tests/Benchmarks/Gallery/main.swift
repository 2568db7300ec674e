// How long the gallery takes from one page to the next. Prints lines "key value"; Tests/bench reads them.

import BenchSupport
import CGtk
import VeneerGallery

/// Goes through all pages, and from each to the next but one and back, so that every page is shown anew more than once.
@MainActor
func measurePageChanges() {
  let gallery = GalleryWindow()
  let window = UnsafeMutableRawPointer(gallery.widget).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_present(window)
  bench_wait_for_paint(window)
  bench_settle(300)
  var longest: [String: Double] = [:]
  for _ in 0..<3 {
    for page in GalleryPage.all.reversed() {
      let start = g_get_monotonic_time()
      gallery.interface.show(page)
      bench_wait_for_paint(window)
      let time = Double(g_get_monotonic_time() - start)
      let best = longest[page.name] ?? time
      longest[page.name] = min(best, time)
      bench_settle(50)
    }
  }
  // The best of three turns of the slowest page: a page change is over in one frame.
  bench_report("longest_us", longest.values.max() ?? 0)
  for (name, time) in longest.sorted(by: { $0.value > $1.value }) { print("# \(name) \(Int(time))") }
}

gtk_init()
measurePageChanges()
bench_finish()
