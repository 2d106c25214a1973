import Foundation
import PackagePlugin

/// Runs the command line: `swift package boardwalk COMMAND`.
@main
struct BoardwalkCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // The name in an artifact bundle, or else that of the target which is built from the sources.
    let tool = try (try? context.tool(named: "boardwalk")) ?? context.tool(named: "BoardwalkTool")
    let process = try Process.run(tool.url, arguments: arguments)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    Diagnostics.error("boardwalk ended with status \(process.terminationStatus)")
  }
}
