import BoardwalkDocument
import BoardwalkSchema

/// The properties of a cell beyond those of a view.
package struct CellTemplate: Sendable, Hashable, Codable {
  /// The name by which code asks for copies.
  package var reuseIdentifier: String?

  /// The accessory.
  package var accessoryType: CellAccessoryType?

  /// The style of a table cell; nil for custom.
  package var style: CellStyle?

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

  /// The part of the cell that `view` is; nil for another view or a cell without a style.
  package func part(_ view: ViewTemplate) -> Part? {
    guard !view.id.isEmpty, style != nil else { return nil }
    switch view.id {
    case textLabel: return .text
    case detailTextLabel: return .detail
    case imageView: return .image
    default: return nil
    }
  }
}

extension CellTemplate {
  /// The properties of a cell or reusable view beyond those of a view, consumed from `rest`; nil if
  /// `cell` is neither.
  init?(compiling cell: Cell, takenFrom rest: inout UnmodeledContent) {
    let element = cell.element
    switch element.kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: break
    default: return nil
    }
    self.init(
      reuseIdentifier: cell.reuseIdentifier,
      accessoryType: cell.accessoryType,
      style: cell.style,
      textLabel: element["textLabel"],
      detailTextLabel: element["detailTextLabel"],
      imageView: element["imageView"])
    rest.consume("reuseIdentifier", as: reuseIdentifier)
    rest.consume("accessoryType", if: accessoryType != nil)
    rest.consume("style", if: style != nil)
    for name in ["textLabel", "detailTextLabel", "imageView"] { rest.consume(name) }
  }
}
