import BoardwalkBehavior
import BoardwalkPlatform

/// The effects of verbs.
extension Interpreter {
  mutating func perform(_ command: VerbPhrase, on simulation: inout Simulation) throws(Fault) {
    let subject = try command.subject.map { subject throws(Fault) in
      try value(of: subject, on: &simulation)
    }
    let isAnimated = try option("animated", of: command, on: &simulation)?.isTrue ?? true
    switch command.verb {
    case .append, .insert, .remove: try changeList(command, subject ?? .nil, on: &simulation)
    case .push:
      let target = try phrase(.to, of: command, on: &simulation)?.controller ?? id
      try push(subject, on: target, isAnimated, simulation: &simulation)
    case .pop: try pop(command, isAnimated, on: &simulation)
    case .popToRoot:
      if let navigation = try navigation(of: command, on: &simulation) {
        simulation.popToRoot(navigation, animated: isAnimated)
      }
    case .present: try present(command, subject, isAnimated, on: &simulation)
    case .dismiss: try dismiss(command, subject, isAnimated, on: &simulation)
    case .performSegue:
      let value = try option("sender", of: command, on: &simulation)
      let sender = value.flatMap { $0 == .nil ? nil : Sender.code(CodeValue($0)) }
      simulation.performSegue(withIdentifier: subject?.text ?? "", from: id, sender: sender)
    case .selectTab:
      if let tabs = simulation.tabBarController(of: id), let index = subject?.integer {
        simulation.select(index, in: tabs)
      }
    case .show: try showPages(command, subject ?? .nil, isAnimated, on: &simulation)
    case .addChild: simulation.addChild(try controller(subject, "addChild"), to: id)
    case .removeFromParent:
      guard subject != .nil else { return }
      simulation.removeFromParent(subject?.controller ?? id)
    case .willMove, .didMove: try move(command, subject, on: &simulation)
    case .loadViewIfNeeded:
      let target = try subject.map { subject throws(Fault) in
        try controller(subject, "loadViewIfNeeded")
      }
      simulation.loadView(of: target ?? id)
    case .setNeedsUpdateOfSupportedInterfaceOrientations: simulation.fitInterfaceToDevice()
    case .setEditing:
      simulation.setEditing(subject?.isTrue ?? false, of: id, animated: isAnimated)
    case .log: simulation.print(subject?.text ?? "")
    case .throw:
      if let error = subject, !error.isText { throw .thrown(error) }
      let reason = try option("reason", of: command, on: &simulation)?.text ?? ""
      simulation.raise(subject?.text ?? "NSException", reason: reason, by: id)
    case .run: try run(subject, on: &simulation)
    case .post: try post(command, subject ?? .nil, on: &simulation)
    case .addObserver: try addObserver(command, subject ?? .nil, on: &simulation)
    case .removeObserver:
      removeObservers(of: try phrase(.for, of: command, on: &simulation)?.text, on: &simulation)
    case .after: try callLater(command, subject, on: &simulation)
    case .animate: try animate(command, seconds(subject), on: &simulation)
    default: try performInViews(command, subject ?? .nil, on: &simulation)
    }
  }

  /// `pop`, `pop to items`
  private mutating func pop(
    _ command: VerbPhrase, _ isAnimated: Bool, on simulation: inout Simulation
  ) throws(Fault) {
    guard let navigation = try navigation(of: command, on: &simulation) else { return }
    if let target = try phrase(.to, of: command, on: &simulation)?.controller {
      simulation.pop(navigation, to: target, animated: isAnimated)
    } else {
      simulation.pop(navigation, animated: isAnimated)
    }
  }

  /// `present detail by tabBarController`
  private mutating func present(
    _ command: VerbPhrase, _ subject: Value?, _ isAnimated: Bool, on simulation: inout Simulation
  ) throws(Fault) {
    let presenting = try phrase(.by, of: command, on: &simulation)
    guard presenting != .nil else { return }
    if case .object("UIAlertController", let fields)? = subject {
      let anchor = try phrase(.from, of: command, on: &simulation)
      return try present(
        alert: fields, by: presenting?.controller ?? id, anchor, isAnimated, command.then,
        on: &simulation)
    }
    let presented = try controller(subject, "present")
    simulation.present(
      presented, from: presenting?.controller ?? id, animated: isAnimated,
      completion: try wait(command.then, on: &simulation), caller: id)
  }

  /// `dismiss`
  private mutating func dismiss(
    _ command: VerbPhrase, _ subject: Value?, _ isAnimated: Bool, on simulation: inout Simulation
  ) throws(Fault) {
    guard subject != .nil else { return }
    let target = try subject.map { subject throws(Fault) in try controller(subject, "dismiss") }
    simulation.dismiss(
      target ?? id, animated: isAnimated, completion: try wait(command.then, on: &simulation),
      caller: id)
  }

  /// `run refresh`
  private mutating func run(
    _ subject: Value?, on simulation: inout Simulation
  ) throws(Fault) {
    guard let subject, subject != .nil else { return }
    guard try call(subject, with: [], on: &simulation) != nil else {
      throw Fault("run takes a block, not \(subject.typeDescription)")
    }
  }

  /// `after 0.5 { … }`, or a task, which has no time.
  private mutating func callLater(
    _ command: VerbPhrase, _ time: Value?, on simulation: inout Simulation
  ) throws(Fault) {
    let seconds = command.subject == nil ? 0 : try seconds(time)
    let frame = TaskFrame(statements: (command.body ?? [])[...], names: names, owner: owner)
    let task = Continuation(frames: [frame], isTask: command.subject == nil)
    guard let label = try wait(task, on: &simulation) else { return }
    if seconds > 0 {
      simulation.callLater(seconds, label, of: id)
    } else {
      // The next turn, as of a main queue.
      simulation.complete(Completion(caller: id, label: label))
    }
  }

  /// `animate 0.3 { … } then { … }`
  private mutating func animate(
    _ command: VerbPhrase, _ seconds: Double, on simulation: inout Simulation
  ) throws(Fault) {
    let delay = try option("delay", of: command, on: &simulation).map { value throws(Fault) in
      try self.seconds(value)
    }
    let outer = simulation.beginAnimation()
    _ = try perform(command.body ?? [], on: &simulation)
    simulation.endAnimation(
      inside: outer, for: id, duration: seconds, delay: delay ?? 0,
      completion: try wait(command.then, on: &simulation))
  }

  /// The navigation controller whose stack `command` changes: that of the controller, or of
  /// another one.
  private mutating func navigation(
    of command: VerbPhrase, on simulation: inout Simulation
  ) throws(Fault) -> ControllerID? {
    guard let other = try phrase(.from, of: command, on: &simulation) else {
      return simulation.navigationController(of: id)
    }
    return other.controller.flatMap { simulation.navigationController(of: $0) }
  }

  /// Calls `willMove(toParent: nil)` or `didMove(toParent:)` of a child, which UIKit leaves to code
  /// (LIFE-52).
  private mutating func move(
    _ command: VerbPhrase, _ subject: Value?, on simulation: inout Simulation
  ) throws(Fault) {
    guard subject != .nil else { return }
    let child = subject?.controller ?? id
    let parent = try phrase(.to, of: command, on: &simulation)?.controller
    switch (command.verb, parent) {
    case (.didMove, let parent?): simulation.didMove(child, toParent: parent)
    case (.willMove, nil): simulation.willMoveFromParent(child)
    default: break
    }
  }

  /// The operand of `preposition`.
  mutating func phrase(
    _ preposition: Phrase.Preposition, of command: VerbPhrase, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let expression = command.phrase(preposition) else { return nil }
    return try value(of: expression, on: &simulation)
  }

  mutating func option(
    _ name: String, of command: VerbPhrase, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard let expression = command.option(name) else { return nil }
    return try value(of: expression, on: &simulation)
  }

  private func controller(_ value: Value?, _ verb: String) throws(Fault) -> ControllerID {
    guard let id = value?.controller else {
      if case .object(let name, _)? = value { throw .notModeled(name) }
      throw Fault("\(verb) takes a view controller, not \((value ?? .nil).typeDescription)")
    }
    return id
  }

  private func seconds(_ value: Value?) throws(Fault) -> Double {
    guard case .number(let seconds)? = value, seconds >= 0 else {
      throw Fault("a time must be a number of seconds, at least 0")
    }
    return seconds
  }

  /// Stores `body` until it is called; returns its name.
  func wait(_ body: [BehaviorStatement]?, on simulation: inout Simulation) throws(Fault) -> String?
  {
    guard let body else { return nil }
    let frame = TaskFrame(statements: body[...], names: names, owner: owner)
    return try wait(Continuation(frames: [frame]), on: &simulation)
  }

  /// Stores `continuation` until it goes on, and keeps the controller alive until then; returns its
  /// name.
  func wait(
    _ continuation: Continuation, on simulation: inout Simulation
  ) throws(Fault) -> String? {
    guard !simulation.isOver else { return nil }
    let waiting = simulation.state(of: id, as: InterpretedBehavior.self)?.pending.count ?? 0
    guard waiting < ValueLimits.waitingBlocks else {
      throw Fault(
        "The app does not come to rest: \(waiting) blocks wait to be run.", name: "EXC_RESOURCE")
    }
    var label = "block"
    simulation.updateState(of: id, as: InterpretedBehavior.self) { state in
      var number = 1
      while state.pending["block \(number)"] != nil { number += 1 }
      label = "block \(number)"
      state.pending[label] = continuation
    }
    simulation.setHeld(true, id)
    return label
  }

  private func push(
    _ value: Value?, on target: ControllerID, _ isAnimated: Bool, simulation: inout Simulation
  ) throws(Fault) {
    let pushed = try controller(value, "push")
    guard let navigation = simulation.navigationController(of: target) else { return }
    simulation.push(pushed, on: navigation, animated: isAnimated)
  }

  private mutating func showPages(
    _ command: VerbPhrase, _ subject: Value, _ isAnimated: Bool, on simulation: inout Simulation
  ) throws(Fault) {
    guard case .list(let pages) = subject else { throw Fault("show takes a list of pages") }
    let pageViewController = try phrase(.in, of: command, on: &simulation)?.controller ?? id
    let direction = try option("direction", of: command, on: &simulation)?.word ?? "forward"
    simulation.setPages(
      pages.compactMap(\.controller), of: pageViewController,
      direction: PageState.Direction(rawValue: direction) ?? .forward, animated: isAnimated,
      completion: try wait(command.then, on: &simulation), caller: id)
  }
}

/// Lists.
extension Interpreter {
  private mutating func changeList(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    let place: ValueExpression?
    switch command.verb {
    case .append: place = command.phrase(.to)
    case .insert: place = command.phrase(.into)
    default: place = command.phrase(.from)
    }
    guard let place else { return try removeElement(command, on: &simulation) }
    var list = try value(of: place, on: &simulation)
    // An alert begins without actions and fields.
    if list == .nil, case .member(_, let name, _) = place.form,
      ["actions", "textFields"].contains(name)
    {
      list = .list([])
    }
    if case .text(let text) = list, command.verb == .append {
      return try put(.text(text + subject.text), into: place, on: &simulation)
    }
    guard case .list(var values) = list else {
      throw Fault("\(command.verb.rawValue) takes a list")
    }
    switch command.verb {
    case .append: values.append(subject)
    case .insert:
      let index = try phrase(.at, of: command, on: &simulation)?.integer ?? -1
      guard (0...values.count).contains(index) else {
        throw .outOfBounds(index, count: values.count)
      }
      values.insert(subject, at: index)
    default:
      if let index = values.firstIndex(of: subject) { values.remove(at: index) }
    }
    try put(try checked(.list(values), on: &simulation), into: place, on: &simulation)
  }

  /// `remove items[2]`
  private mutating func removeElement(_ command: VerbPhrase, on simulation: inout Simulation)
    throws(Fault)
  {
    guard case .element(let list, let index)? = command.subject?.form else {
      throw Fault("remove takes an element of a list, or a value and a list")
    }
    let whole = try value(of: list, on: &simulation)
    guard var values = whole.sequence, whole.isText || whole == .list(values) else {
      throw Fault("remove takes an element of a list, or a value and a list")
    }
    let place = try value(of: index, on: &simulation).integer ?? -1
    guard values.indices.contains(place) else { throw .outOfBounds(place, count: values.count) }
    values.remove(at: place)
    try put(whole.holding(values), into: list, on: &simulation)
  }
}

/// The effects of verbs on views.
extension Interpreter {
  mutating func performInViews(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    switch command.verb {
    case .addSubview: try addSubview(command, subject, on: &simulation)
    case .becomeFirstResponder:
      if let responder = responder(subject) { simulation.becomeFirstResponder(responder) }
    case .resignFirstResponder:
      if let responder = responder(subject) { simulation.resignFirstResponder(responder) }
    case .endEditing:
      if case .view(let view) = subject {
        simulation.endEditing(in: view)
      } else {
        simulation.endEditing(in: id)
      }
    case .addInteraction: try addInteraction(command, subject, on: &simulation)
    case .addTarget: try addTarget(command, subject, on: &simulation)
    case .addGestureRecognizer: try addGestureRecognizer(command, subject, on: &simulation)
    case .requireFailure: try requireFailure(command, on: &simulation)
    case .removeFromSuperview:
      if case .view(let view) = subject { simulation.removeFromSuperview(view) }
    case .beginRefreshing: if case .view(let view) = subject { simulation.beginRefreshing(view) }
    case .endRefreshing: if case .view(let view) = subject { simulation.endRefreshing(view) }
    case .layoutIfNeeded: simulation.layoutIfNeeded()
    case .update: try update(command, subject, on: &simulation)
    default: try performInLists(command, subject, on: &simulation)
    }
  }

  private func responder(_ value: Value) -> Responder? {
    switch value {
    case .view(let view): .view(view)
    case .controller(let controller): .controller(controller)
    default: nil
    }
  }

  /// Adds a view to another one. A view of another controller is added to that of this controller;
  /// one that is added to the window makes its controller the root (S0-02).
  private mutating func addSubview(
    _ command: VerbPhrase, _ subject: Value, on simulation: inout Simulation
  ) throws(Fault) {
    let target = try phrase(.to, of: command, on: &simulation)
    guard case .view(let view) = subject else { return }
    if target == .shared("window") {
      simulation.setRoot(view.controller)
    } else if view.controller != id {
      simulation.addView(of: view.controller, to: id)
    } else if case .view(let superview)? = target {
      let index = try phrase(.at, of: command, on: &simulation)?.integer
      simulation.addSubview(view, to: superview, at: index)
    }
  }
}
