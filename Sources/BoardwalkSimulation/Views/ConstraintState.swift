import BoardwalkGraph

/// The properties of a constraint that code can change.
struct ConstraintState: Sendable, Hashable {
  /// Whether it takes part in the layout.
  var isActive: Bool

  /// The constant, in points.
  var constant: Double

  /// The priority; 1000 is required.
  var priority: Double

  /// The properties that `template` gives it.
  init(_ template: ConstraintTemplate, isActive: Bool) {
    self.isActive = isActive
    constant = template.constant
    priority = template.priority
  }
}

extension ViewTemplate {
  /// The view with the constraints of its tree in their `states`, by id.
  func constrained(by states: [String: ConstraintState]) -> ViewTemplate {
    guard !states.isEmpty else { return self }
    var view = self
    view.constraints = constraints.compactMap { constraint in
      guard let state = constraint.id.flatMap({ states[$0] }) else { return constraint }
      guard state.isActive else { return nil }
      var constraint = constraint
      constraint.constant = state.constant
      constraint.priority = state.priority
      return constraint
    }
    view.subviews = subviews.map { $0.constrained(by: states) }
    return view
  }

  /// The constraint with the id `id` in the tree.
  func constraint(withID id: String) -> ConstraintTemplate? {
    constraints.first { $0.id == id }
      ?? subviews.lazy.compactMap { $0.constraint(withID: id) }.first
  }
}
