/// The sender of an action or a segue.
public enum Sender: Sendable, Hashable {
  /// The touched element.
  case touchable(Touchable)

  /// The unwind segue that searched for the action.
  indirect case segue(StoryboardSegue)

  /// The gesture recognizer.
  case recognizer(RunningRecognizer)

  /// The controller whose container view an embed segue fills (ORC-05).
  case controller(ControllerID)

  /// A value from code.
  case code(CodeValue)

  /// The text in traces of actions, whose senders are touched elements and segues.
  var displayName: String {
    switch self {
    case .touchable(let touchable): "\"\(touchable.name)\""
    case .segue(let segue): segue.identifier ?? "an unwind segue"
    case .recognizer(let recognizer): "\"\(recognizer.words)\""
    case .controller: "a controller"
    case .code(let code): code.value.text
    }
  }

  /// A text from code.
  public static func value(_ text: String) -> Sender { .code(CodeValue(.text(text))) }
}
