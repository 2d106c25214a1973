/// `item.attribute` in a constraint, or the attribute alone for the view that holds the constraint.
struct Anchor: Sendable, Hashable {
  /// The name of an object, or `#` and its id.
  var item: String?

  /// The attribute: `top`, `width`.
  var attribute: String

  @SourceRange var range

  init(item: String?, attribute: String, at range: Range<Int> = 0..<0) {
    self.item = item
    self.attribute = attribute
    self.range = range
  }

  /// The source text.
  var text: String { item.map { "\($0).\(attribute)" } ?? attribute }
}
