/// An unknown of a constraint system, or a parameter of it.
public struct Variable: Sendable, Hashable {
  /// Its place in the order in which the system's variables were added.
  public let index: Int
}

/// A variable times a number.
public struct Term: Sendable, Hashable {
  /// The number.
  public let coefficient: Double

  /// The variable.
  public let variable: Variable

  /// `coefficient` × `variable`.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.coefficient = coefficient
    self.variable = variable
  }
}
