/// `item.attribute` in a constraint, or the attribute alone for the view that holds the constraint.
struct Anchor: Sendable, Hashable {
  /// The name of an object, or `#` and its id.
  var item: String?

  /// What of it: `top`, `width`.
  var attribute: String

  /// It as it is written.
  var text: String { item.map { "\($0).\(attribute)" } ?? attribute }
}
