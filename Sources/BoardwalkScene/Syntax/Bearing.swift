/// Where a view lies, what a connection leads to or what a constraint demands: no statement says more
/// than one of these.
enum Bearing: Sendable, Hashable {
  case none
  case frame([String])
  case target(String)
  case equation(Equation)
}
