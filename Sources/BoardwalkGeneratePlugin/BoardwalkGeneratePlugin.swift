import Foundation
import PackagePlugin

/// Generates typed accessors for the storyboards, xibs, scenes and string tables of a target, as a
/// part of it.
@main
struct BoardwalkGeneratePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let build = AccessorBuild(
      target: target.name, module: module.moduleName, files: module.sourceFiles.map(\.url),
      output: context.pluginWorkDirectoryURL)
    return try build.commands(findingTool: context.tool)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BoardwalkGeneratePlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let build = AccessorBuild(
        target: target.displayName, module: target.displayName, files: target.inputFiles.map(\.url),
        output: context.pluginWorkDirectoryURL)
      return try build.commands(findingTool: context.tool)
    }
  }
#endif
