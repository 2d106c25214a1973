import BoardwalkCommands
import Foundation

/// A command that the README or an article names, in a sentence, a table or a block.
struct DocumentedCommand: Sendable, Hashable, CustomStringConvertible {
  /// The text behind `boardwalk`.
  let text: String

  var description: String { "boardwalk \(text)" }

  private var words: [String] { text.split(separator: " ").map(String.init) }

  /// Whether it can be typed as it is: no word such as `FILE`, or place of a conflict, stands for
  /// another, and it has what the command needs.
  var isConcrete: Bool {
    let isComplete = !needsOperand || words.dropFirst().contains { !$0.hasPrefix("-") }
    return isComplete
      && !words.contains { $0.allSatisfy(\.isUppercase) || $0.contains(#/:\d/#) }
  }

  private var needsOperand: Bool {
    let command = Command.all.first { $0.name == words.first }
    return command?.operands.first.map { $0 != "[" } ?? false
  }

  /// What is wrong with its words: a command or an option that does not exist.
  var unknownWord: String? {
    let words = words.drop { $0.hasPrefix("-") || $0.allSatisfy(\.isUppercase) }
    guard let name = words.first else { return nil }
    guard let command = Command.all.first(where: { $0.name == name }) else { return name }
    return words.dropFirst().first { word in
      word.hasPrefix("--") && word != "--" && !command.options.contains { $0.isCalled(word) }
    }
  }

  /// All of them, each once.
  static let all: [DocumentedCommand] = {
    let articles = CommandLineFixture.root + "/Sources/Boardwalk/Boardwalk.docc"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: articles)) ?? []
    let files = names.filter { $0.hasSuffix(".md") }.map { articles + "/" + $0 }
    let texts = (files + [CommandLineFixture.root + "/README.md"]).compactMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
    return Set(texts.flatMap(commands)).sorted { $0.text < $1.text }
  }()

  private static func commands(in text: String) -> [DocumentedCommand] {
    let parts = text.components(separatedBy: "```")
    let found = parts.indices.flatMap { index in
      index.isMultiple(of: 2)
        ? parts[index].matches(of: #/`boardwalk ([^`\n]+)`/#).map(\.output.1)
        : parts[index].matches(of: #/(?m)^ *(?:- run: )?boardwalk (.+)$/#).map(\.output.1)
    }
    // A compiled graph begins so.
    return found.filter { !$0.hasPrefix("scenegraph") }.map { DocumentedCommand(text: String($0)) }
  }
}
