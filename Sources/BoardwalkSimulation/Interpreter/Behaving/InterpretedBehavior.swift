import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkPlatform

/// The code of a class whose behavior is written as text.
struct InterpretedBehavior: ControllerBehavior {
  let type: ClassBehavior
  let script: Script

  /// The name of the class.
  var name: String { type.name }

  var initialState: InterpretedState {
    var state = InterpretedState()
    for declared in type.states where !declared.isLazy {
      state.values[declared.name] = script.constants.value(declared.value)
    }
    return state
  }

  /// Gives the states of the new controller `id` the initial values that are no constants, such as
  /// closures and new objects.
  func evaluateStates(of id: ControllerID, on simulation: inout Simulation) {
    for declared in type.states where !declared.value.isConstant && !declared.isLazy {
      var interpreter = Interpreter(self, as: id, [:])
      let value = interpreter.attempt(on: &simulation) { interpreter, simulation throws(Fault) in
        try interpreter.value(of: declared.value, on: &simulation)
      }
      simulation.updateState(of: id, as: InterpretedBehavior.self) {
        $0.values[declared.name] = value ?? .nil
      }
    }
  }

  /// An action that the class does not have is not recognized (EXC-30).
  var actions: [String: @Sendable (inout Instance, Sender) -> Void]? {
    var actions: [String: @Sendable (inout Instance, Sender) -> Void] = [:]
    for handler in type.handlers(of: "action") {
      guard let selector = handler.selector else { continue }
      actions[selector] = { instance, sender in
        let value = Value(sender)
        perform(handler, on: &instance, Array(repeating: value, count: handler.parameters.count))
      }
    }
    return actions
  }

  /// The handlers of `form`, those for `subject` first, then those for any.
  func handlers(of form: String, for subject: String? = nil) -> [BoardwalkBehavior.Handler] {
    let all = type.handlers(of: form)
    return all.filter { subject != nil && $0.subject == subject } + all.filter { $0.subject == nil }
  }

  /// The action that `selector` calls; nil if the class has none of that name.
  func action(_ selector: String) -> BoardwalkBehavior.Handler? {
    type.handlers(of: "action").first { $0.selector == selector }
  }

  /// The selector of the action `name`.
  func selector(of name: String) -> String {
    type.handlers(of: "action").first { $0.subject == name }?.selector ?? name
  }

  /// The parameters and the statements of the block or the action `name`; nil if the class has
  /// neither.
  func callable(_ name: String, _ labels: [String?] = []) -> Callable? {
    Callable(name, labels, in: type) ?? Callable(name, labels, among: script.functions[name] ?? [])
      ?? script.extensionMethod(name, labels, of: type)
  }

  /// Runs `handler` with the values that it binds to names, and those of its form.
  @discardableResult
  func perform(
    _ handler: BoardwalkBehavior.Handler, on instance: inout Instance, _ parameters: [Value] = [],
    with names: [String: Value] = [:]
  ) -> Value? {
    let names = names.merging(zip(handler.parameters, parameters)) { _, new in new }
    let id = instance.id
    return instance.act { simulation in
      simulation.budget.note(.init(className: handler.owner, range: handler.range))
      var interpreter = Interpreter(self, as: id, names, of: handler.owner)
      return interpreter.run(handler.body, on: &simulation)
    } ?? nil
  }

  /// Runs `block`, a block, an action or a closure, with `arguments`; does nothing for another
  /// value. A closure has the parameters of UIKit's, which get `closureArguments`.
  @discardableResult
  func call(
    _ block: Value?, with arguments: [Value], on instance: inout Instance,
    forClosure closureArguments: [Value]? = nil
  ) -> Value? {
    guard let block, block.caller != nil else { return nil }
    let id = instance.id
    var arguments = arguments
    if case .closure = block { arguments = closureArguments ?? arguments }
    return instance.act { simulation -> Value? in
      var interpreter = Interpreter(self, as: id, [:])
      return interpreter.attempt(on: &simulation) { interpreter, simulation throws(Fault) in
        try interpreter.call(block, with: arguments, on: &simulation) ?? .nil
      }
    } ?? nil
  }

  /// Answers `call` by the first of its handlers.
  func answer<Answer>(_ call: UIKitCall<Answer>, on instance: inout Instance) -> Answer {
    guard let handler = handlers(of: call.handler, for: call.subject).first else {
      return call.defaultAnswer
    }
    return call.answer(perform(handler, on: &instance, with: call.names))
  }
}

extension InterpretedBehavior: Hashable {
  static func == (left: InterpretedBehavior, right: InterpretedBehavior) -> Bool {
    left.type == right.type
      && (left.script === right.script || left.script.shared == right.script.shared)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension InterpretedBehavior {
  /// Runs the handler of a `UIAction` that `selector` stands for; returns whether there is one.
  func performHandler(
    _ selector: String, sender: Sender, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    guard
      let block = simulation.state(of: id, as: InterpretedBehavior.self)?.handlers[selector]
    else { return false }
    act(as: id, on: &simulation) { instance in
      call(block, with: [.object("UIAction", ["sender": Value(sender)])], on: &instance)
    }
    return true
  }
}

extension Simulation {
  /// Calls `block`, a block, an action or a closure of the code of a controller, and returns its
  /// result; nil for another value.
  @discardableResult
  mutating func call(_ block: Value, with arguments: [Value]) -> Value? {
    guard let owner = block.caller, let code = behavior(of: owner, as: InterpretedBehavior.self)
    else { return nil }
    return code.act(as: owner, on: &self, otherwise: nil) {
      code.call(block, with: arguments, on: &$0)
    }
  }

  /// The selector of `action`, which the controller `id` performs: one that stands for the handler
  /// of a `UIAction`, or the one that it names.
  mutating func selector(of action: Value?, performedBy id: ControllerID) -> String? {
    guard case .object("UIAction", let fields)? = action, let block = fields["handler"],
      block.caller != nil
    else { return selector(of: action) }
    let handlers = state(of: id, as: InterpretedBehavior.self)?.handlers ?? [:]
    if let known = handlers.first(where: { $0.value == block })?.key { return known }
    let selector = "UIAction \(handlers.count + 1)"
    updateState(of: id, as: InterpretedBehavior.self) { $0.handlers[selector] = block }
    return selector
  }

  /// The selector that `action` names: a text, or a block or an action of a controller.
  func selector(of action: Value?) -> String? {
    switch action {
    case .text(let selector)?: selector
    case .block(let name, let owner)?:
      behavior(of: owner, as: InterpretedBehavior.self)?.selector(of: name)
    default: nil
    }
  }
}

extension Value {
  /// A sender as a value of behaviors.
  init(_ sender: Sender?) {
    switch sender {
    case .touchable(let touchable):
      self =
        touchable.role == .barItem || touchable.role == .toolbarItem
        ? .item(touchable.id, of: touchable.controller)
        : .view(ViewID(touchable.id, of: touchable.controller, in: touchable.cell))
    case .segue(let segue): self = .segue(segue)
    case .recognizer(let recognizer):
      self = Value(recognizer)
    case .controller(let id): self = .controller(id)
    case .code(let code): self = code.value
    case nil: self = .nil
    }
  }
}

/// The protocols whose calls reach the handlers of a class through ``UIKitCall``.
extension InterpretedBehavior: TabBarControllerDelegate, NavigationControllerDelegate,
  PageViewControllerDelegate, PresentationControllerDelegate, TextFieldDelegate, TextViewDelegate,
  SearchBarDelegate, SearchControllerDelegate, SplitViewControllerDelegate, TraitObserver
{
  func traitCollectionDidChange(_ controller: inout Instance, previous: EnvironmentTraits) {}
}

extension InterpretedBehavior: PageViewControllerDataSource {
  func pageViewController(
    _ controller: inout Instance, before page: ControllerID, in pages: ControllerID
  ) -> ControllerID? { answer(.page(.reverse, of: page), on: &controller) }

  func pageViewController(
    _ controller: inout Instance, after page: ControllerID, in pages: ControllerID
  ) -> ControllerID? { answer(.page(.forward, of: page), on: &controller) }

  func presentationCount(_ controller: inout Instance, for pages: ControllerID) -> Int? {
    answer(.presentationCount, on: &controller)
  }

  func presentationIndex(_ controller: inout Instance, for pages: ControllerID) -> Int? {
    answer(.presentationIndex, on: &controller)
  }
}

extension InterpretedBehavior: ApplicationBehavior {
  var isApplicationDelegate: Bool { !handlers(of: "didFinishLaunching").isEmpty }

  func didFinishLaunching(_ application: inout Instance) {
    answer(.didFinishLaunching, on: &application)
  }

  /// A class observes the notifications of its handlers from its creation.
  func initCoder(_ controller: inout Instance) {
    for handler in type.handlers(of: "observe") {
      if let subject = handler.subject { controller.observe(subject) }
    }
    for handler in handlers(of: "init")
    where handler.labels.isEmpty || handler.labels == ["coder"] {
      perform(handler, on: &controller, [.nil])
    }
  }

  func complete(_ controller: inout Instance, _ name: String) { resume(name, on: &controller) }

  func timerFired(_ controller: inout Instance, _ name: String) {
    if !fire(name, on: &controller) { resume(name, on: &controller) }
  }

  /// Runs the statements that wait under `name`.
  private func resume(_ name: String, on controller: inout Instance) {
    guard let continuation = controller.state.pending.removeValue(forKey: name) else { return }
    let id = controller.id
    _ = controller.act { simulation in
      var interpreter = Interpreter(self, as: id, [:])
      interpreter.resume(continuation, on: &simulation)
      let state = simulation.state(of: id, as: InterpretedBehavior.self)
      simulation.setHeld(state?.pending.isEmpty == false, id)
    }
  }
}
