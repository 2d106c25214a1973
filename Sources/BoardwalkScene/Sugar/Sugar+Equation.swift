import BoardwalkDocument

extension Sugar {
  /// `name.top = safeArea.bottom + 8 @750` for a constraint.
  static let equation = Sugar(name: "constraints", for: ["constraint"], saidBy: .equation) {
    folding in
    // A line that is an equation has no place for a role.
    guard folding.branch.name == .constraint, folding.branch[.key] == nil else { return }
    var branch = folding.branch
    guard let attribute = branch.take(.firstAttribute), isPlain(attribute),
      let first = anchor(branch.take(.firstItem), attribute, folding)
    else { return }
    guard let relation = relations[branch.take(.relation) ?? "equal"] else { return }
    var terms = Equation.Terms()
    if let item = branch.take(.secondItem) {
      guard let attribute = branch.take(.secondAttribute), isPlain(attribute),
        let second = anchor(item, attribute, folding)
      else { return }
      terms.second = second
      terms.multiplier = branch.take(.multiplier)
    }
    terms.constant = branch.take(.constant)
    terms.priority = branch.take(.priority)
    terms.isStandard = branch.take(.symbolic) == "YES"
    guard terms.second != nil || terms.constant.map(isNumber) == true else { return }
    let numbers = [terms.constant, terms.priority].compactMap { $0 }
    guard numbers.allSatisfy(isNumber), terms.multiplier.map(isFactor) ?? true else { return }
    folding.branch = branch
    folding.statement.equation = Equation(first, relation, terms)
  } unfold: { unfolding in
    guard let equation = unfolding.statement.equation else { return }
    unfolding.statement.equation = nil
    unfolding.tag[.firstItem] = equation.first.item.map { unfolding.id(of: $0) }
    unfolding.tag[.firstAttribute] = equation.first.attribute
    if equation.relation != "=" {
      unfolding.tag[.relation] = relations.first { $0.value == equation.relation }?.key
    }
    if let second = equation.terms.second {
      unfolding.tag[.secondItem] = second.item.map { unfolding.id(of: $0) }
      unfolding.tag[.secondAttribute] = second.attribute
    }
    unfolding.tag[.multiplier] = equation.terms.multiplier
    unfolding.tag[.constant] = equation.terms.constant
    unfolding.tag[.priority] = equation.terms.priority
    if equation.terms.isStandard { unfolding.tag[.symbolic] = "YES" }
  }

  private static let relations = [
    "equal": "=", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<=",
  ]

  /// `item.attribute`, or the attribute alone for the view that holds the constraint.
  private static func anchor(
    _ item: String?, _ attribute: String, _ folding: Folding
  ) -> Anchor? {
    guard let item else { return Anchor(item: nil, attribute: attribute) }
    return folding.reference(to: item).map { Anchor(item: $0, attribute: attribute) }
  }

  /// Whether `attribute` can stand behind a point: with one of its own it would be read as an item's.
  private static func isPlain(_ attribute: String) -> Bool {
    Spelling.isWord(attribute) && !attribute.utf8.contains(UInt8(ascii: "."))
  }

  private static func isFactor(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x2D && $0 <= 0x3A }
      && !zip(text.utf8, text.utf8.dropFirst()).contains { $0 == (0x2F, 0x2F) }
  }
}
