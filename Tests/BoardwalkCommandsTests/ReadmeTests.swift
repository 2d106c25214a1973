import BoardwalkCommands
import Foundation
import Testing

/// A command that the README or an article shows, and the output that it shows.
private struct ShownCommand: Sendable, CustomStringConvertible {
  let line: String
  let shown: String

  var description: String { line }

  /// Every command after a `$` in the blocks of the README and the articles.
  static let all: [ShownCommand] = {
    let articles = CommandLineFixture.root + "/Sources/Boardwalk/Boardwalk.docc"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: articles)) ?? []
    let files = names.filter { $0.hasSuffix(".md") }.sorted().map { articles + "/" + $0 }
    return ([CommandLineFixture.root + "/README.md"] + files).flatMap(commands)
  }()

  private static func commands(inFile path: String) -> [ShownCommand] {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    let blocks = (text ?? "").components(separatedBy: "```")
    let commands = blocks.indices.filter { $0 % 2 == 1 }.flatMap { index in
      ("\n" + blocks[index]).components(separatedBy: "\n$ ").dropFirst()
    }
    return commands.map { command in
      let lines = command.split(separator: "\n", maxSplits: 1).map(String.init)
      let shown = (lines.count > 1 ? lines[1] : "").trimmingCharacters(in: .newlines)
      return ShownCommand(line: lines[0], shown: shown)
    }
  }

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

@Suite("Commands in the documentation")
struct ReadmeTests {
  @Test("a command prints what the README or the article shows", arguments: ShownCommand.all)
  private func commands(command: ShownCommand) {
    #expect(command.run() == command.shown)
  }

  /// `UPDATE_FIXTURES=1` draws the picture again instead of comparing it. The map is compared by
  /// `.ci/run`, since its layout depends on the length of the path.
  @Test("the README's picture of the screens is what the command draws")
  func picture() throws {
    let root = CommandLineFixture.root
    let path = root + "/Sources/Boardwalk/Boardwalk.docc/Resources/homepwner.svg"
    let drawn = CommandLineFixture.run(
      "snapshot @/Examples/Homepwner --all --device \"iPhone 16\" --as svg", input: ""
    ).output
    if CommandLineFixture.isUpdating {
      try drawn.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let stored = try String(contentsOfFile: path, encoding: .utf8)
    #expect(drawn == stored, "run this test with UPDATE_FIXTURES=1 and look at the picture")
  }

  @Test("the README and the articles show commands")
  func count() {
    #expect(ShownCommand.all.count >= 4)
  }
}
