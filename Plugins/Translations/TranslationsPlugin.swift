import Foundation
import PackagePlugin

/// Compiles the translations in `resources/po` for a program, again whenever one of them changes.
@main
struct TranslationsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = context.package.directoryURL.appendingPathComponent("resources/po")
    let languages = folder.appendingPathComponent("LINGUAS")
    let catalogues = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "po" }.sorted { $0.path < $1.path }
    let source = context.pluginWorkDirectoryURL.appendingPathComponent("BuiltCatalogues.swift")
    // gettext looks for folders of its own, which SwiftPM's flat bundles of resources cannot have.
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("locale")
    return [
      .buildCommand(
        displayName: "Compiling translations",
        executable: try context.tool(named: "CompileTranslations").url,
        arguments: [folder.path, output.path, source.path],
        inputFiles: [languages] + catalogues,
        outputFiles: [source])
    ]
  }
}
