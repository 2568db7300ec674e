// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that Veneer itself never needs libadwaita.

let veneer: Target.Dependency = .product(name: "Veneer", package: "Veneer")
let gtk: Target.Dependency = .product(name: "CGtk", package: "Veneer")
let testing: Target.Dependency = .product(name: "VeneerTesting", package: "Veneer")

let package = Package(
  name: "Interop",
  dependencies: [.package(name: "Veneer", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CAdwaita", path: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(name: "InteropSupport", dependencies: [veneer, gtk, testing], path: "Support"),
    .executableTarget(
      name: "interop-plain", dependencies: ["InteropSupport", veneer, gtk, testing], path: "Plain"),
    .executableTarget(
      name: "interop-builder", dependencies: ["InteropSupport", veneer, gtk, testing], path: "Builder",
      resources: [.copy("window.ui")]),
    .executableTarget(
      name: "interop-adwaita", dependencies: ["CAdwaita", "InteropSupport", veneer, gtk, testing],
      path: "Adwaita"),
    .executableTarget(name: "interop-c", dependencies: [veneer, gtk], path: "C"),
    .executableTarget(name: "interop-desktop", dependencies: [testing], path: "Desktop"),
    .executableTarget(name: "interop-meson", dependencies: [testing], path: "Meson"),
  ],
  swiftLanguageModes: [.v6]
)
