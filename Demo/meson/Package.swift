// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tally",
  dependencies: [
    // In an application of your own: .package(url: …, from: …), or the path of a Meson subproject.
    .package(name: "Veneer", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "tally",
      dependencies: [
        .product(name: "Veneer", package: "Veneer"),
        .product(name: "CGtk", package: "Veneer"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
