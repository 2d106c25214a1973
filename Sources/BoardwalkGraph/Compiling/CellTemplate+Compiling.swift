import BoardwalkDocument

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
    for name in ["style", "textLabel", "detailTextLabel", "imageView"] { rest.consume(name) }
  }
}
