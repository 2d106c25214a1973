import BoardwalkSource
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

  /// The file called `name` at the root of the package.
  init(_ name: String) throws {
    let url = PackageFolder.url.appendingPathComponent(name)
    let text = String(decoding: try SourceFile(contentsOf: url.path).bytes, as: UTF8.self)
    blocks = text.matches(of: #/\n```([a-z]+)\n(.*?\n)```/#.dotMatchesNewlines()).map {
      Block(language: String($0.output.1), text: String($0.output.2))
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
