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

  /// The style of a table cell; nil for custom and unknown ones.
  package var style: CellStyle? { element["style"].flatMap(CellStyle.init(written:)) }
}
