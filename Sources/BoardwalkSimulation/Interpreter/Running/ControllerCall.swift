import BoardwalkBehavior

/// A call of a method of a view controller: `splitViewController.show(.secondary)`.
enum ControllerCall {
  /// The names of all calls.
  static var names: Set<String> {
    methods.names.union(namesWithClosures)
  }

  /// The names of the calls that take closures.
  static let namesWithClosures: Set<String> = ["registerForTraitChanges", "transition"]

  /// The methods without closures.
  static let methods = MethodTable<ControllerID>([
    "show(_:)": { simulation, id, arguments in
      if let column = arguments[0].column { simulation.show(column, of: id) }
      return .nil
    },
    "hide(_:)": { simulation, id, arguments in
      if let column = arguments[0].column { simulation.hide(column, of: id) }
      return .nil
    },
    "viewController(for:)": { simulation, id, arguments in
      guard case .split(let state)? = simulation[id]?.container else { return .nil }
      return Value(arguments[0].column.flatMap { state[$0] })
    },
    "setViewController(_:for:)": { simulation, id, arguments in
      if let controller = arguments[0].controller, let column = arguments[1].column {
        simulation.setController(controller, in: column, of: id)
      }
      return .nil
    },
    "shouldPerformSegue(withIdentifier:sender:)": { simulation, id, arguments in
      .bool(
        simulation.behavior(of: id)?.shouldPerform(
          arguments[0].optionalText, sender: Sender.code(CodeValue(arguments[1])), as: id,
          on: &simulation) ?? true)
    },
    "popViewController(animated:)": { simulation, id, arguments in
      guard let navigation = simulation.navigationController(of: id) else { return .nil }
      return Value(simulation.pop(navigation, animated: arguments[0].isTrue ?? true))
    },
    "popToRootViewController(animated:)": { simulation, id, arguments in
      guard let navigation = simulation.navigationController(of: id) else { return .nil }
      return .list(
        simulation.popToRoot(navigation, animated: arguments[0].isTrue ?? true).map(Value.init))
    },
    "popToViewController(_:animated:)": { simulation, id, arguments in
      guard let navigation = simulation.navigationController(of: id),
        let target = arguments[0].controller
      else { return .nil }
      return .list(
        simulation.pop(navigation, to: target, animated: arguments[1].isTrue ?? true)
          .map(Value.init))
    },
    "becomeFirstResponder()": { simulation, id, _ in
      .bool(simulation.becomeFirstResponder(.controller(id)))
    },
    "resignFirstResponder()": { simulation, id, _ in
      .bool(simulation.resignFirstResponder(.controller(id)))
    },
    "show(_:sender:)": { simulation, id, arguments in
      if let shown = arguments[0].controller { simulation.show(shown, from: id) }
      return .nil
    },
    "showDetailViewController(_:sender:)": { simulation, id, arguments in
      if let shown = arguments[0].controller { simulation.showDetail(shown, from: id) }
      return .nil
    },
  ])
}

extension Value {
  /// The column of a split view controller; nil for another value.
  fileprivate var column: SplitState.Column? {
    SplitState.Column.allCases.first { $0.name == word }
  }
}

/// Calls of methods of view controllers, with and without closures.
extension Interpreter {
  /// The answer of one of UIKit's methods of the controller `other` to `call`; nil if controllers
  /// know no such call.
  func systemAnswer(
    to call: MethodCall, of other: ControllerID, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    let arguments = call.arguments
    switch (call.name, call.labels.first) {
    case ("transition", "from"):
      guard arguments.count > 1, let old = arguments[0].controller,
        let new = arguments[1].controller
      else { return .nil }
      if let index = call.labels.firstIndex(of: "animations"), arguments[index].caller != nil {
        _ = try self.call(arguments[index], with: [], on: &simulation)
      }
      let completion = call.labels.last == "animations" ? nil : arguments.last
      simulation.transition(
        from: old, to: new, completion: try wait(calling: completion, on: &simulation))
      return .nil
    case ("registerForTraitChanges", _):
      guard let block = arguments.last, block.caller != nil else { return .nil }
      simulation.updateState(of: other, as: InterpretedBehavior.self) {
        $0.traitObservers.append(block)
      }
      return .nil
    default: return ControllerCall.methods.answer(to: call, of: other, on: &simulation)
    }
  }

  /// Stores `block` until it is called as a completion, with the argument true if it has a
  /// parameter; nil if it is none.
  func wait(
    calling block: Value?, on simulation: inout Simulation
  ) throws(Fault) -> Completion? {
    guard let block, block.caller != nil else { return nil }
    var waiting = self
    waiting.names = ["completion": block, "finished": .bool(true)]
    var call = BehaviorStatement.running("completion")
    if case .closure(let closure) = block, !closure.block.parameters.isEmpty {
      call = .calling("completion", with: "finished")
    }
    return try waiting.wait([call], on: &simulation)
      .map { Completion(caller: id, label: $0) }
  }
}
