import BoardwalkCommands
import Foundation
import Testing

@Suite("Git hooks, the GitHub Action and scripts")
struct InstallationTests {
  /// A call of the tool in a script or in the manifest of hooks.
  private struct ToolCall {
    let command: String
    let options: [String]
  }

  private func calls(inFile path: String) throws -> [ToolCall] {
    let text = try String(contentsOfFile: CommandLineFixture.root + "/" + path, encoding: .utf8)
    return text.matches(of: #/(?:entry: boardwalk|"\$boardwalk") (\w+)([^|>\n]*)/#).map { call in
      let options = call.output.2.matches(of: #/ (--[a-z][a-z-]*)/#)
      return ToolCall(
        command: String(call.output.1), options: options.map { String($0.output.1) })
    }
  }

  @Test(
    "each invocation names an existing command and its options",
    arguments: [
      ".pre-commit-hooks.yaml", ".github/actions/check/check", ".github/actions/check/comment",
      ".ci/run", ".ci/record",
    ])
  func calls(path: String) throws {
    let calls = try calls(inFile: path)
    #expect(calls.count > 2)
    for call in calls {
      let help = CommandLineFixture.run("help \(call.command)", input: "")
      #expect(help.status == "0\n", "\(path) calls \(call.command)")
      for option in call.options {
        #expect(help.output.contains("  \(option) "), "\(call.command) in \(path) has \(option)")
      }
    }
  }

  @Test("each language of the project has a pre-commit hook")
  func languages() throws {
    let hooks = try String(
      contentsOfFile: CommandLineFixture.root + "/.pre-commit-hooks.yaml", encoding: .utf8)
    let check = hooks.components(separatedBy: "- id: ").first { $0.hasPrefix("boardwalk\n") }
    for name in ["storyboard", "xib", "scene", "behavior", "flow"] {
      #expect(check?.firstMatch(of: #/files: .*\b/#)?.output.contains(name) == true)
    }
  }
}
