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
