import Foundation
import PackagePlugin

/// Builds the package's `resources` folder into the target, again whenever a file in it changes.
@main
struct EmbedResourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let resources = context.package.directoryURL.appendingPathComponent("resources")
    let manifest = resources.appendingPathComponent("veneer.gresource.xml")
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedResources.swift")
    return [
      .buildCommand(
        displayName: "Embedding resources",
        executable: try context.tool(named: "EmbedResources").url,
        arguments: [manifest.path, output.path],
        inputFiles: files(in: resources),
        outputFiles: [output])
    ]
  }

  /// What the bundle is made of; translations are installed on their own.
  private func files(in resources: URL) -> [URL] {
    let symbols = resources.appendingPathComponent("symbols")
    return [resources, symbols].flatMap { folder in
      let contents = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey])
      return (contents ?? []).filter { ["svg", "css", "xml"].contains($0.pathExtension) }
    }.sorted { $0.path < $1.path }
  }
}
