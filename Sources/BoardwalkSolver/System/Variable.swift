/// An unknown of a constraint system, or a parameter of it.
package struct Variable: Sendable, Hashable {
  /// Its place in the order in which the system's variables were added.
  package let index: Int
}

/// A variable times a number.
package struct Term: Sendable, Hashable {
  /// The number.
  package let coefficient: Double

  /// The variable.
  package let variable: Variable

  /// `coefficient` × `variable`.
  package init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
