import BoardwalkSchema

/// The properties of a cell beyond those of a view.
package struct CellTemplate: Sendable, Hashable, Codable {
  /// The name by which code asks for copies.
  package var reuseIdentifier: String?

  /// The accessory.
  package var accessoryType: CellAccessoryType?

  /// How a table cell is laid out; nil for custom.
  package var style: String?

  /// The id of the label that code knows as the cell's text label.
  package var textLabel: String?

  /// The id of the label that code knows as the cell's detail label.
  package var detailTextLabel: String?

  /// The id of the image view that code knows as the cell's own.
  package var imageView: String?
}

extension CellTemplate {
  /// A view that UIKit's own cells have.
  package enum Part: Sendable, Hashable, CaseIterable {
    /// The main text, that of details, and the picture.
    case text, detail, image
  }

  /// Which part of the cell `view` is; nil if it is none, or the cell has no style.
  package func part(_ view: ViewTemplate) -> Part? {
    guard !view.id.isEmpty, style.flatMap(CellStyle.init(written:)) != nil else { return nil }
    switch view.id {
    case textLabel: return .text
    case detailTextLabel: return .detail
    case imageView: return .image
    default: return nil
    }
  }
}
