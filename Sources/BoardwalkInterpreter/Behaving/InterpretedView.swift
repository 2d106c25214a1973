import BoardwalkStage

/// The code of a view's class whose behaviour is written as text.
struct InterpretedView: ViewBehavior, Hashable {
  private let behavior: InterpretedBehavior

  init(_ behavior: InterpretedBehavior) { self.behavior = behavior }

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

  /// Whether the class answers `form` with false, as an override does that leaves its superclass out.
  ///
  /// It is tried on a copy of the app: what it does counts once it has happened, or if it refuses.
  private func refuses(_ form: String, on view: inout RunningView) -> Bool {
    var trial = view
    guard answer(form, on: &trial)?.isTrue == false else { return false }
    view = trial
    return true
  }

  @discardableResult
  private func answer(_ form: String, on view: inout RunningView) -> Value? {
    guard let handler = behavior.handlers(of: form).first else { return nil }
    let id = view.id
    var answer: Value?
    view.act { stage in
      var interpreter = Interpreter(behavior, as: id.controller, [:])
      interpreter.view = id
      answer = interpreter.run(handler.body, on: &stage)
    }
    return answer
  }
}
