import BoardwalkBehavior
import BoardwalkPlatform

/// The handler of a cell with its parameters: `cell "ItemCell" for item when item.isDone { … }`.
struct CellFilling {
  let handler: BoardwalkBehavior.Handler
  let names: [String: Value]
}

extension InterpretedBehavior {
  /// The handler that fills the cell of the row or item at `path`: the first whose condition holds.
  /// A handler with an element parameter gets the one at `path`.
  func filling(
    ofCellAt path: ItemPath, in list: ListID, _ controller: inout Instance
  ) -> CellFilling? {
    var element: Value?
    for handler in type.handlers(of: "cell") {
      var names = ["indexPath": Value(path)]
      if let parameter = handler.parameters.first {
        let known = element ?? self.element(at: path, in: list, &controller)
        element = known
        names[parameter] = known
      }
      if let condition = handler.condition, !holds(condition, names, &controller) { continue }
      return CellFilling(handler: handler, names: names)
    }
    return nil
  }

  /// The handler for the header or footer of `section`; nil if the class has none.
  func filling(of kind: SupplementaryKind, in section: Int) -> CellFilling? {
    let form = kind == .header ? "header" : "footer"
    guard let handler = type.handlers(of: form).first else { return nil }
    return CellFilling(
      handler: handler,
      names: [
        "section": .number(Double(section)),
        "indexPath": Value(ItemPath(section: section, item: 0)),
      ])
  }

  /// Whether the class fills cells; if not, its list's call of `selector` ends the app.
  func fillsCells(_ selector: String, _ controller: inout Instance) -> Bool {
    guard type.handlers(of: "cell").isEmpty else { return true }
    controller.raise(
      "NSInvalidArgumentException",
      reason: "-[\(name) \(selector)]: unrecognized selector sent to instance")
    return false
  }

  /// Runs the statements of `filling` in `cell`.
  func fill(_ cell: CellID, _ filling: CellFilling, _ controller: inout Instance) {
    let id = controller.id
    _ = controller.act { simulation -> Value? in
      var interpreter = Interpreter(self, as: id, filling.names, of: filling.handler.owner)
      interpreter.cell = cell
      return interpreter.run(filling.handler.body, on: &simulation)
    }
  }

  /// The number of rows or items of `section`.
  func count(of section: Int, isCollection: Bool, _ controller: inout Instance) -> Int {
    answer(.content(of: section, isCollection: isCollection), on: &controller).listCount ?? 0
  }

  private func element(
    at path: ItemPath, in list: ListID, _ controller: inout Instance
  ) -> Value {
    if let snapshot = controller.simulation[list]?.snapshot { return snapshot[path] ?? .nil }
    let isCollection = controller.simulation.isCollection(list)
    let content = answer(.content(of: path.section, isCollection: isCollection), on: &controller)
    guard case .list(let values) = content, values.indices.contains(path.item) else { return .nil }
    return values[path.item]
  }

  private func holds(
    _ condition: ValueExpression, _ names: [String: Value], _ controller: inout Instance
  ) -> Bool {
    let id = controller.id
    return controller.act { simulation -> Bool in
      var interpreter = Interpreter(self, as: id, names)
      return interpreter.decides(condition, on: &simulation)
    } ?? false
  }
}
