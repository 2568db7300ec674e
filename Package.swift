// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Veneer",
  products: [
    .library(name: "Veneer", targets: ["Veneer"]),
    .library(name: "VeneerTesting", targets: ["VeneerTesting"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .executable(name: "veneer-gallery", targets: ["veneer-gallery"]),
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .target(name: "Veneer", dependencies: ["CGtk", "CRsvg"], plugins: ["EmbedResourcesPlugin"]),
    .executableTarget(name: "EmbedResources"),
    .plugin(
      name: "EmbedResourcesPlugin", capability: .buildTool(), dependencies: ["EmbedResources"],
      path: "Plugins/EmbedResources"),
    .target(
      name: "VeneerTesting", dependencies: ["Veneer", "CGtk"], resources: [.copy("Resources")]),
    .target(
      name: "VeneerGallery", dependencies: ["Veneer", "VeneerTesting", "CGtk", "CRsvg"],
      path: "Demo/Gallery", plugins: ["ListingsPlugin", "TranslationsPlugin"]),
    .executableTarget(name: "veneer-gallery", dependencies: ["VeneerGallery"], path: "Demo/Program"),
    .executableTarget(name: "CollectListings"),
    .plugin(
      name: "ListingsPlugin", capability: .buildTool(), dependencies: ["CollectListings"],
      path: "Plugins/Listings"),
    .executableTarget(name: "CompileTranslations"),
    .plugin(
      name: "TranslationsPlugin", capability: .buildTool(), dependencies: ["CompileTranslations"],
      path: "Plugins/Translations"),
    .target(name: "BenchSupport", dependencies: ["CGtk", "CRsvg"], path: "Tests/Benchmarks/Support"),
    .executableTarget(
      name: "veneer-bench-plain", dependencies: ["BenchSupport", "CGtk"], path: "Tests/Benchmarks/Plain"),
    .executableTarget(
      name: "veneer-bench", dependencies: ["BenchSupport", "CGtk", "Veneer"], path: "Tests/Benchmarks/Veneer"),
    .executableTarget(name: "veneer-bench-start", path: "Tests/Benchmarks/Start"),
    .executableTarget(
      name: "veneer-bench-gallery", dependencies: ["BenchSupport", "CGtk", "VeneerGallery"],
      path: "Tests/Benchmarks/Gallery"),
    .target(name: "ObservedButton", dependencies: ["CGtk"], path: "Tests/ObservedButton"),
    .executableTarget(
      name: "veneer-test-programs", dependencies: ["Veneer", "VeneerTesting", "CGtk", "ObservedButton"],
      path: "Tests/Programs"),
    .target(name: "Idioms", dependencies: ["Veneer"], path: "Tests/Idioms/Swift6"),
    .target(
      name: "IdiomsSwift5", dependencies: ["Veneer"], path: "Tests/Idioms/Swift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "veneer-tests",
      dependencies: [
        "VeneerTesting", "VeneerGallery", "CGtk", "Idioms", "IdiomsSwift5", "ObservedButton",
      ],
      path: "Tests/WidgetTests", exclude: ["Kit/__Snapshots__"]),
    .executableTarget(
      name: "veneer-sample-tests", dependencies: ["Veneer", "VeneerTesting"], path: "Demo/Tests/GTK"),
    .testTarget(name: "SampleTests", dependencies: ["Veneer", "VeneerTesting"], path: "Demo/Tests/XCTest"),
    .testTarget(name: "VeneerTests", dependencies: ["Veneer"], path: "Tests/VeneerTests"),
  ],
  swiftLanguageModes: [.v6]
)
