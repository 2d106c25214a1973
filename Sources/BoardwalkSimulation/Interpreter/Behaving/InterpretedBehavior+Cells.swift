import BoardwalkBehavior
import BoardwalkPlatform

/// Filling cells, as `cell "ItemCell" for item when item.isDone { … }` says.
extension InterpretedBehavior {
  /// What fills a cell, and what its names mean.
  struct Filling {
    let handler: BoardwalkBehavior.Handler
    let names: [String: Value]
  }

  /// What fills the cell of the row or item at `path`: the first handler whose condition holds. `form`
  /// is what is asked for the section's rows or items, where a handler names the one it is for.
  func filling(
    ofCellAt path: ItemPath, among form: String, _ controller: inout Instance
  ) -> Filling? {
    var element: Value?
    for handler in script.classes[name]?.handlers(of: "cell") ?? [] {
      var names = ["indexPath": Value(path)]
      if let parameter = handler.parameters.first {
        let known = element ?? self.element(at: path, of: form, &controller)
        element = known
        names[parameter] = known
      }
      if let condition = handler.condition, !holds(condition, names, &controller) { continue }
      return Filling(handler: handler, names: names)
    }
    return nil
  }

  /// Whether the class fills cells at all; where it does not, the app ends, for its lists ask for them by
  /// the method `selector`.
  func fillsCells(_ selector: String, _ controller: inout Instance) -> Bool {
    guard script.classes[name]?.handlers(of: "cell").isEmpty != false else { return true }
    controller.raise(
      "NSInvalidArgumentException",
      reason: "-[\(name) \(selector)]: unrecognized selector sent to instance")
    return false
  }

  /// Does in `cell` what `filling` says.
  func fill(_ cell: CellID, _ filling: Filling, _ controller: inout Instance) {
    let id = controller.id
    _ = controller.act { simulation -> Value? in
      var interpreter = Interpreter(self, as: id, filling.names)
      interpreter.cell = cell
      return interpreter.run(filling.handler.body, on: &simulation)
    }
  }

  /// What the header or footer of `section` is filled by; nil where the class says nothing of it.
  func filling(of kind: SupplementaryKind, in section: Int) -> Filling? {
    let form = kind == .header ? "header" : "footer"
    guard let handler = script.classes[name]?.handlers(of: form).first else { return nil }
    return Filling(
      handler: handler,
      names: [
        "section": .number(Double(section)),
        "indexPath": Value(ItemPath(section: section, item: 0)),
      ])
  }

  /// The list or the number that the class answers when it is asked for what is in `section`.
  func content(of form: String, in section: Int, _ controller: inout Instance) -> Value {
    answer(form, on: &controller, with: ["section": .number(Double(section))]) ?? .nil
  }

  private func element(
    at path: ItemPath, of form: String, _ controller: inout Instance
  ) -> Value {
    guard case .list(let values) = content(of: form, in: path.section, &controller),
      values.indices.contains(path.item)
    else { return .nil }
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

extension Value {
  /// How many sections, rows or items it stands for: a list's elements, or the number itself.
  var listCount: Int? {
    switch self {
    case .list(let values): values.count
    case .number: integer.map { max(0, $0) }
    default: nil
    }
  }
}
