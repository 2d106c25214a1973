import BoardwalkDocument
import BoardwalkSchema

/// The words that scenes are made of, each once: what reads a text takes the word from here, and need
/// not make another.
enum Vocabulary {
  /// The word that is spelt by the bytes in `range`; nil where it is none of these.
  static func name(in range: Range<Int>, of bytes: [UInt8]) -> Name? {
    words.find(range, of: bytes).map { .word(Int32($0)) }
  }

  /// The name `text`, with its number if it is one of these words.
  static func name(_ text: String) -> Name {
    words.find(text).map { .word(Int32($0)) } ?? .other(text)
  }

  /// Whether the word `number` is `text`.
  static func isWord(_ number: Int32, _ text: String) -> Bool {
    lengths[Int(number)] == text.utf8.count && words[Int(number)] == text
  }

  private static let lengths = (0..<words.count).map { words[$0].utf8.count }

  /// All of them, by their numbers.
  static let words = NameTable(Name.common + others.sorted())

  private static let others =
    AttributeOrder.ranks.values.reduce(into: SceneMarks.all) { $0.formUnion($1.keys) }
    .union(AttributeOrder.ranks.keys).union(ChildOrder.kindsByKey.keys).union(ChildOrder.names)
    .union(Schema.identified).union(Schema.elementsByAlias.keys)
    .union(Schema.unmodeled)
}
