import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkPlatform

/// What tables ask and tell.
extension InterpretedBehavior: TableViewDataSource {
  func isDataSource(_ controller: inout Instance, of list: ListID) -> Bool {
    !handlers(of: controller.simulation.isCollection(list) ? "items" : "rows").isEmpty
  }

  func numberOfSections(_ controller: inout Instance, in table: ListID) -> Int {
    answer("sections", on: &controller)?.listCount ?? 1
  }

  func tableView(
    _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
  ) -> Int { content(of: "rows", in: section, &controller).listCount ?? 0 }

  func tableView(
    _ controller: inout Instance, titleForHeaderIn section: Int, of table: ListID
  ) -> String? {
    answer("titleForHeader", on: &controller, with: ["section": .number(Double(section))])?
      .optionalText
  }

  func tableView(
    _ controller: inout Instance, titleForFooterIn section: Int, of table: ListID
  ) -> String? {
    answer("titleForFooter", on: &controller, with: ["section": .number(Double(section))])?
      .optionalText
  }

  func tableView(
    _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
  ) -> CellID? {
    guard fillsCells("tableView:cellForRowAtIndexPath:", &controller),
      let filling = filling(ofCellAt: path, among: "rows", &controller),
      let cell = cell(filling.handler, at: path, in: table, &controller)
    else { return nil }
    fill(cell, filling, &controller)
    return cell
  }

  /// A cell for `handler`: one that is registered or a prototype; where a style is said and nothing is
  /// known of the identifier, a new one in that style (TBL-22).
  private func cell(
    _ handler: BoardwalkBehavior.Handler, at path: ItemPath, in table: ListID,
    _ controller: inout Instance
  ) -> CellID? {
    let identifier = handler.subject ?? ""
    let option = handler.options.first { $0.name == "style" }?.value
    guard let option else {
      return controller.dequeueReusableCell(withIdentifier: identifier, in: table, for: path)
    }
    if let used = controller.dequeueReusableCell(withIdentifier: identifier, in: table) {
      return used
    }
    let style = Interpreter.constant(option).word.flatMap(CellStyle.init(rawValue:)) ?? .default
    return controller.makeCell(style, reuseIdentifier: identifier, in: table)
  }
}

extension Value {
  /// The place of a row or an item.
  init(_ path: ItemPath) { self = .indexPath([path.section, path.item]) }

  /// The place, where it is one: a number is a row of the first section.
  var path: ItemPath? {
    switch self {
    case .indexPath(let path) where path.count > 1: ItemPath(section: path[0], item: path[1])
    case .number: integer.map { ItemPath(item: $0) }
    default: nil
    }
  }
}
