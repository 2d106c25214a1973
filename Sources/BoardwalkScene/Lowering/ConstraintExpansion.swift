import BoardwalkDocument

/// The expansion of statements that abbreviate several constraints: `photo.edges =
/// contentView.edges + 8` abbreviates four with equal insets, `photo.center = view.center` two, and
/// `photo.size = 44` and `photo.size = logo.size` two each.
enum ConstraintExpansion {
  /// Replaces each abbreviation in `document` by its constraints.
  static func expand(in document: inout [Statement]) {
    for index in document.indices.dropFirst() { expand(in: &document[index]) }
  }

  private static func expand(in owner: inout Statement) {
    var body: [Statement] = []
    for var statement in owner.body {
      if let several = constraints(of: statement) {
        body += several
      } else {
        expand(in: &statement)
        body.append(statement)
      }
    }
    owner.body = body
  }

  /// Whether `statement` abbreviates several constraints.
  static func isSeveral(_ statement: Statement) -> Bool { sides(of: statement) != nil }

  /// The sides on both sides of `statement`; nil if it is a single constraint, such as one with a
  /// name or an id.
  private static func sides(of statement: Statement) -> (sides: Sides, others: [String])? {
    guard let equation = statement.equation, let sides = all[equation.first.attribute],
      statement.name == nil, statement.id == nil, sides.mayBe(equation.terms)
    else { return nil }
    return sides.names(in: equation.terms.second).map { (sides, $0) }
  }

  /// The constraints that it abbreviates; nil if it is a single constraint.
  private static func constraints(of statement: Statement) -> [Statement]? {
    guard let equation = statement.equation, let (sides, others) = sides(of: statement) else {
      return nil
    }
    return sides.first.indices.map { index in
      var one = statement
      var terms = equation.terms
      terms.second = terms.second.map {
        Anchor(item: $0.item ?? $0.attribute, attribute: others[index], at: $0.range)
      }
      let isFarSide = sides.isFar(index)
      if isFarSide { terms.constant = terms.constant.map(negated) }
      one.equation = Equation(
        Anchor(
          item: equation.first.item, attribute: sides.first[index], at: equation.first.range),
        isFarSide ? reversed(equation.relation) : equation.relation, terms)
      if isFarSide { one.negateConstants() }
      if index > 0 { one.trivia = Trivia() }
      return one
    }
  }

  /// The edges that one word abbreviates.
  private struct Sides {
    /// The sides that the word abbreviates.
    let first: [String]

    /// The words allowed on the right, with the sides that they abbreviate.
    let second: [String: [String]]

    /// Whether a constant keeps away from all sides, and so is taken away from the last two.
    var areEdges: Bool { first.count == 4 }

    func isFar(_ index: Int) -> Bool { areEdges && index > 1 }

    /// Whether the word can precede `terms`: only a size has a factor, and a point has no constant.
    func mayBe(_ terms: Equation.Terms) -> Bool {
      if first == ConstraintExpansion.size { return true }
      return terms.second != nil && terms.multiplier == nil && (areEdges || terms.constant == nil)
    }

    /// The sides of `anchor`, which may be an object alone; nil if it has others.
    func names(in anchor: Anchor?) -> [String]? {
      guard let anchor else { return first }
      if let names = second[anchor.attribute] { return names }
      let isObject = anchor.item == nil && !ConstraintExpansion.isSide(anchor.attribute)
      return isObject ? first : nil
    }
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let margins = edges.map { $0 + "Margin" }
  private static let center = ["centerX", "centerY"]
  private static let size = ["width", "height"]

  private static let all: [String: Sides] = [
    "edges": Sides(first: edges, second: ["edges": edges, "margins": margins]),
    "margins": Sides(first: margins, second: ["edges": edges, "margins": margins]),
    "center": Sides(first: center, second: ["center": center]),
    "size": Sides(first: size, second: ["size": size]),
  ]

  private static func isSide(_ word: String) -> Bool {
    AttributeWords.list(of: "firstAttribute", in: "constraint")?.contains(word) ?? false
  }

  fileprivate static func negated(_ number: String) -> String {
    number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number
  }

  private static func reversed(_ relation: String) -> String {
    switch relation {
    case ">=": "<="
    case "<=": ">="
    default: relation
    }
  }
}

extension Statement {
  /// Turns the constants round that a constraint has in some traits.
  fileprivate mutating func negateConstants() {
    for index in body.indices where body[index].known.isVariation {
      guard let constant = body[index].value(of: "constant") else { continue }
      body[index].set("constant", to: ConstraintExpansion.negated(constant))
    }
  }
}
