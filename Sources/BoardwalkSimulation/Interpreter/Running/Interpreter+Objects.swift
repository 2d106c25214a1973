import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema

/// Objects of UIKit's.
extension Interpreter {
  /// The new object that the initializer in `call` makes.
  mutating func makeObject(
    _ call: MethodCall, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let name = call.name
    let named = Dictionary(
      zip(call.labels, call.arguments).compactMap { label, value in label.map { ($0, value) } },
      uniquingKeysWith: { _, last in last })
    if name == Self.taskClass, let closure = call.arguments.last,
      let task = try startTask(closure, on: &simulation)
    {
      return task
    }
    if name == "UIContextMenuConfiguration", let provider = named["actionProvider"],
      let menu = try self.call(provider, with: [.list([])], on: &simulation)
    {
      return .object(name, named.merging(["menu": menu]) { _, new in new })
    }
    if OpaqueController.names.contains(name) {
      return .controller(simulation.makeController(.viewController, class: name))
    }
    if let view = makeView(name, named, on: &simulation) { return view }
    if name == "UIRefreshControl" { return .view(simulation.makeRefreshControl(of: id)) }
    if name == "UISearchController" { return try makeSearchController(named, on: &simulation) }
    if let place = SegueCoder.place(named["coder"]) {
      return try makeDestination(
        at: place, of: name, call.labels.compactMap { $0 }, call.arguments, on: &simulation)
    }
    guard let kind = script.kind(of: name) ?? simulation.documentedKind(of: name) else {
      return try checked(.object(name, performable(named)), on: &simulation)
    }
    return try makeController(kind, call, named, on: &simulation)
  }

  /// The arguments `named` of a bar item: a method of UIKit's that a view performs,
  /// `#selector(UIResponder.resignFirstResponder)`, is a closure that calls it.
  private func performable(_ named: [String: Value]) -> [String: Value] {
    guard let target = named["target"], case .view = target,
      case .text(let selector)? = named["action"], let verb = Verb(rawValue: selector),
      [.becomeFirstResponder, .resignFirstResponder].contains(verb)
    else { return named }
    let closure = Closure(
      block: NamedBlock(performing: verb, on: "target", of: owner), controller: id,
      names: ["target": target])
    var result = named
    result["action"] = .object("UIAction", ["handler": .closure(closure)])
    return result
  }

  /// `UISearchController(searchResultsController: results)`: a controller has one, which filters
  /// its own contents, or shows the results in another controller.
  private func makeSearchController(
    _ arguments: [String: Value], on simulation: inout Simulation
  ) throws(Fault) -> Value {
    simulation.makeSearchController(
      of: id, results: arguments["searchResultsController"]?.controller)
    return .part(SearchProperty.part, of: id)
  }
}

/// New controllers: `DetailViewController(forNewItem: true)`.
extension Interpreter {
  /// A new controller of the class that `call` names.
  private func makeController(
    _ kind: ViewControllerKind, _ call: MethodCall, _ named: [String: Value],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let isOwn = script.classes[call.name] != nil || script.kind(of: call.name) == nil
    let className = isOwn ? call.name : nil
    if let root = named["rootViewController"]?.controller {
      return .controller(simulation.makeNavigationController(around: root, class: className))
    }
    let made =
      kind == .collectionViewController
      ? simulation.makeCollectionViewController(named["collectionViewLayout"], class: className)
      : simulation.makeController(kind, class: className)
    guard let made else { return .nil }
    guard let code = simulation.behavior(of: made, as: InterpretedBehavior.self) else {
      return .controller(made)
    }
    try code.initialize(
      made, call.labels.compactMap { $0 }, call.arguments, depth: depth + 1, on: &simulation)
    return .controller(made)
  }
}

extension Simulation {
  /// The kind of controllers of the app's class `name` in the documents; nil if they have none.
  fileprivate func documentedKind(of name: String) -> ViewControllerKind? {
    graph.documents.lazy.flatMap(\.scenes).compactMap(\.controller)
      .first { $0.customClass?.name == name }?.kind
  }

  /// A collection view controller with the layout that `layout` is; without one the app ends
  /// (EXC-20).
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
  /// Runs the initializer with the labels `labels`; without any, `init(nibName:bundle:)`, which a
  /// plain `init()` calls (S4-05).
  fileprivate func initialize(
    _ id: ControllerID, _ labels: [String], _ values: [Value], depth: Int,
    on simulation: inout Simulation
  ) throws(Fault) {
    let all = type.handlers(of: "init")
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
      var interpreter = Interpreter(self, as: id, names, of: handler.owner, depth: depth)
      _ = try interpreter.perform(handler.body, on: &simulation)
    }
  }
}
