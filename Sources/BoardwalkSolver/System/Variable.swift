/// An unknown of a constraint system.
package struct Variable: Sendable, Hashable {
  /// The index in the order of addition.
  package let index: Int
}

/// A variable times a number.
package struct Term: Sendable, Hashable {
  package let coefficient: Double

  package let variable: Variable

  /// `coefficient` × `variable`.
  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
