import BoardwalkBehavior
import BoardwalkGraph

/// The code of a view's class whose behavior is written as text.
struct InterpretedView: ViewBehavior, Hashable {
  private let behavior: InterpretedBehavior

  init(_ behavior: InterpretedBehavior) { self.behavior = behavior }

  func initFrame(_ view: inout RunningView) { answer("init", on: &view) }

  func awakeFromNib(_ view: inout RunningView) { answer("awakeFromNib", on: &view) }

  func prepareForReuse(_ view: inout RunningView) { answer("prepareForReuse", on: &view) }

  func didSet(_ view: inout RunningView, _ property: CellProperty, from old: Bool) {
    guard
      let handler = behavior.type.handlers(of: "didSet").first(where: {
        $0.subject == property.rawValue
      })
    else { return }
    run(handler, on: &view, Dictionary(handler.parameters.map { ($0, .bool(old)) }) { $1 })
  }

  func perform(_ view: inout RunningView, _ selector: String, sender: Sender) {
    guard let action = behavior.action(selector) else { return }
    let value = Value(sender)
    let names = Dictionary(action.parameters.map { ($0, value) }) { first, _ in first }
    run(action, on: &view, names)
  }

  func canBecomeFirstResponder(_ view: inout RunningView) -> Bool? {
    refuses("becomeFirstResponder", on: &view) ? false : nil
  }

  func didBecomeFirstResponder(_ view: inout RunningView) {
    answer("becomeFirstResponder", on: &view)
  }

  func canResignFirstResponder(_ view: inout RunningView) -> Bool {
    !refuses("resignFirstResponder", on: &view)
  }

  func didResignFirstResponder(_ view: inout RunningView) {
    answer("resignFirstResponder", on: &view)
  }

  /// Whether the class answers `form` with false, as an override without a call of `super` does.
  ///
  /// The handler runs on a copy of the app; its effects count if the event then happens, or if it
  /// refuses.
  private func refuses(_ form: String, on view: inout RunningView) -> Bool {
    var trial = view
    guard answer(form, on: &trial)?.isTrue == false else { return false }
    view = trial
    return true
  }

  @discardableResult
  private func answer(_ form: String, on view: inout RunningView) -> Value? {
    guard let handler = behavior.handlers(of: form).first else { return nil }
    return run(handler, on: &view)
  }

  @discardableResult
  private func run(
    _ handler: BoardwalkBehavior.Handler, on view: inout RunningView, _ names: [String: Value] = [:]
  ) -> Value? {
    let id = view.id
    var answer: Value?
    view.act { simulation in
      var interpreter = Interpreter(
        behavior, as: id.controller, names, of: handler.owner)
      interpreter.view = id
      interpreter.cell = id.cell
      answer = interpreter.run(handler.body, on: &simulation)
    }
    return answer
  }
}

extension Behaviors {
  /// The behaviors that `graph` holds as text.
  package init(of graph: SceneGraph) {
    self.init()
    guard !graph.behaviors.isEmpty else { return }
    let script = Script(graph.behaviors)
    for (name, type) in script.classes {
      let behavior = InterpretedBehavior(type: type, script: script)
      if script.isSegue(name) {
        self[name] = InterpretedSegue(behavior)
      } else {
        self[name] = script.isView(name) ? InterpretedView(behavior) : behavior
      }
    }
  }

  /// These behaviors, and those of `graph` for all other classes.
  package func adding(of graph: SceneGraph) -> Behaviors {
    var result = Behaviors(of: graph)
    result.add(self)
    return result
  }
}
