import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// Connections that lack the word in front, or have it misspelled: `touchUpInside -> form.save:`,
/// `push -> detail`, `delegate -> list`, `sague show -> detail`.
enum ConnectionWords {
  /// The kind of connection that `word` is a misspelling of.
  static func kind(near word: String) -> String? {
    Misspelling(word).closest(in: ["outlet", "outlets", "action", "segue"])
  }

  /// The probable kind of the connection to `target` that is written as `word` before an arrow, and
  /// the word after that kind.
  static func meant(by word: String, to target: String) -> (kind: String, name: String) {
    if let event = known("eventType", in: "action", word) { return ("action", event) }
    if RelationshipKind.isName(word) { return ("segue", word) }
    if let kind = known("kind", in: "segue", word) { return ("segue", kind) }
    return (target.contains(".") ? "action" : "outlet", word)
  }

  private static func known(_ name: String, in element: String, _ word: String) -> String? {
    if AttributeWords.list(of: name, in: element)?.contains(word) ?? false { return word }
    return ForeignWords.value(word, of: name, in: element)
  }
}
