/// A statement that ends the visit of an element, or the loop.
package enum LoopJump: String, Sendable, CaseIterable {
  case `continue`, `break`

  /// The word that the statements of an element return then, which no code can write.
  package var answer: String { "\(rawValue) loop" }

  /// The word of a jump to the loop `label`.
  package func answer(to label: String) -> String { "\(answer) \(label)" }
}
