import BoardwalkBehavior
import BoardwalkGraph

/// The code of a class whose behaviour is written as text.
struct InterpretedBehavior: ControllerBehavior {
  let name: String
  let script: Script
  private let type: ClassBehavior?

  init(_ name: String, in script: Script) {
    self.name = name
    self.script = script
    type = script.classes[name]
  }

  var initialState: InterpretedState {
    var state = InterpretedState()
    for declared in type?.states ?? [] {
      state.values[declared.name] = Interpreter.constant(declared.value)
    }
    return state
  }

  /// An action that the class does not have is not recognized (EXC-30).
  var actions: [String: @Sendable (inout Instance, Sender) -> Void]? {
    var actions: [String: @Sendable (inout Instance, Sender) -> Void] = [:]
    for handler in type?.handlers(of: "action") ?? [] {
      guard let selector = handler.selector else { continue }
      actions[selector] = { instance, sender in
        let value = instance.simulation.value(of: sender)
        perform(handler, on: &instance, Array(repeating: value, count: handler.parameters.count))
      }
    }
    return actions
  }

  /// The handlers of `form`, those for `subject` first, then those for any.
  func handlers(of form: String, for subject: String? = nil) -> [BoardwalkBehavior.Handler] {
    let all = type?.handlers(of: form) ?? []
    return all.filter { subject != nil && $0.subject == subject } + all.filter { $0.subject == nil }
  }

  /// The action that `selector` calls; nil where the class has none of that name.
  func action(_ selector: String) -> BoardwalkBehavior.Handler? {
    type?.handlers(of: "action").first { $0.selector == selector }
  }

  /// Does what `handler` says with the values that it gives names to, and those that its form names.
  @discardableResult
  func perform(
    _ handler: BoardwalkBehavior.Handler, on instance: inout Instance, _ parameters: [Value] = [],
    with names: [String: Value] = [:]
  ) -> Value? {
    let names = names.merging(zip(handler.parameters, parameters)) { _, new in new }
    let id = instance.id
    return instance.act { simulation in
      simulation.budget.note(.init(className: name, range: handler.range))
      var interpreter = Interpreter(self, as: id, names)
      return interpreter.run(handler.body, on: &simulation)
    } ?? nil
  }

  /// Answers the call `form` by the first of its handlers; nil where there is none, or no answer.
  @discardableResult
  func answer(
    _ form: String, on instance: inout Instance, for subject: String? = nil,
    with names: [String: Value] = [:]
  ) -> Value? {
    guard let handler = handlers(of: form, for: subject).first else { return nil }
    return perform(handler, on: &instance, with: names)
  }
}

extension InterpretedBehavior: Hashable {
  static func == (left: InterpretedBehavior, right: InterpretedBehavior) -> Bool {
    left.name == right.name && left.type == right.type
      && (left.script === right.script || left.script.shared == right.script.shared)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Simulation {
  /// Who caused something, as a behaviour sees it.
  func value(of sender: Sender?) -> Value {
    switch sender {
    case .touchable(let touchable):
      touchable.role == .barItem || touchable.role == .toolbarItem
        ? .item(touchable.id, of: touchable.controller)
        : .view(ViewID(touchable.id, of: touchable.controller, in: touchable.cell))
    case .segue(let segue): .segue(segue)
    case .recognizer(let recognizer): .object(recognizer.kind.className, recognizer.properties)
    case .controller(let id): .controller(id)
    case .value(let name): .text(name)
    case nil: .nil
    }
  }
}

extension RunningRecognizer {
  /// What a behaviour can read of it.
  fileprivate var properties: [String: Value] {
    [
      "name": .text(name), "view": .view(view), "state": .word(state.rawValue),
      "scale": .number(scale), "rotation": .number(rotation),
      "translation": .record(["x": .number(translation.x), "y": .number(translation.y)]),
    ]
  }
}
