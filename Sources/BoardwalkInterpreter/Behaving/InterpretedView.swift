import BoardwalkBehavior
import BoardwalkStage

/// The code of a view's class whose behaviour is written as text.
struct InterpretedView: ViewBehavior, Hashable {
  private let behavior: InterpretedBehavior

  init(_ behavior: InterpretedBehavior) { self.behavior = behavior }

  func initFrame(_ view: inout RunningView) { answer("init", on: &view) }

  func awakeFromNib(_ view: inout RunningView) { answer("awakeFromNib", on: &view) }

  func prepareForReuse(_ view: inout RunningView) { answer("prepareForReuse", on: &view) }

  func perform(_ view: inout RunningView, _ selector: String, sender: Sender) {
    guard let action = behavior.action(selector) else { return }
    let value = view.stage.value(of: sender)
    let names = Dictionary(action.parameters.map { ($0, value) }) { first, _ in first }
    run(action, on: &view, names)
  }

  func didBecomeFirstResponder(_ view: inout RunningView) {
    answer("becomeFirstResponder", on: &view)
  }

  func didResignFirstResponder(_ view: inout RunningView) {
    answer("resignFirstResponder", on: &view)
  }

  private func answer(_ form: String, on view: inout RunningView) {
    if let handler = behavior.handlers(of: form).first { run(handler, on: &view) }
  }

  private func run(
    _ handler: BoardwalkBehavior.Handler, on view: inout RunningView, _ names: [String: Value] = [:]
  ) {
    let id = view.id
    view.act { stage in
      var interpreter = Interpreter(behavior, as: id.controller, names)
      interpreter.view = id
      interpreter.cell = id.cell
      _ = interpreter.run(handler.body, on: &stage)
    }
  }
}
