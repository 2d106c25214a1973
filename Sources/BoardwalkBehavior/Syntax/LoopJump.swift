/// A statement that ends the visit of an element, or the loop.
package enum LoopJump: String, Sendable, CaseIterable {
  case `continue`, `break`

  /// The word that the statements of an element return then, which no code can write.
  package var answer: String { "\(rawValue) loop" }
}
