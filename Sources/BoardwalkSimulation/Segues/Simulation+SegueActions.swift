import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph

/// Segue actions: methods of the source with `@IBSegueAction` (SEG-17).
extension Simulation {
  /// The destination that the segue action of `segue` makes from the scene at `place`; nil if the
  /// segue has none, or if it returns none.
  mutating func makeDestination(
    at place: ScenePlace, by segue: SegueTemplate, from source: ControllerID, _ sender: Sender?
  ) -> ControllerID? {
    guard let selector = segue.creationSelector, library.hasBehaviors,
      let code = behavior(of: source, as: InterpretedBehavior.self)
    else { return nil }
    guard let action = code.segueAction(selector) else {
      note("\(selector) of \(code.name) is code of the app; the destination is made without it")
      return nil
    }
    record(source, .action(selector: selector, sender: sender?.displayName ?? "a segue"))
    let arguments = [SegueCoder.value(place), Value(sender), Value(segue.identifier)]
    return code.act(as: source, on: &self, otherwise: nil) { controller in
      code.perform(action, on: &controller, arguments)?.controller
    }
  }
}

extension InterpretedBehavior {
  /// The action of the name that `selector` begins with; nil if the class has none.
  fileprivate func segueAction(_ selector: String) -> BoardwalkBehavior.Handler? {
    let name = selector.prefix { $0 != ":" }
    return type.handlers(of: "action").first { $0.subject == String(name) }
  }
}

extension Interpreter {
  /// Makes the controller of the scene at `place`, whose class is `className`, and runs its
  /// initializer with the labels `labels`; nil after an exception.
  func makeDestination(
    at place: ScenePlace, of className: String, _ labels: [String], _ values: [Value],
    on simulation: inout Simulation
  ) throws(Fault) -> Value {
    guard let made = simulation.instantiateController(at: place) else { return .nil }
    let type = script.classes[className]
    guard let handler = type?.handlers(of: "init").first(where: { $0.labels == labels }),
      labels != ["coder"],
      let code = simulation.behavior(of: made, as: InterpretedBehavior.self)
    else { return .controller(made) }
    let names = Dictionary(zip(handler.parameters, values)) { first, _ in first }
    var interpreter = Interpreter(code, as: made, names, of: handler.owner, depth: depth + 1)
    _ = try interpreter.perform(handler.body, on: &simulation)
    return .controller(made)
  }
}
