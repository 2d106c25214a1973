import BoardwalkTree

/// A cell of a table or collection, or a collection's reusable view.
public struct Cell: DocumentObject {
  /// The element.
  public let element: Element

  /// The cell that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The cell as a view.
  public var view: View { View(element) }

  /// The name by which code asks for copies.
  public var reuseIdentifier: String? {
    element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// What its right end shows: `disclosureIndicator`, `detailButton`, `checkmark`...
  public var accessoryType: String? { element["accessoryType"] }

  /// What accessories there are, as documents write them.
  public static let accessoryTypes = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  /// How a table cell is laid out: `IBUITableViewCellStyleSubtitle` and so on; nil for custom.
  public var style: String? { element["style"] }

  /// The view that holds its content.
  public var contentView: View? { element.child(key: "contentView").map(View.init) }
}
