/// A shorter notation, in both directions.
///
/// `resugar` moves parts of the element into the statement, `desugar` moves them back. The writer
/// uses sugar only if desugaring gives the same element, so an error in a rule makes a text longer
/// but never wrong.
struct SugarRule: Sendable {
  /// The name of the rule, for readers of the list.
  let name: String

  /// The elements and the words for them that it is about; nil for all.
  private let kinds: Set<String>?

  let resugar: @Sendable (inout Resugaring) -> Void
  let desugar: @Sendable (inout Desugaring) -> Void

  init(
    name: String, for kinds: Set<String>? = nil,
    resugar: @escaping @Sendable (inout Resugaring) -> Void,
    desugar: @escaping @Sendable (inout Desugaring) -> Void
  ) {
    self.name = name
    self.kinds = kinds
    self.resugar = resugar
    self.desugar = desugar
  }

  /// Whether it is about elements that statements call `word`, of the kind `kind`.
  func applies(to kind: StatementKind, _ word: String) -> Bool {
    guard let kinds, !Self.renamed.contains(word) else { return true }
    return kinds.contains(word) || kinds.contains(kind.element(of: word))
  }

  /// Words that a rule replaces by the name of another element, to which other rules then apply.
  private static let renamed: Set<String> = [
    "placeholder", "filesOwner", "firstResponder", "document", "storyboard", "xib",
  ]
}
