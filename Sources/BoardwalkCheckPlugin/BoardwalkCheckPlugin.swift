import Foundation
import PackagePlugin

/// Checks the storyboards, xibs and scenes of a target when it is built, and reports findings as
/// the compiler does.
@main
struct BoardwalkCheckPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let check = DocumentCheck(
      target: target.name, files: module.sourceFiles.map(\.url),
      folder: context.package.directoryURL)
    return try check.commands(findingTool: context.tool)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BoardwalkCheckPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let check = DocumentCheck(
        target: target.displayName, files: target.inputFiles.map(\.url),
        folder: context.xcodeProject.directoryURL)
      return try check.commands(findingTool: context.tool)
    }
  }
#endif
