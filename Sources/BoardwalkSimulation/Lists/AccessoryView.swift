import BoardwalkBase
import BoardwalkGraph

/// The view that code puts at the trailing edge of a table cell, in place of its accessory.
enum AccessoryView {
  /// The property that holds it.
  static let property = "accessoryView"
}

extension Simulation {
  /// The accessory view of the cell `cell`, as code sees it.
  func accessoryView(of cell: ViewID) -> Value {
    guard let id = cell.cell, let view = self[id.list]?.cells[id.number]?.accessory else {
      return .nil
    }
    return .view(ViewID(view.id, of: cell.controller, in: id))
  }

  /// Puts `view`, which code has made, into the cell `cell` as its accessory view, or takes the old
  /// one out. The state that the view has until now is that of the accessory.
  mutating func setAccessoryView(_ view: ViewID?, of cell: ViewID) {
    guard let id = cell.cell else { return }
    var accessory = view.flatMap { template(of: $0) }
    let size = accessory?.frame?.size ?? LayoutSize(width: 0, height: 0)
    let room = template(of: cell)?.frame?.size ?? LayoutSize(width: 0, height: 0)
    accessory?.frame = LayoutRect(
      x: room.width - size.width - 16, y: (room.height - size.height) / 2, width: size.width,
      height: size.height)
    let state = view.flatMap { self[$0] }
    change(id.list) { list in
      list.cells[id.number]?.accessory = accessory
      if let accessory { list.cells[id.number]?.views[accessory.id] = state }
    }
  }
}
