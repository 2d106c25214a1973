import BoardwalkTree

/// The words that scenes are made of, each once: what reads a text takes the word from here, and need
/// not make another.
enum Vocabulary {
  /// The word that is spelt by the bytes in `range`; nil where it is none of these.
  static func name(in range: Range<Int>, of bytes: [UInt8]) -> Name? {
    words.find(range, of: bytes).map { Name($0.name, number: Int32($0.number)) }
  }

  /// The name `text`, with its number if it is one of these words.
  static func name(_ text: String) -> Name {
    Name(text, number: words.find(text).map(Int32.init) ?? -1)
  }

  /// How many words there are: more than any of their numbers.
  static var count: Int { words.count }

  private static let words = NameTable(
    AttributeOrder.ranks.values.reduce(into: SceneMarks.all) { $0.formUnion($1.keys) }
      .union(AttributeOrder.ranks.keys).union(ChildOrder.kindsByKey.keys).union(ChildOrder.names)
      .union(IdentifiedKinds.all).union(Aliases.byAlias.keys).sorted())
}
