import BoardwalkBehavior
import BoardwalkLists
import BoardwalkStage

/// What verbs do to tables and collections.
extension Interpreter {
  mutating func performInLists(
    _ command: Command, _ subject: Value, on stage: inout Stage
  ) throws(Fault) {
    let place = try phrase(.in, of: command, on: &stage) ?? subject
    guard let list = list(place, on: stage) else { return }
    var paths: [ItemPath] = []
    for preposition in [Phrase.Preposition.at, .from] {
      guard let place = try phrase(preposition, of: command, on: &stage) else { continue }
      paths = try self.paths(place)
    }
    let target = try phrase(.to, of: command, on: &stage)?.path
    let identifier = try phrase(.for, of: command, on: &stage)?.text ?? ""
    stage.act(as: id) { controller in
      switch command.verb {
      case .reload: controller.reloadData(of: list)
      case .insertRows, .insertItems: controller.insert(paths, in: list)
      case .deleteRows, .deleteItems: controller.delete(paths, in: list)
      case .reloadRows, .reloadItems: controller.reload(paths, in: list)
      case .moveRow, .moveItem:
        if let from = paths.first, let target { controller.move(from, to: target, in: list) }
      case .selectRow, .selectItem: paths.first.map { controller.select($0, in: list) }
      case .deselectRow, .deselectItem: paths.first.map { controller.deselect($0, in: list) }
      case .insertSections: controller.insertSections(paths.map(\.item), in: list)
      case .deleteSections: controller.deleteSections(paths.map(\.item), in: list)
      case .reloadSections: controller.reloadSections(paths.map(\.item), in: list)
      case .invalidateLayout: controller.invalidateLayout(of: list)
      case .register:
        if let registration = Registration.said(by: subject) {
          controller.register(registration, forCellReuseIdentifier: identifier, in: list)
        }
      default: break
      }
    }
  }

  /// The list that `value` is; the controller's own where nothing is said.
  func list(_ value: Value, on stage: Stage) -> ListID? {
    if case .view(let view) = value { return ListID(view.object, of: view.controller) }
    return stage.list("tableView", of: id) ?? stage.list("collectionView", of: id)
  }

  private func paths(_ value: Value) throws(Fault) -> [ItemPath] {
    let values: [Value]
    if case .list(let several) = value { values = several } else { values = [value] }
    let paths = values.compactMap(\.path)
    guard paths.count == values.count else {
      throw Fault("a row is told by its number or its index path, not by \(value.sort)")
    }
    return paths
  }
}

extension Registration {
  /// What `value` lets cells be made from: a nib, or a class by its name.
  fileprivate static func said(by value: Value) -> Registration? {
    switch value {
    case .object("UINib", let fields): fields["name"].map { Registration.nib($0.text) }
    case .word(let name): .class(name)
    default: nil
    }
  }
}
