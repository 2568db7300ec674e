import Foundation
import PackagePlugin

/// Makes the listings that a program shows of its own source, again whenever a file of it changes.
@main
struct ListingsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Listing+All.swift")
    // Swift source has marked parts; descriptions of interfaces are shown as a whole.
    let sources = target.sourceFiles.map(\.url).filter { ["swift", "ui"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Collecting listings",
        executable: try context.tool(named: "CollectListings").url,
        arguments: [output.path] + sources.map(\.path),
        inputFiles: sources,
        outputFiles: [output])
    ]
  }
}
