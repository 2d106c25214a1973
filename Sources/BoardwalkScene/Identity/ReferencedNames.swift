/// The words by which statements may refer to objects: an unnamed object keeps its implicit name
/// only if the text uses it. All plain values count, so there may be too many.
enum ReferencedNames {
  /// The words in the targets, anchors and values of `statements`, and of those inside.
  static func of(_ statements: [Statement]) -> Set<String> {
    var words: Set<String> = []
    func collect(from statement: Statement) {
      let anchors = [
        statement.target, statement.equation?.first.text, statement.equation?.terms.second?.text,
      ]
      for anchor in anchors.compactMap({ $0 }) {
        words.insert(String(anchor.prefix { $0 != "." }))
      }
      for case .plain(let value) in statement.fields.map(\.value) { words.insert(value) }
      for inner in statement.body { collect(from: inner) }
    }
    for statement in statements { collect(from: statement) }
    return words
  }
}
