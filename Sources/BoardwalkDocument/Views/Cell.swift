import BoardwalkSchema

/// A cell of a table or collection, or a collection's reusable view.
package struct Cell: DocumentObject {
  /// The element.
  package let element: Element

  /// The cell that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The cell as a view.
  package var view: View { View(element) }

  /// The name by which code asks for copies.
  package var reuseIdentifier: String? {
    element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The accessory.
  package var accessoryType: CellAccessoryType? { element.word("accessoryType") }

  /// The style of a table cell, such as `IBUITableViewCellStyleSubtitle`; nil for custom.
  package var style: String? { element["style"] }

  /// The view that holds its content.
  package var contentView: View? { element.child(key: "contentView").map(View.init) }
}
