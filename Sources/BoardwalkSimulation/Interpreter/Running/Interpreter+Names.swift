import BoardwalkBase
import BoardwalkBehavior
import BoardwalkGraph

/// Name and property lookup.
extension Interpreter {
  /// The value of `name` in scope: a local name, a state, an outlet, a block, a property of the
  /// controller, a shared value, or a name of UIKit's.
  mutating func named(_ name: String, on simulation: inout Simulation) throws(Fault) -> Value {
    if let value = local(name, on: simulation), name != "self" || fields.isEmpty { return value }
    if name == "self", let receiver { return receiver }
    if let receiver, let value = try typeMember(name, of: receiver, on: &simulation) {
      return value
    }
    if name == "self" { return view.map { .view($0) } ?? .controller(id) }
    if let view = ownView(on: simulation) {
      if name == "cell", cell != nil { return .view(view) }
      if let state = state(name, of: view, on: simulation) { return state }
      if let value = try computed(name, of: view, on: &simulation) { return value }
    }
    if let cell {
      if let view = simulation.view(name, in: cell) { return .view(view) }
      if let own = simulation.ownView(of: cell), isMember(name, ofCell: own, on: simulation),
        let value = ViewProperty.read(name, of: own, on: &simulation)
      {
        return value
      }
    }
    if let view, let value = ViewProperty.read(name, of: view, on: &simulation) { return value }
    if let value = try own(name, of: id, on: &simulation) { return value }
    if let value = memory(of: simulation).shared[name] { return value }
    if let value = try lateShared(name, on: &simulation) { return value }
    switch name {
    case "now": return .date(now(on: simulation))
    case "window", "application", "pasteboard", "UIApplication", "UIPasteboard", "UIDevice",
      "UIScreen", "Bundle":
      return .shared(name)
    case KnownNames.systemVersion: return .number(simulation.options.system.number)
    default: break
    }
    if cell != nil || view != nil, AppearanceNames.views.contains(name) { return .nil }
    // A class is a name too, as in register UITableViewCell.
    if name.first?.isUppercase == true { return .word(name) }
    if let receiver { return try member(name, of: receiver, on: &simulation) }
    guard simulation.declaresOutlet(name, of: id) else {
      throw .unknownName(name, of: id, on: simulation)
    }
    return .nil
  }

  /// The view whose class the code belongs to, or which is configured.
  func ownView(on simulation: Simulation) -> ViewID? { view ?? cell.flatMap(simulation.ownView) }

  /// Whether cells have the property `name`: others, such as `title`, are the controller's.
  private func isMember(_ name: String, ofCell view: ViewID, on simulation: Simulation) -> Bool {
    Value.view(view).systemClass(on: simulation)?.hasSwiftMember(name) ?? true
  }

  /// The present moment, in seconds since 1970.
  func now(on simulation: Simulation) -> Double {
    Self.launchDate + Double(simulation.clock) / 1000
  }

  /// The day on which every app is launched: 1 January 2025.
  private static let launchDate = 1_735_689_600.0

  /// The property `name` of `value`.
  mutating func member(
    _ name: String, of value: Value, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    if let answer = try typeMember(name, of: value, on: &simulation) { return answer }
    if let answer = ValueProperty.ofAny(name, value) { return answer }
    switch value {
    case .nil: return .nil
    case .word(Self.taskClass) where name == "isCancelled": return .bool(isTaskCancelled)
    case .object(Self.taskClass, _) where name == "isCancelled":
      return isCancelled(value, on: simulation) ?? .bool(false)
    case .controller(let other):
      if let found = try own(name, of: other, on: &simulation) { return found }
      guard simulation.declaresOutlet(name, of: other) || simulation.isOpaque(other) else {
        throw .unknownKey(name, of: value, on: simulation)
      }
      return .nil
    case .shared(let part): return application(part, name, on: simulation)
    case .list(let values) where name == "randomElement":
      return randomElement(of: values, on: &simulation)
    default:
      if case .view(let view) = value, let found = try computed(name, of: view, on: &simulation) {
        return found
      }
      guard let found = property(name, of: value, on: &simulation) else {
        throw .unknownKey(name, of: value, on: simulation)
      }
      return found
    }
  }

  /// The property `name` of `value`, which is no controller; nil if it has none of that name.
  private func property(
    _ name: String, of value: Value, on simulation: inout Simulation
  ) -> Value? {
    switch value {
    case .view(let view):
      if let state = state(name, of: view, on: simulation) { return state }
      if let inner = view.cell.flatMap({ simulation.view(name, in: $0) }), inner != view {
        return .view(inner)
      }
      if let part = simulation.part(name, ofStaticCell: view) { return .view(part) }
      return ViewProperty.read(name, of: view, on: &simulation)
        ?? (AppearanceNames.views.contains(name) ? .nil : nil)
    case .layout(let list): return LayoutProperty.read(name, of: list, on: simulation)
    case .item(let item, let owner):
      return ItemProperty.read(name, of: item, owner, on: simulation)
    case .part(let part, let owner):
      return PartProperty.read(name, of: part, owner, on: simulation)
    case .constraint(let id): return ConstraintProperty.all.read(name, of: id, on: simulation)
    case .word("Date") where name == "now": return .date(now(on: simulation))
    case .date(let seconds) where name == "timeIntervalSinceNow":
      return .number(seconds - now(on: simulation))
    case .word("UIColor"): return .word(name)
    case .word where name == "self" || name == "cgColor": return value
    case .word("identity") where ["a", "d"].contains(name): return .number(1)
    case .word("UIButton") where name == "Configuration":
      return .word(ButtonConfigurationCall.className)
    case .word(DefaultsCall.owner) where name == "standard":
      return .shared(DefaultsCall.owner)
    case .word(let type):
      let constant =
        NotificationName.system(name, of: type) ?? NotificationName.key(name, of: type)
      return constant.map { .text($0) } ?? TypeConstant.value(name, of: type)
    case .segue(let segue):
      switch name {
      case "identifier": return Value(segue.identifier)
      case "destination": return .controller(segue.destination)
      case "source": return .controller(segue.source)
      default: return nil
      }
    // A record without the field has nil there, as a dictionary does.
    case .record: return ValueProperty.read(name, of: value) ?? .nil
    default: return ValueProperty.read(name, of: value)
    }
  }

  private func application(_ part: String, _ name: String, on simulation: Simulation) -> Value {
    switch (part, name) {
    case ("window", "rootViewController"): Value(simulation.root)
    case ("application", "statusBarFrame"):
      .record([
        "height": .number(simulation.options.isLandscape ? 0 : simulation.options.device.topInset)
      ])
    case ("UIApplication", "shared"): .shared("application")
    case ("UIPasteboard", "general"): .shared("pasteboard")
    case ("UIDevice", "current"): .shared("device")
    case ("device", "userInterfaceIdiom"):
      .word(simulation.options.device.idiom == .pad ? "pad" : "phone")
    case ("device", "systemVersion"): .text(simulation.options.system.description)
    case ("UIScreen", "main"): .shared("screen")
    case ("screen", "bounds"): Value(simulation.screenBounds)
    case ("pasteboard", "string"): Value(simulation.pasteboard.string)
    case ("pasteboard", "image"): Value(simulation.pasteboard.image)
    default: .nil
    }
  }

  /// The state, outlet, block or property `name` of the controller `other`; nil if there is none.
  /// In Swift an outlet and an action with a sender may have one name, which is then the outlet's.
  func own(
    _ name: String, of other: ControllerID, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    if let state = simulation.state(of: other, as: InterpretedBehavior.self),
      let value = state.values[name]
    {
      return value
    }
    let outlets = simulation.outlets(name, of: other)
    if let outlet = outlets.first {
      return simulation.isOutletCollection(name, of: other)
        ? .list(outlets.map { simulation.value(of: $0, in: other) })
        : simulation.value(of: outlet, in: other)
    }
    if let code = simulation.behavior(of: other, as: InterpretedBehavior.self) {
      if let state = code.lazyState(name) {
        return try evaluate(state, of: code, as: other, on: &simulation)
      }
      // A method of UIKit's, such as `tableView(_:willDisplay:forRowAt:)`, leaves the property be.
      if let callable = code.callable(name),
        callable.parameters.isEmpty || !KnownNames.controllerProperties.contains(name)
      {
        return callable.isProperty
          ? try call(name, of: other, with: [], on: &simulation) : .block(name, of: other)
      }
    }
    return ControllerProperty.read(name, of: other, on: &simulation)
  }

  /// Gives the lazy `state` of `other`, whose class is `code`, its initial value.
  private func evaluate(
    _ state: StateDeclaration, of code: InterpretedBehavior, as other: ControllerID,
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    try requireDepth(for: state.name)
    var interpreter = Interpreter(code, as: other, [:], depth: depth + 1)
    let value = try interpreter.value(of: state.value, on: &simulation)
    simulation.setState(state.name, of: other, to: value)
    return value
  }
}

/// Outlets that are not there yet.
extension Interpreter {
  /// The value of `expression`, which is used. An outlet is nil until its view is loaded: using it
  /// ends a Swift app, and a strict run (APP-14).
  mutating func unwrapped(
    _ expression: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> Value {
    let value = try value(of: expression, on: &simulation)
    if case .block(let name, let owner) = value,
      let outlet = simulation.outlet(name, of: owner)
    {
      // The members are those of the outlet with the name of an action.
      return simulation.value(of: outlet, in: owner)
    }
    guard value == .nil, simulation.options.isStrict,
      let (name, owner) = try outlet(expression, on: &simulation),
      simulation.declaresOutlet(name, of: owner)
    else { return value }
    throw .nilOutlet(name)
  }

  /// The name in `expression` that may be an outlet, and its owner; nil if there is none.
  private mutating func outlet(
    _ expression: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) -> (name: String, owner: ControllerID)? {
    switch expression.form {
    case .name(let name): return names[name] == nil ? (name, id) : nil
    case .member(let base, let name, _):
      guard let owner = try value(of: base, on: &simulation).controller else { return nil }
      return (name, owner)
    default: return nil
    }
  }
}

extension Simulation {
  /// Whether the scene of `id` connects an outlet `name`, be its target there or not.
  func declaresOutlet(_ name: String, of id: ControllerID) -> Bool {
    guard let place = place(of: id), let scene = graph.scene(at: place) else { return false }
    return scene.outlets.contains { $0.property == name }
  }
}

extension Simulation {
  /// The value of a connected outlet of `id`.
  func value(of outlet: OutletTarget, in id: ControllerID) -> Value {
    switch outlet {
    case .view(let view): .view(view)
    case .item(let item): .item(item, of: id)
    case .recognizer(let name, let kind): CreatedRecognizer.value(name, kind)
    case .controller(let other): .controller(other)
    case .object(let name):
      blueprint(of: id)?.template.view?.constraint(withID: name) == nil
        ? .object(name, [:]) : .constraint(ConstraintID(object: name, controller: id))
    }
  }
}

/// Assignments.
extension Interpreter {
  mutating func put(
    _ value: Value, into place: ValueExpression, on simulation: inout Simulation
  ) throws(Fault) {
    switch place.form {
    case .name(let name): try put(value, name, on: &simulation)
    case .member(let base, let name, _):
      let owner = try unwrapped(base, on: &simulation)
      try put(value, name, of: owner, at: base, on: &simulation)
    case .element(let base, let index):
      let list = try self.value(of: base, on: &simulation)
      let index = try self.value(of: index, on: &simulation)
      if let changed = try setting(index, of: list, to: value, on: &simulation) {
        return try put(changed, into: base, on: &simulation)
      }
      switch (list, index) {
      case (.list(var values), .number):
        guard let place = index.integer, values.indices.contains(place) else {
          throw .outOfBounds(index.integer ?? -1, count: values.count)
        }
        values[place] = value
        try put(try checked(.list(values), on: &simulation), into: base, on: &simulation)
      default:
        guard let changed = list.replacing(index, by: value == .nil ? nil : value) else {
          throw Fault("\(list.typeDescription) has no element at \(index.typeDescription)")
        }
        try put(try checked(changed, on: &simulation), into: base, on: &simulation)
      }
    case .unwrap(let place), .binary(.otherwise, let place, _):
      try put(value, into: place, on: &simulation)
    default: throw Fault("cannot assign to this expression")
    }
  }

  private mutating func put(_ value: Value, _ name: String, on simulation: inout Simulation)
    throws(Fault)
  {
    if name == "self", receiver != nil { return replaceReceiver(by: value) }
    if names[name] != nil { return try putLocal(value, name, on: &simulation) }
    if let receiver, try setMember(value, name, of: receiver, on: &simulation) { return }
    if case .record? = receiver, let receiver,
      let changed = try setting(name, of: receiver, to: value, on: &simulation)
    {
      return replaceReceiver(by: changed)
    }
    if let view = ownView(on: simulation),
      try setState(value, name, of: view, on: &simulation)
    {
      return
    }
    if let cell, let own = simulation.ownView(of: cell),
      isMember(name, ofCell: own, on: simulation),
      ViewProperty.write(value, name, of: own, on: &simulation)
    {
      return
    }
    if let view, ViewProperty.write(value, name, of: view, on: &simulation) { return }
    if try setOwn(value, name, of: id, on: &simulation) { return }
    _ = try lateShared(name, on: &simulation)
    var memory = memory(of: simulation)
    guard memory.shared[name] != nil else {
      if cell != nil || view != nil, AppearanceNames.views.contains(name) { return }
      guard !simulation.declaresOutlet(name, of: id) else { return }
      throw .unknownName(name, of: id, on: simulation)
    }
    memory.shared[name] = value
    remember(memory, on: &simulation)
  }

  private mutating func put(
    _ value: Value, _ name: String, of owner: Value, at place: ValueExpression,
    on simulation: inout Simulation
  ) throws(Fault) {
    switch owner {
    case .nil: return
    case .controller(let other):
      guard try setOwn(value, name, of: other, on: &simulation) else {
        throw .unknownKey(name, of: owner, isSet: true, on: simulation)
      }
    case .shared("window"):
      if name == "rootViewController", let root = value.controller { simulation.setRoot(root) }
      if name == "overrideUserInterfaceStyle" { simulation.overrideWindowStyle(value) }
    case .shared("pasteboard"):
      switch name {
      case "string": simulation.pasteboard.string = value.optionalText
      case "image": simulation.pasteboard.image = value.optionalText
      default: throw .unknownKey(name, of: owner, isSet: true, on: simulation)
      }
    case .shared: return
    case .record(var fields):
      if let changed = try setting(name, of: owner, to: value, on: &simulation) {
        return try put(changed, into: place, on: &simulation)
      }
      fields[name] = value
      let new = try checked(.record(fields), on: &simulation)
      let changed = try observed(name, of: new, from: owner, on: &simulation)
      try put(changed ?? new, into: place, on: &simulation)
    case .object(let className, var fields):
      if let recognizer = CreatedRecognizer(owner) {
        set(name, of: recognizer, to: value, on: &simulation)
      }
      if className == "UIAlertAction", name == "isEnabled",
        setEnabled(value, alertAction: fields["title"], at: place, on: &simulation)
      {
        return
      }
      if let (item, _) = BarButtonItemTemplate.made(of: owner) {
        // The bar that shows the item shows it as it is now.
        fields[BarButtonItemTemplate.identity] = .text(item.id)
        _ = ItemProperty.write(value, name, of: item.id, id, on: &simulation)
      }
      fields[name] = value
      if let recognizer = CreatedRecognizer(owner), let new = recognizer.measure(name, value),
        let current = recognizer.measure(name)
      {
        simulation.controllers[id]?.gestures.setMeasure(new, from: current, of: recognizer.name)
        if let point = value.point { fields[name] = Value(point) }
      }
      let object = try checked(.object(className, fields), on: &simulation)
      try put(object, into: place, on: &simulation)
      if case .name(let name) = place.form, let whole = parts[name] {
        try put(object, into: whole, on: &simulation)
      }
    case .instance, .word:
      guard try setMember(value, name, of: owner, on: &simulation) else {
        throw .unknownKey(name, of: owner, isSet: true, on: simulation)
      }
    default:
      guard try setProperty(name, of: owner, to: value, on: &simulation) else {
        throw .unknownKey(name, of: owner, isSet: true, on: simulation)
      }
    }
  }

  /// Sets the property `name` of the view, layout, item or part `owner`; returns whether it has
  /// one.
  private func setProperty(
    _ name: String, of owner: Value, to value: Value, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    switch owner {
    case .view(let view):
      try setState(value, name, of: view, on: &simulation)
        || ViewProperty.write(value, name, of: view, on: &simulation)
        || AppearanceNames.views.contains(name)
    case .layout(let list): LayoutProperty.write(value, name, of: list, on: &simulation)
    case .item(let item, let id): ItemProperty.write(value, name, of: item, id, on: &simulation)
    case .part(let part, let id): PartProperty.write(value, name, of: part, id, on: &simulation)
    case .constraint(let id): ConstraintProperty.all.write(value, name, of: id, on: &simulation)
    default: false
    }
  }

  /// Sets the state or the property `name` of the controller `other`; returns whether it has one.
  private func setOwn(
    _ value: Value, _ name: String, of other: ControllerID, on simulation: inout Simulation
  ) throws(Fault) -> Bool {
    let code = simulation.behavior(of: other, as: InterpretedBehavior.self)
    let known = simulation.state(of: other, as: InterpretedBehavior.self)?.values[name]
    if let old = known ?? code?.lazyState(name).map({ _ in .nil }) {
      try observe("willSet", name, of: other, with: value, on: &simulation)
      simulation.setState(name, of: other, to: value)
      try observe("didSet", name, of: other, with: old, on: &simulation)
      return true
    }
    if let code, let setter = code.type.setters.first(where: { $0.name == name }) {
      try requireDepth(for: name)
      _ = try call(Callable(setter), of: code, as: other, with: [value], on: &simulation)
      return true
    }
    return ControllerProperty.write(value, name, of: other, on: &simulation)
      || simulation.isOpaque(other)
  }

  /// Runs the observer `form` of `other` for its state `name`, with the value that the state had or
  /// gets; an assignment there does not call the observer again, as in Swift.
  private func observe(
    _ form: String, _ name: String, of other: ControllerID, with value: Value,
    on simulation: inout Simulation
  ) throws(Fault) {
    guard !settingStates.contains(name) || other != id,
      let code = simulation.behavior(of: other, as: InterpretedBehavior.self),
      let handler = code.type.handlers(of: form).first(where: { $0.subject == name })
    else { return }
    var interpreter = Interpreter(code, as: other, [:], of: handler.owner, depth: depth + 1)
    try interpreter.perform(handler, setting: name, within: settingStates, value, on: &simulation)
  }

  /// Does `handler`, which observes the state `name`, with the state's other value.
  mutating func perform(
    _ handler: Handler, setting name: String, within states: Set<String>, _ value: Value,
    on simulation: inout Simulation
  ) throws(Fault) {
    try requireDepth(for: "\(handler.form) \(name)")
    settingStates = states.union([name])
    names.merge(zip(handler.parameters, [value])) { $1 }
    _ = try perform(handler.body, on: &simulation)
  }
}

extension InterpretedBehavior {
  /// The lazy state `name`; nil if the class has none.
  fileprivate func lazyState(_ name: String) -> StateDeclaration? {
    type.states.first { $0.isLazy && $0.name == name }
  }
}

extension Simulation {
  /// Sets the state `name` of `id` to `value`, and keeps the controllers in it alive.
  fileprivate mutating func setState(_ name: String, of id: ControllerID, to value: Value) {
    let values = state(of: id, as: InterpretedBehavior.self)?.values ?? [:]
    let old = values[name] ?? .nil
    updateState(of: id, as: InterpretedBehavior.self) { $0.values[name] = value }
    guard !(value.controllers.isEmpty && old.controllers.isEmpty) else { return }
    let others = values.filter { $0.key != name }.flatMap(\.value.controllers)
    hold(value.controllers + others, insteadOf: old.controllers, by: id)
  }

  /// Overrides the style of the window by `style`; without one it is light, as the device is.
  fileprivate mutating func overrideWindowStyle(_ style: Value) {
    setUserInterfaceStyle(style.word == "dark" ? .dark : .light)
  }

  /// The bounds of the screen as it is held.
  fileprivate var screenBounds: LayoutRect {
    let size = options.device.size(isLandscape: options.isLandscape)
    return LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
