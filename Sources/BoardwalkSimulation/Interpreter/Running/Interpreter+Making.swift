import BoardwalkDocument

/// New controllers: `DetailViewController(forNewItem: true)`.
extension Interpreter {
  /// A new controller of the class `name`.
  func make(
    _ name: String, _ kind: ViewControllerKind, _ labels: [String?], _ values: [Value],
    _ named: [String: Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let isOwn = script.classes[name] != nil
    let className = isOwn ? name : nil
    if let root = named["rootViewController"]?.controller {
      return .controller(simulation.makeNavigationController(around: root, class: className))
    }
    let made =
      kind == .collectionViewController
      ? simulation.makeCollectionViewController(named["collectionViewLayout"], class: className)
      : simulation.makeController(kind, class: className)
    guard let made else { return .nil }
    guard let code = simulation.code(of: made, as: InterpretedBehavior.self) else {
      return .controller(made)
    }
    try code.initialize(made, labels.compactMap { $0 }, values, depth: depth + 1, on: &simulation)
    return .controller(made)
  }
}

extension Simulation {
  /// A collection view controller with the layout that `layout` is; without one the app ends (EXC-20).
  fileprivate mutating func makeCollectionViewController(
    _ layout: Value?, class className: String?
  ) -> ControllerID? {
    guard case .object(let name, let fields)? = layout else {
      return makeCollectionViewController(layout: nil, class: className)
    }
    let made = makeCollectionViewController(layout: FlowSettings(fields), class: className)
    if let made, name != "UICollectionViewFlowLayout",
      let list = list("collectionView", of: made)
    {
      setLayout(name, of: list)
    }
    return made
  }
}

extension InterpretedBehavior {
  /// Does what the initializer with the words `labels` does; without any, that of
  /// `init(nibName:bundle:)`, which a plain `init()` calls (S4-05).
  fileprivate func initialize(
    _ id: ControllerID, _ labels: [String], _ values: [Value], depth: Int,
    on simulation: inout Simulation
  ) throws(Fault) {
    let all = script.classes[name]?.handlers(of: "init") ?? []
    let labels = labels.isEmpty && all.contains { $0.labels == ["nibName"] } ? ["nibName"] : labels
    let own = all.first { $0.labels == labels && !labels.isEmpty }
    // Every collection view controller inherits this one.
    guard own != nil || labels.isEmpty || labels == ["collectionViewLayout"] else {
      throw Fault(
        "-[\(name) init(\(labels.map { $0 + ":" }.joined()))]: unrecognized selector sent to instance"
      )
    }
    for handler in all where handler.labels.isEmpty || handler.labels == labels {
      let names = Dictionary(zip(handler.parameters, values)) { first, _ in first }
      var interpreter = Interpreter(self, as: id, names, depth: depth)
      _ = try interpreter.perform(handler.body, on: &simulation)
    }
  }
}
