import Veneer

extension GalleryPage {
  static let performance = GalleryPage(
    name: "performance", title: "Performance", symbol: "timer",
    summary: "What this window is made of right now, and how long a change of many views takes.",
    keywords: "performance counter widgets hosts updates frames speed time fast measure"
  ) { page in
    page.section("This window", LiveCounters().widget)
    page.section("Many labels at once", ManyLabels().widget)
    page.source(.manyLabels)
    page.events()
  }
}
