import BoardwalkBehavior

/// What names and properties mean.
extension Interpreter {
  /// What `name` means here: what a statement has named, a state, a block, an outlet, a property of
  /// the controller, what is shared, or one of UIKit's own.
  mutating func named(_ name: String, on simulation: inout Simulation) throws(Fault) -> Value {
    if let value = names[name] { return value }
    if name == "self" { return view.map { .view($0) } ?? .controller(id) }
    if let cell {
      if let view = simulation.view(name, in: cell) { return .view(view) }
      if let own = simulation.ownView(of: cell),
        let value = ViewProperty.read(name, of: own, on: simulation)
      {
        return value
      }
    }
    if let view, let value = ViewProperty.read(name, of: view, on: simulation) { return value }
    if let value = try own(name, of: id, on: &simulation) { return value }
    if let value = memory(of: simulation).shared[name] { return value }
    switch name {
    case "window", "application", "pasteboard": return .application(name)
    case "now": return .date(Self.launchDate + Double(simulation.clock) / 1000)
    case "UIApplication", "UIPasteboard": return .application(name)
    default: break
    }
    // A class is a name too, as in register UITableViewCell.
    if name.first?.isUppercase == true { return .word(name) }
    guard simulation.declaresOutlet(name, of: id) else {
      throw Fault("there is nothing called '\(name)'", name: "NSUnknownKeyException")
    }
    return .nil
  }

  /// The day on which every app is launched: 1 January 2025.
  private static let launchDate = 1_735_689_600.0

  /// What the whole app knows.
  func memory(of simulation: Simulation) -> AppMemory {
    simulation.appState as? AppMemory ?? firstMemory(of: simulation)
  }

  /// Keeps `memory`; as it was when the app began, there is nothing to keep.
  func remember(_ memory: AppMemory, on simulation: inout Simulation) {
    simulation.appState = memory == firstMemory(of: simulation) ? nil : memory
  }

  private func firstMemory(of simulation: Simulation) -> AppMemory {
    AppMemory(shared: script.sharedValues, dice: Dice(seed: simulation.options.seed))
  }

  /// The property `name` of `value`.
  mutating func member(
    _ name: String, of value: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if let answer = ValueProperty.ofAny(name, value) { return answer }
    switch value {
    case .nil: return .nil
    case .controller(let other):
      if let found = try own(name, of: other, on: &simulation) { return found }
      guard simulation.declaresOutlet(name, of: other) else {
        throw .undefined(name, of: simulation[other]?.className ?? "UIViewController")
      }
      return .nil
    case .view(let view):
      if let inner = view.cell.flatMap({ simulation.view(name, in: $0) }), inner != view {
        return .view(inner)
      }
      guard let found = ViewProperty.read(name, of: view, on: simulation) else {
        throw .unknownKey(name, of: value)
      }
      return found
    case .layout(let list):
      guard let found = LayoutProperty.read(name, of: list, on: simulation) else {
        throw .unknownKey(name, of: value)
      }
      return found
    case .item(let item, let owner):
      guard let found = ItemProperty.read(name, of: item, owner, on: simulation) else {
        throw .unknownKey(name, of: value)
      }
      return found
    case .part(let part, let owner):
      guard let found = PartProperty.read(name, of: part, owner, on: simulation) else {
        throw .unknownKey(name, of: value)
      }
      return found
    case .segue(let segue):
      switch name {
      case "identifier": return Value(segue.identifier)
      case "destination": return .controller(segue.destination)
      case "source": return .controller(segue.source)
      default: throw .unknownKey(name, of: value)
      }
    case .application(let part): return application(part, name, on: simulation)
    case .list(let values) where name == "randomElement":
      guard !values.isEmpty else { return .nil }
      return values[roll(0, values.count - 1, on: &simulation)]
    default:
      guard let found = ValueProperty.read(name, of: value) else {
        // A record that lacks a field has nil there, as a dictionary does.
        if case .record = value { return .nil }
        throw .unknownKey(name, of: value)
      }
      return found
    }
  }

  private func application(_ part: String, _ name: String, on simulation: Simulation) -> Value {
    switch (part, name) {
    case ("window", "rootViewController"): Value(simulation.root)
    case ("application", "statusBarFrame"):
      .record([
        "height": .number(simulation.options.isLandscape ? 0 : simulation.options.device.topInset)
      ])
    case ("UIApplication", "shared"): .application("application")
    case ("UIPasteboard", "general"): .application("pasteboard")
    case ("pasteboard", "string"): Value(simulation.pasteboard.string)
    case ("pasteboard", "image"): Value(simulation.pasteboard.image)
    default: .nil
    }
  }

  /// What the controller `other` has under `name`: a state, a block, an outlet or a property; nil where
  /// it has nothing of that name.
  func own(
    _ name: String, of other: ControllerID, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if let state = simulation.state(of: other, as: InterpretedBehavior.self),
      let value = state.values[name]
    {
      return value
    }
    if let code = simulation.code(of: other, as: InterpretedBehavior.self), code.hasBlock(name) {
      return .block(name, of: other)
    }
    if let outlet = simulation.outlet(name, of: other) { return Value(outlet, of: other) }
    return ControllerProperty.read(name, of: other, on: &simulation)
  }

  mutating func roll(_ low: Int, _ high: Int, on simulation: inout Simulation) -> Int {
    var memory = memory(of: simulation)
    let result = memory.dice.roll(low, high)
    remember(memory, on: &simulation)
    return result
  }
}

extension InterpretedBehavior {
  /// Whether the class has a block or an action called `name`.
  func hasBlock(_ name: String) -> Bool {
    guard let type = script.classes[self.name] else { return false }
    return type.blocks.contains { $0.name == name }
      || type.handlers(of: "action").contains { $0.subject == name }
  }
}

extension Simulation {
  /// Whether the scene of `id` connects an outlet `name`, be its target there or not.
  func declaresOutlet(_ name: String, of id: ControllerID) -> Bool {
    guard let place = place(of: id), let scene = graph.scene(at: place) else { return false }
    return scene.outlets.contains { $0.property == name }
  }
}

extension Value {
  /// What an outlet of `id` is connected to.
  init(_ outlet: OutletTarget, of id: ControllerID) {
    switch outlet {
    case .view(let view): self = .view(view)
    case .item(let item): self = .item(item, of: id)
    case .controller(let other): self = .controller(other)
    case .object(let name): self = .object(name, [:])
    }
  }
}

extension Fault {
  /// A property that no instance of the class `className` has, which ends the app (EXC-10).
  static func undefined(_ key: String, of className: String) -> Fault {
    Fault(
      "[<\(className)> valueForUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key \(key).", name: "NSUnknownKeyException")
  }
}
