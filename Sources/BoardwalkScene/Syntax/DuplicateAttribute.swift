extension Statement {
  /// Whether the attribute `name` repeats a part of the head: one of the two would be lost.
  func isImpliedByHead(_ name: String) -> Bool {
    if title != nil, known.hasTitle, name == known.titleAttribute ?? "title" { return true }
    if frame != nil, name == "frame" { return true }
    if className != nil, name == "customClass" { return true }
    if role != nil, name == "key" { return true }
    if target != nil { return connectionImplies(name) }
    return isEquation && equationImplies(name)
  }

  private func connectionImplies(_ name: String) -> Bool {
    let sendsMessage = target.map(Spelling.hasPoint) ?? false
    return switch (known.element(of: kind), name) {
    case (_, "destination"): true
    case ("outlet", "property"), ("outletCollection", "property"): self.name != nil
    case ("action", "eventType"), ("segue", "kind"): self.name != nil
    // `segue relationship -> a` has the kind, and not the relationship.
    case ("segue", "relationship"): self.name != nil && self.name != "relationship"
    case ("action", "selector"), ("segue", "unwindAction"): sendsMessage
    default: false
    }
  }

  private func equationImplies(_ name: String) -> Bool {
    guard let equation else { return false }
    return switch name {
    case "firstAttribute", "relation": true
    case "firstItem": equation.first.item != nil
    case "secondItem", "secondAttribute": equation.terms.second != nil
    case "multiplier": equation.terms.multiplier != nil
    case "constant": equation.terms.constant != nil
    case "priority": equation.terms.priority != nil
    case "symbolic": equation.terms.isStandard
    default: false
    }
  }

  /// Whether a part of the head is repeated.
  var hasDuplicateAttribute: Bool {
    fields.contains { isImpliedByHead($0.name) }
      || kind == "runtimeAttribute"
        && fields.lazy.filter { RuntimeTypes.all.contains($0.name) }.count > 1
  }
}
