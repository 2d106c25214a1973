import BoardwalkCommands
import Foundation
import Testing

/// A command that the README shows, and what the README says it prints.
private struct ShownCommand: Sendable, CustomStringConvertible {
  let line: String
  let shown: String

  var description: String { line }

  /// Every command behind a `$` in the README's blocks.
  static let all: [ShownCommand] = {
    let text = try? String(contentsOfFile: CommandLineFixture.root + "/README.md", encoding: .utf8)
    let blocks = (text ?? "").components(separatedBy: "```")
    let commands = blocks.indices.filter { $0 % 2 == 1 }.flatMap { index in
      ("\n" + blocks[index]).components(separatedBy: "\n$ ").dropFirst()
    }
    return commands.map { command in
      let lines = command.split(separator: "\n", maxSplits: 1).map(String.init)
      let shown = (lines.count > 1 ? lines[1] : "").trimmingCharacters(in: .newlines)
      return ShownCommand(line: lines[0], shown: shown)
    }
  }()

  /// What the command prints, errors last; cut where the README cuts it.
  func run() -> String {
    let parts = line.components(separatedBy: " | head -")
    var fixture = parts[0].replacing("boardwalk ", with: "", maxReplacements: 1)
    for folder in ["Examples/", "Tests/"] {
      fixture = fixture.replacing(folder, with: "@/" + folder)
    }
    let input = shown.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { $0.dropFirst(2) + "\n" }.joined()
    let result = CommandLineFixture.run(fixture, input: line.contains("--flow") ? "" : input)
    let text = (result.output + result.errors).replacing("@/", with: "")
    let lines = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    let count = parts.count > 1 ? Int(parts[1]) ?? lines.count : lines.count
    return lines.prefix(count).joined(separator: "\n")
  }
}

@Suite("README")
struct ReadmeTests {
  @Test("each command prints what the README shows", arguments: ShownCommand.all)
  private func commands(command: ShownCommand) {
    #expect(command.run() == command.shown)
  }

  @Test("there are commands to show")
  func count() {
    #expect(ShownCommand.all.count >= 4)
  }
}
