import BoardwalkBase
import BoardwalkTestSupport
import Foundation

/// A file of documentation with code in it.
struct GrammarFile {
  /// A fenced block: what stands behind its fence, and its lines.
  struct Block: Sendable, CustomStringConvertible {
    let language: String
    let text: String

    var description: String { String(text.prefix { $0 != "\n" }) }
  }

  /// The blocks, in order.
  let blocks: [Block]

  /// What the first columns of the tables about scenes and XML show, a `…` for anything between.
  let mappings: [String]

  /// The file named `name` at the root of the package.
  init(_ name: String) throws {
    let url = PackageFolder.url.appendingPathComponent(name)
    let text = String(decoding: try SourceFile(contentsOf: url.path).bytes, as: UTF8.self)
    blocks = text.matches(of: #/\n```([a-z]+)\n(.*?\n)```/#.dotMatchesNewlines()).map {
      Block(language: String($0.output.1), text: String($0.output.2))
    }
    mappings = Self.mappings(in: text)
  }

  /// The code in the first column of each row below the heading of such a table.
  private static func mappings(in text: String) -> [String] {
    let tables = text.matches(of: #/\n\| Scene \| XML \|\n\| --- \| --- \|\n((?:\|[^\n]*\n)+)/#)
    return tables.flatMap { table in
      table.output.1.split(separator: "\n").flatMap { row in
        (row.firstRange(of: " | ").map { row[..<$0.lowerBound] } ?? row)
          .matches(of: #/`([^`]*)`/#).map { String($0.output.1) }
      }
    }
  }

  /// The texts of the blocks in `language`.
  func texts(in language: String) -> [String] {
    blocks.filter { $0.language == language }.map(\.text)
  }

  /// The grammar of scenes.
  static func scenes() throws -> EBNF {
    EBNF(try GrammarFile("Grammar.md").texts(in: "ebnf").joined())
  }
}
