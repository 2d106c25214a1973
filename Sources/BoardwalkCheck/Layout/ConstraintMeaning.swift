import BoardwalkDocument

/// The normalized meaning of a constraint, independent of the order of its items.
struct ConstraintMeaning: Sendable, Hashable {
  private struct Anchor: Hashable {
    let item: String
    let attribute: String
  }

  /// The index of the list that contains it: equal constraints of different views are no duplicates.
  private let list: Int

  private let greater: Anchor
  private let lesser: Anchor?
  private let isEquality: Bool
  private let multiplier: Double
  private let constant: Double
  private let isSymbolic: Bool
  private let priority: Double

  /// The meaning of `constraint`; nil if it varies with traits, is removed at build time, or has a
  /// multiplier without a round reciprocal.
  init?(_ constraint: Constraint) {
    let element = constraint.element
    guard !constraint.isPlaceholder, element.child("variation") == nil,
      element["identifier"] == nil, let multiplier = constraint.multiplier?.value
    else { return nil }
    // An unknown word is no attribute that could be repeated.
    guard let firstAttribute = constraint.firstAttribute, let relation = constraint.relation,
      constraint.secondAttribute != nil || element["secondAttribute"] == nil
    else { return nil }
    // An omitted item is the view that owns the constraint.
    let owner = constraint.owner?["id"] ?? ""
    let first = Anchor(
      item: constraint.firstItemID ?? owner, attribute: firstAttribute.rawValue)
    let second = constraint.secondAttribute.map {
      Anchor(item: constraint.secondItemID ?? owner, attribute: $0.rawValue)
    }
    list = element.parent?.index ?? 0
    self.multiplier = multiplier
    isSymbolic = constraint.isSymbolic
    priority = constraint.priority
    isEquality = relation == .equal
    let isTurned =
      multiplier == 1
      && (isEquality
        ? (second.map { ($0.item, $0.attribute) < (first.item, first.attribute) } ?? false)
        : relation == .lessThanOrEqual && second != nil)
    guard isTurned || isEquality || relation == .greaterThanOrEqual || second == nil
    else { return nil }
    if isTurned, let second {
      greater = second
      lesser = first
      constant = -constraint.constant
    } else {
      // An upper bound of a size differs from a lower one.
      greater = first
      lesser = second ?? Anchor(item: "", attribute: relation.rawValue)
      constant = constraint.constant
    }
  }
}

/// The constraints of a document with references: from an outlet, or a variation.
struct ConstraintReferences: Sendable {
  private let ids: Set<String>

  init(_ document: Document) {
    guard !document.elements(of: .constraints).isEmpty else {
      ids = []
      return
    }
    let outlets = document.outlets.compactMap { $0["destination"] }
    let masks = document.elements(where: { $0 == .exclude || $0 == .include })
      .compactMap { $0["reference"] }
    ids = Set(outlets + masks)
  }

  /// Whether `constraint` has a reference.
  func contains(_ constraint: Element) -> Bool { constraint["id"].map(ids.contains) ?? false }
}
