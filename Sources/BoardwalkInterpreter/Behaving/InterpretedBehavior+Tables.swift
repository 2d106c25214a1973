import BoardwalkBehavior
import BoardwalkLists
import BoardwalkStage

/// What tables ask and tell.
extension InterpretedBehavior: TableViewDataSource {
  func isDataSource(_ controller: inout Instance, of table: ListID) -> Bool {
    !handlers(of: "rows").isEmpty
  }

  func numberOfSections(_ controller: inout Instance, in table: ListID) -> Int {
    answer("sections", on: &controller)?.listCount ?? 1
  }

  func tableView(
    _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
  ) -> Int { rows(of: section, &controller).listCount ?? 0 }

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
    var names = ["indexPath": Value(path)]
    let rows = rows(of: path.section, &controller)
    if case .list(let values) = rows, values.indices.contains(path.item) {
      names["element"] = values[path.item]
    }
    let all = script.classes[name]?.handlers(of: "cell") ?? []
    for handler in all {
      let element = names["element"] ?? .nil
      var own = names
      if let name = handler.parameters.first { own[name] = element }
      own["element"] = nil
      if let condition = handler.condition, !holds(condition, own, &controller) { continue }
      guard let cell = self.cell(handler, at: path, in: table, &controller) else { return nil }
      let id = controller.id
      _ = controller.act { stage -> Value? in
        var interpreter = Interpreter(self, as: id, own)
        interpreter.cell = cell
        return interpreter.run(handler.body, on: &stage)
      }
      return cell
    }
    return nil
  }

  /// The rows of `section`: their list, or how many there are.
  private func rows(of section: Int, _ controller: inout Instance) -> Value {
    answer("rows", on: &controller, with: ["section": .number(Double(section))]) ?? .nil
  }

  private func holds(
    _ condition: ValueExpression, _ names: [String: Value], _ controller: inout Instance
  ) -> Bool {
    let id = controller.id
    return controller.act { stage -> Bool in
      var interpreter = Interpreter(self, as: id, names)
      return interpreter.decides(condition, on: &stage)
    } ?? false
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
    let style = Interpreter.constant(option).word.flatMap(CellStyle.init) ?? .default
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

  /// How many rows it stands for.
  fileprivate var listCount: Int? {
    switch self {
    case .list(let values): values.count
    case .number: integer.map { max(0, $0) }
    default: nil
    }
  }
}
