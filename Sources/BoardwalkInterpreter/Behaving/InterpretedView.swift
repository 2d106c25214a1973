import BoardwalkStage

/// The code of a view's class whose behaviour is written as text.
struct InterpretedView: ViewBehavior, Hashable {
  private let behavior: InterpretedBehavior

  init(_ behavior: InterpretedBehavior) { self.behavior = behavior }

  func didBecomeFirstResponder(_ view: inout RunningView) {
    answer("becomeFirstResponder", on: &view)
  }

  func didResignFirstResponder(_ view: inout RunningView) {
    answer("resignFirstResponder", on: &view)
  }

  private func answer(_ form: String, on view: inout RunningView) {
    guard let handler = behavior.handlers(of: form).first else { return }
    let id = view.id
    view.act { stage in
      var interpreter = Interpreter(behavior, as: id.controller, [:])
      interpreter.view = id
      _ = interpreter.run(handler.body, on: &stage)
    }
  }
}
