/// `first RELATION terms`, in the words of the author.
struct Equation: Sendable, Hashable {
  let first: Anchor
  let relation: String
  let terms: Terms

  /// The terms after the relation.
  struct Terms: Sendable, Hashable {
    var second: Anchor?
    var multiplier: String?
    var constant: String?
    var isStandard = false
    var priority: String?
  }

  init(_ first: Anchor, _ relation: String, _ terms: Terms) {
    self.first = first
    self.relation = relation
    self.terms = terms
  }
}
