import BoardwalkBehavior

/// A call on an object or a class of UIKit's or Foundation's that needs the running code:
/// `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }`.
enum SystemCall {
  /// The answer to a call on an object with the given properties; nil if it knows no such call.
  typealias Body =
    @Sendable (inout Interpreter, MethodCall, [String: Value], inout Simulation) throws(Fault)
    -> Value?

  /// The names of all calls.
  static var names: Set<String> {
    Set(classes.values.flatMap(\.keys)).union(objects.values.flatMap(\.keys))
  }

  /// The calls on classes, by the class and the name.
  static let classes: [String: [String: Body]] = [
    Interpreter.taskClass: [
      "checkCancellation": { interpreter, _, _, _ throws(Fault) in
        if interpreter.isTaskCancelled { throw .cancellation }
        return .nil
      }
    ],
    Interpreter.timerClass: [
      "scheduledTimer": { interpreter, call, _, simulation throws(Fault) in
        try interpreter.scheduleTimer(call, on: &simulation)
      }
    ],
    "NotificationCenter": [
      "addObserver": { interpreter, call, _, simulation in
        guard let block = call.arguments.last, block.caller != nil else { return nil }
        return interpreter.observe(call.arguments[0].text, by: block, on: &simulation)
      }
    ],
    CreatedConstraint.className: ["activate": setActive, "deactivate": setActive],
    "UIView": [
      "transition": { interpreter, call, _, simulation throws(Fault) in
        guard call.labels.first == "from" else { return nil }
        try interpreter.transition(call, on: &simulation)
        return .nil
      }
    ],
  ]

  /// The calls on objects, by their class, or the name under which all code shares one, and the
  /// name.
  static let objects: [String: [String: Body]] = [
    "application": ["open": { _, _, _, _ in .nil }, "canOpenURL": { _, _, _, _ in .bool(true) }],
    MenuPreview.animatorClass: [
      // The preview grows without an animation here.
      "addCompletion": { interpreter, call, _, simulation throws(Fault) in
        try interpreter.call(call.arguments.last ?? .nil, with: [], on: &simulation)
      }
    ],
    CreatedConstraint.anchorClass: [
      "constraint": { _, call, fields, simulation in
        simulation.makeConstraint(fields, call.labels, call.arguments)
      }
    ],
    Interpreter.taskClass: [
      "cancel": { interpreter, _, fields, simulation in
        interpreter.cancel(.object(Interpreter.taskClass, fields), on: &simulation)
        return .nil
      }
    ],
    Interpreter.timerClass: [
      "invalidate": { interpreter, _, fields, simulation in
        interpreter.invalidateTimer(fields, on: &simulation)
        return .nil
      }
    ],
  ].merging(Interpreter.coders.map { ($0, ["decode": code, "encode": code]) }) { first, _ in first }

  private static let setActive: Body = { _, call, _, simulation in
    simulation.setActive(call.name == "activate", call.arguments.first?.elements ?? [])
    return .nil
  }

  private static let code: Body = { interpreter, call, fields, simulation throws(Fault) in
    try interpreter.code(call, fields, on: &simulation)
  }
}
