import BoardwalkBehavior

/// What verbs do.
extension Interpreter {
  mutating func perform(_ command: Command, on stage: inout Stage) throws(Fault) {
    let subject = try command.subject.map { subject throws(Fault) in
      try value(of: subject, on: &stage)
    }
    let isAnimated = try option("animated", of: command, on: &stage)?.isTrue ?? true
    switch command.verb {
    case .append, .insert, .remove: try changeList(command, subject ?? .nil, on: &stage)
    case .push:
      let target = try phrase(.to, of: command, on: &stage)?.controller ?? id
      try push(subject, on: target, isAnimated, stage: &stage)
    case .pop:
      guard let navigation = stage.navigationController(of: id) else { return }
      if let target = try phrase(.to, of: command, on: &stage)?.controller {
        stage.pop(navigation, to: target, animated: isAnimated)
      } else {
        stage.pop(navigation, animated: isAnimated)
      }
    case .popToRoot:
      if let navigation = stage.navigationController(of: id) {
        stage.popToRoot(navigation, animated: isAnimated)
      }
    case .present:
      if case .object("UIAlertController", let fields)? = subject {
        let source = try phrase(.from, of: command, on: &stage)
        return try present(alert: fields, from: source, isAnimated, command.then, on: &stage)
      }
      let presented = try controller(subject, "present")
      stage.present(
        presented, from: id, animated: isAnimated, completion: try wait(command.then, on: &stage),
        caller: id)
    case .dismiss:
      guard subject != .nil else { return }
      let target = try subject.map { subject throws(Fault) in try controller(subject, "dismiss") }
      stage.dismiss(
        target ?? id, animated: isAnimated, completion: try wait(command.then, on: &stage),
        caller: id)
    case .performSegue:
      let sender = try option("sender", of: command, on: &stage).map { Sender.value($0.text) }
      stage.performSegue(withIdentifier: subject?.text ?? "", from: id, sender: sender)
    case .selectTab:
      if let tabs = stage.tabBarController(of: id), let index = subject?.integer {
        stage.select(index, in: tabs)
      }
    case .show: try showPages(command, subject ?? .nil, isAnimated, on: &stage)
    case .addChild: stage.addChild(try controller(subject, "addChild"), to: id)
    case .removeFromParent: stage.removeFromParent(id)
    case .setEditing:
      stage.setEditing(subject?.isTrue ?? false, of: id, animated: isAnimated)
    case .log: stage.print(subject?.text ?? "")
    case .throw:
      let reason = try option("reason", of: command, on: &stage)?.text ?? ""
      stage.raise(subject?.text ?? "NSException", reason: reason, by: id)
    case .run:
      guard case .block(let name, let owner)? = subject else {
        guard subject == .nil else { throw Fault("a block is run, not \(subject?.sort ?? "nil")") }
        return
      }
      _ = try call(name, of: owner, with: [], on: &stage)
    case .post:
      var userInfo: [String: String] = [:]
      for option in command.options {
        userInfo[option.name] = try value(of: option.value, on: &stage).text
      }
      stage.post(subject?.text ?? "", from: id, userInfo: userInfo)
    case .after:
      if let label = try wait(command.body, on: &stage) {
        stage.callLater(try seconds(subject), label, of: id)
      }
    case .animate:
      let seconds = try seconds(subject)
      let delay = try option("delay", of: command, on: &stage).map { value throws(Fault) in
        try self.seconds(value)
      }
      let outer = stage.beginAnimation()
      _ = try perform(command.body ?? [], on: &stage)
      stage.endAnimation(
        inside: outer, for: id, duration: seconds, delay: delay ?? 0,
        completion: try wait(command.then, on: &stage))
    default: try performInViews(command, subject ?? .nil, on: &stage)
    }
  }

  /// What stands behind `preposition`.
  mutating func phrase(
    _ preposition: Phrase.Preposition, of command: Command, on stage: inout Stage
  ) throws(Fault) -> Value? {
    guard let expression = command.phrase(preposition) else { return nil }
    return try value(of: expression, on: &stage)
  }

  mutating func option(
    _ name: String, of command: Command, on stage: inout Stage
  ) throws(Fault) -> Value? {
    guard let expression = command.option(name) else { return nil }
    return try value(of: expression, on: &stage)
  }

  private func controller(_ value: Value?, _ verb: String) throws(Fault) -> ControllerID {
    guard let id = value?.controller else {
      throw Fault("\(verb) takes a view controller, not \((value ?? .nil).sort)")
    }
    return id
  }

  private func seconds(_ value: Value?) throws(Fault) -> Double {
    guard case .number(let seconds)? = value, seconds >= 0 else {
      throw Fault("seconds are a number that is not negative")
    }
    return seconds
  }

  /// Keeps `body` until it is called, and the controller alive until then; returns what it is called
  /// by.
  func wait(_ body: [Statement]?, on stage: inout Stage) throws(Fault) -> String? {
    guard let body, stage.exception == nil else { return nil }
    let waiting = stage.state(of: id, as: InterpretedBehavior.self)?.pending.count ?? 0
    guard waiting < ValueLimits.waitingBlocks else {
      throw Fault(
        "The app does not come to rest: \(waiting) blocks wait to be run.", name: "EXC_RESOURCE")
    }
    let names = self.names
    var label = "block"
    stage.updateState(of: id, as: InterpretedBehavior.self) { state in
      var number = 1
      while state.pending["block \(number)"] != nil { number += 1 }
      label = "block \(number)"
      state.pending[label] = Continuation(body: body, names: names)
    }
    stage.setHeld(true, id)
    return label
  }

  private func push(
    _ value: Value?, on target: ControllerID, _ isAnimated: Bool, stage: inout Stage
  ) throws(Fault) {
    let pushed = try controller(value, "push")
    guard let navigation = stage.navigationController(of: target) else { return }
    stage.push(pushed, on: navigation, animated: isAnimated)
  }

  private mutating func showPages(
    _ command: Command, _ subject: Value, _ isAnimated: Bool, on stage: inout Stage
  ) throws(Fault) {
    guard case .list(let pages) = subject else { throw Fault("show takes a list of pages") }
    let book = try phrase(.in, of: command, on: &stage)?.controller ?? id
    let direction = try option("direction", of: command, on: &stage)?.word ?? "forward"
    stage.setPages(
      pages.compactMap(\.controller), of: book,
      direction: PageState.Direction(rawValue: direction) ?? .forward, animated: isAnimated,
      completion: try wait(command.then, on: &stage), caller: id)
  }
}

/// Lists.
extension Interpreter {
  private mutating func changeList(
    _ command: Command, _ subject: Value, on stage: inout Stage
  ) throws(Fault) {
    let place: ValueExpression?
    switch command.verb {
    case .append: place = command.phrase(.to)
    case .insert: place = command.phrase(.into)
    default: place = command.phrase(.from)
    }
    guard let place else { return try removeElement(command, on: &stage) }
    guard case .list(var values) = try value(of: place, on: &stage) else {
      throw Fault("only a list takes \(command.verb.rawValue)")
    }
    switch command.verb {
    case .append: values.append(subject)
    case .insert:
      let index = try phrase(.at, of: command, on: &stage)?.integer ?? -1
      guard (0...values.count).contains(index) else {
        throw .outOfBounds(index, count: values.count)
      }
      values.insert(subject, at: index)
    default:
      if let index = values.firstIndex(of: subject) { values.remove(at: index) }
    }
    try put(try ValueLimits.checked(.list(values)), into: place, on: &stage)
  }

  /// `remove items[2]`
  private mutating func removeElement(_ command: Command, on stage: inout Stage) throws(Fault) {
    guard case .element(let list, let index)? = command.subject?.form,
      case .list(var values) = try value(of: list, on: &stage)
    else { throw Fault("say what to remove it from, or where it stands") }
    guard let place = try value(of: index, on: &stage).integer, values.indices.contains(place)
    else {
      throw .outOfBounds(-1, count: values.count)
    }
    values.remove(at: place)
    try put(.list(values), into: list, on: &stage)
  }
}
