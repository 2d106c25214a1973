/// The attributes whose value is the id of another object in the same document.
package struct ReferenceAttribute: Sendable, Hashable {
  /// The element that has it.
  package let element: String

  /// The attribute's name.
  package let attribute: String

  /// What happens at run time if nothing has that id.
  package let consequence: String

  private init(_ element: String, _ attribute: String, _ consequence: String) {
    self.element = element
    self.attribute = attribute
    self.consequence = consequence
  }

  /// All of them.
  package static let all: [ReferenceAttribute] = [
    .init("document", "initialViewController", "the app launches into a black screen"),
    .init("outlet", "destination", "at run time the outlet stays nil, and its first use crashes"),
    .init("outletCollection", "destination", "at run time the collection lacks this object"),
    .init("action", "destination", "at run time the action is never sent"),
    .init("segue", "destination", "at run time performing the segue fails"),
    .init("segue", "reference", "the segue it refers to is gone"),
    .init("segue", "popoverAnchorView", "at run time the popover has nothing to point to"),
    .init("segue", "popoverAnchorBarButtonItem", "at run time the popover has nothing to point to"),
    .init("constraint", "firstItem", "Interface Builder cannot compile the constraint"),
    .init("constraint", "secondItem", "Interface Builder cannot compile the constraint"),
    .init("exclude", "reference", "the variation has nothing to exclude"),
    .init("include", "reference", "the variation has nothing to include"),
    .init("tableViewCellContentView", "tableViewCell", "the content view belongs to no cell"),
    .init("tableViewCell", "textLabel", "at run time the cell has no text label"),
    .init("tableViewCell", "detailTextLabel", "at run time the cell has no detail label"),
    .init("tableViewCell", "imageView", "at run time the cell has no image view"),
  ]

  /// The one called `attribute` on elements called `element`, if that is one.
  package static func named(_ attribute: String, of element: String) -> ReferenceAttribute? {
    all.first { $0.attribute == attribute && $0.element == element }
  }
}
