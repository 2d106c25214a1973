import BoardwalkBase

/// Connections that lack the word in front: `touchUpInside -> form.save:`, `push -> detail`,
/// `delegate -> list`.
enum ConnectionWords {
  /// The kind of the connection that `word` in front of an arrow to `target` is meant to be, and the word
  /// that stands behind that kind.
  static func meant(by word: String, to target: String) -> (kind: String, name: String) {
    if let event = known("eventType", in: "action", word) { return ("action", event) }
    if SegueWords.relationships.contains(word) { return ("segue", word) }
    if let kind = known("kind", in: "segue", word) { return ("segue", kind) }
    return (target.contains(".") ? "action" : "outlet", word)
  }

  private static func known(_ name: String, in element: String, _ word: String) -> String? {
    if KnownValues.of(name, in: element)?.contains(word) ?? false { return word }
    return ForeignWords.value(word, of: name, in: element)
  }
}
