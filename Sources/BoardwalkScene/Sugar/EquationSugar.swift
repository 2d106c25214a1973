import BoardwalkDocument

enum EquationSugar {
  /// `name.top = safeArea.bottom + 8 @750` for a constraint.
  static let rule = SugarRule(name: "constraints", for: ["constraint"]) {
    resugaring in
    // An equation has no place for a role.
    guard resugaring.element.name == "constraint", resugaring.element["key"] == nil else { return }
    var element = resugaring.element
    guard let attribute = element.take("firstAttribute"), isPlain(attribute),
      let first = anchor(element.take("firstItem"), attribute, resugaring)
    else { return }
    guard let relation = relations[element.take("relation") ?? "equal"] else { return }
    var terms = Equation.Terms()
    if let item = element.take("secondItem") {
      guard let attribute = element.take("secondAttribute"), isPlain(attribute),
        let second = anchor(item, attribute, resugaring)
      else { return }
      terms.second = second
      terms.multiplier = element.take("multiplier")
    }
    terms.constant = element.take("constant")
    terms.priority = element.take("priority")
    terms.isStandard = element.take("symbolic") == "YES"
    guard terms.second != nil || terms.constant.map(NumberText.isNumber) == true else { return }
    let numbers = [terms.constant, terms.priority].compactMap { $0 }
    guard numbers.allSatisfy(NumberText.isNumber), terms.multiplier.map(isFactor) ?? true else {
      return
    }
    resugaring.element = element
    resugaring.statement.equation = Equation(first, relation, terms)
  } desugar: { desugaring in
    guard let equation = desugaring.statement.equation else { return }
    desugaring.statement.equation = nil
    desugaring.element["firstItem"] = equation.first.item.map { desugaring.id(of: $0) }
    desugaring.element["firstAttribute"] = equation.first.attribute
    if equation.relation != "=" {
      desugaring.element["relation"] = relations.first { $0.value == equation.relation }?.key
    }
    if let second = equation.terms.second {
      desugaring.element["secondItem"] = second.item.map { desugaring.id(of: $0) }
      desugaring.element["secondAttribute"] = second.attribute
    }
    desugaring.element["multiplier"] = equation.terms.multiplier
    desugaring.element["constant"] = equation.terms.constant
    desugaring.element["priority"] = equation.terms.priority
    if equation.terms.isStandard { desugaring.element["symbolic"] = "YES" }
  }

  private static let relations = [
    "equal": "=", "greaterThanOrEqual": ">=", "lessThanOrEqual": "<=",
  ]

  /// `item.attribute`, or the attribute alone for the view that holds the constraint.
  private static func anchor(
    _ item: String?, _ attribute: String, _ resugaring: Resugaring
  ) -> Anchor? {
    guard let item else { return Anchor(item: nil, attribute: attribute) }
    return resugaring.reference(to: item).map { Anchor(item: $0, attribute: attribute) }
  }

  /// Whether `attribute` can follow a dot: an attribute that contains a dot would read as an
  /// item's.
  private static func isPlain(_ attribute: String) -> Bool {
    Spelling.isWord(attribute) && !attribute.utf8.contains(UInt8(ascii: "."))
  }

  private static func isFactor(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x2D && $0 <= 0x3A }
      && !zip(text.utf8, text.utf8.dropFirst()).contains { $0 == (0x2F, 0x2F) }
  }
}
