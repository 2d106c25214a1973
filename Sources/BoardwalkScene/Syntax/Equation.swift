/// `first RELATION terms`, in the words of the author.
///
/// It is an object because it has many parts, and all who ask about a constraint ask for a few of them.
final class Equation: Sendable {
  let first: Anchor
  let relation: String
  let terms: Terms

  /// The bytes of the anchors; empty where it was not read from a file.
  let places: (first: Range<Int>, second: Range<Int>)

  /// What stands behind the relation.
  struct Terms: Sendable, Hashable {
    var second: Anchor?
    var multiplier: String?
    var constant: String?
    var isStandard = false
    var priority: String?
  }

  /// The demand that `first` has that `relation` to `terms`.
  init(
    _ first: Anchor, _ relation: String, _ terms: Terms,
    at places: (first: Range<Int>, second: Range<Int>) = (0..<0, 0..<0)
  ) {
    self.first = first
    self.relation = relation
    self.terms = terms
    self.places = places
  }
}

extension Equation: Hashable {
  /// Whether both demand the same, wherever they stand.
  static func == (left: Equation, right: Equation) -> Bool {
    left.first == right.first && left.relation == right.relation && left.terms == right.terms
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(first)
    hasher.combine(terms)
  }
}
