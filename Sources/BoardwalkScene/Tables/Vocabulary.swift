import BoardwalkTree

/// The words that scenes are made of, each once: what reads a text takes the word from here, and need
/// not make another.
enum Vocabulary {
  /// The word that is spelt by the bytes in `range`; nil where it is none of these.
  static func word(in range: Range<Int>, of bytes: [UInt8]) -> String? {
    words.find(range, of: bytes)?.name
  }

  private static let words = NameTable(
    AttributeOrder.ranks.values.reduce(into: SceneMarks.all) { $0.formUnion($1.keys) }
      .union(ChildOrder.kindsByKey.keys).sorted())
}
