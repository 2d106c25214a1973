/// A shorter way to say something, with both directions side by side.
///
/// `resugar` moves what it can say from the element into the statement, `desugar` moves it back. A statement is
/// written with sugar only where desugaring it gives the same element again, so that a mistake in a rule costs
/// brevity and never data.
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
