import BoardwalkDocument

extension CellTemplate {
  /// What a cell or reusable view has beyond a view, taken from `rest`; nil if `cell` is none.
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
    rest.take("reuseIdentifier", as: reuseIdentifier)
    for name in ["accessoryType", "style", "textLabel", "detailTextLabel", "imageView"] {
      rest.take(name)
    }
  }
}
