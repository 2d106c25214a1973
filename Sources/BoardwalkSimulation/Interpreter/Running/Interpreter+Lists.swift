import BoardwalkBehavior
import BoardwalkPlatform

/// The effects of verbs on tables and collection views.
extension Interpreter {
  mutating func performInLists(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    if command.verb == .apply { return try apply(command, subject, on: &simulation) }
    let place = try phrase(.in, of: command, on: &simulation) ?? subject
    if let snapshot = place.explicitSnapshot {
      return try change(snapshot, command, on: &simulation)
    }
    guard let list = list(place, on: simulation) else { return }
    if command.verb == .register {
      return try register(command, subject, in: list, on: &simulation)
    }
    var paths: [ItemPath] = []
    for preposition in [Phrase.Preposition.at, .from] {
      guard let place = try phrase(preposition, of: command, on: &simulation) else { continue }
      paths = try self.paths(place)
    }
    let target = try phrase(.to, of: command, on: &simulation)?.path
    let position = try ListScrollPosition(
      try option("position", of: command, on: &simulation) ?? .nil)
    simulation.act(as: id) { controller in
      switch command.verb {
      case .reload: controller.reloadData(of: list)
      case .insertRows, .insertItems: controller.insert(paths, in: list)
      case .deleteRows, .deleteItems: controller.delete(paths, in: list)
      case .reloadRows, .reloadItems: controller.reload(paths, in: list)
      case .moveRow, .moveItem:
        if let from = paths.first, let target { controller.move(from, to: target, in: list) }
      case .selectRow, .selectItem:
        for path in paths {
          controller.select(path, in: list, scrollPosition: position)
        }
      case .deselectRow, .deselectItem: paths.forEach { controller.deselect($0, in: list) }
      case .scrollToRow, .scrollToItem:
        if let path = paths.first { controller.scroll(list, to: path, at: position) }
      case .insertSections: controller.insertSections(paths.map(\.item), in: list)
      case .deleteSections: controller.deleteSections(paths.map(\.item), in: list)
      case .reloadSections: controller.reloadSections(paths.map(\.item), in: list)
      case .invalidateLayout: controller.invalidateLayout(of: list)
      default: break
      }
    }
  }

  /// `snapshot.deleteSections(["Old"])`, which is written as the statement for lists is.
  private mutating func change(
    _ snapshot: ListSnapshot, _ command: VerbPhrase, on simulation: inout Simulation
  ) throws(Fault) {
    guard let place = command.phrase(.in) else { return }
    let sections = try phrase(.at, of: command, on: &simulation)?.elements ?? []
    var snapshot = snapshot
    switch command.verb {
    case .deleteSections: snapshot.deleteSections(sections)
    case .reloadSections:
      let places = sections.compactMap(snapshot.index(ofSection:))
      snapshot.refreshed += places.flatMap { snapshot.sections[$0].items }
    default: throw Fault("\(command.verb.rawValue) takes a table or a collection view")
    }
    try put(Value(snapshot), into: place, on: &simulation)
  }

  /// `apply items to collectionView`: a snapshot, or the items of one section.
  private mutating func apply(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard let snapshot = subject.snapshot else {
      throw Fault("apply takes a list of items or a snapshot, not \(subject.typeDescription)")
    }
    let place = try phrase(.to, of: command, on: &simulation) ?? .nil
    guard let list = list(place, on: simulation) else { return }
    let providers = CellProviders(place)
    if providers != CellProviders() { simulation.update(list) { $0.providers = providers } }
    simulation.apply(
      snapshot, to: list, by: id, completion: try wait(command.then, on: &simulation))
  }

  /// `register nib("Header") for "Header" in collectionView, kind: .header`
  private mutating func register(
    _ command: VerbPhrase, _ subject: Value, in list: ListID, on simulation: inout Simulation
  ) throws(Fault) {
    let identifier = try phrase(.for, of: command, on: &simulation)?.text ?? ""
    let kind = try option("kind", of: command, on: &simulation)?.word
    guard let registration = Registration.said(by: subject) else {
      throw Fault("register takes a class or a nib, not \(subject.typeDescription)")
    }
    simulation.act(as: id) { controller in
      switch kind {
      case "header", "footer":
        controller.register(
          registration, forSupplementaryView: kind == "header" ? .header : .footer,
          reuseIdentifier: identifier, in: list)
      default: controller.register(registration, forCellReuseIdentifier: identifier, in: list)
      }
    }
  }

  /// `update collectionView { … } then { … }`: the list gets all changes together, even if one of
  /// them fails.
  mutating func update(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    guard let list = list(subject, on: simulation) else { return }
    let isOutermost = simulation.beginUpdates(of: list)
    var fault: Fault?
    do throws(Fault) {
      _ = try perform(command.body ?? [], on: &simulation)
    } catch {
      fault = error
    }
    if isOutermost {
      simulation.endUpdates(
        of: list, completion: try wait(command.then, on: &simulation), caller: id)
    }
    if let fault { throw fault }
  }

  /// The list that `value` denotes; by default the controller's own.
  func list(_ value: Value, on simulation: Simulation) -> ListID? {
    switch value {
    case .view(let view): ListID(view.object, of: view.controller)
    case .layout(let list): list
    case .object where value.list(on: simulation) != nil: value.list(on: simulation)
    default: simulation.list("tableView", of: id) ?? simulation.list("collectionView", of: id)
    }
  }

  private func paths(_ value: Value) throws(Fault) -> [ItemPath] {
    let paths = value.elements.compactMap(\.path)
    guard paths.count == value.elements.count else {
      throw Fault("a row is given by a number or an index path, not by \(value.typeDescription)")
    }
    return paths
  }
}

extension ListScrollPosition {
  /// The scroll position of `value`, one or several words; nil is any. Top, middle and bottom
  /// exclude each other, and so do left, middle and right (COL-32).
  fileprivate init(_ value: Value) throws(Fault) {
    let words = value.elements.compactMap(\.word)
    let vertical = words.compactMap { Self.vertical[$0] }
    let horizontal = words.compactMap { Self.horizontal[$0] }
    guard vertical.count < 2, horizontal.count < 2 else {
      throw Fault("the scroll positions \(words.joined(separator: ", ")) exclude each other")
    }
    self = vertical.first ?? horizontal.first ?? .none
  }

  private static let vertical: [String: ListScrollPosition] = [
    "top": .top, "middle": .middle, "centeredVertically": .middle, "bottom": .bottom,
  ]

  private static let horizontal: [String: ListScrollPosition] = [
    "left": .top, "centeredHorizontally": .middle, "right": .bottom,
  ]
}

extension Registration {
  /// The source of cells that `value` denotes: a nib, or a class by name.
  fileprivate static func said(by value: Value) -> Registration? {
    switch value {
    case .object("UINib", let fields): fields["name"].map { Registration.nib($0.text) }
    case .word(let name): .class(name)
    default: nil
    }
  }
}

/// Cells that registrations configure.
extension Interpreter {
  /// `dequeueConfiguredReusableCell(using:for:item:)`: a cell of `list` that the registration has
  /// configured; nil if `call` is another one.
  func dequeueConfigured(
    _ call: MethodCall, in list: ListID, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard call.name == CellRegistration.method, call.arguments.count == 3,
      let registration = CellRegistration(call.arguments[0])
    else { return nil }
    let identifier = registration.identifier
    let key = Registration.Key(kind: .cell, identifier: identifier)
    simulation.update(list) { $0.registrations[key] = .class("UICollectionViewListCell") }
    guard let cell = simulation.dequeue(.cell, identifier, in: list),
      let view = simulation.ownView(of: cell)
    else { return .nil }
    let arguments = [.view(view)] + call.arguments.dropFirst()
    _ = try self.call(registration.handler, with: arguments, on: &simulation)
    return .view(view)
  }
}
