/// Who caused an action or a segue.
public enum Sender: Sendable, Hashable {
  /// What was touched.
  case touchable(Touchable)

  /// The unwind segue that looked for the action.
  indirect case segue(StoryboardSegue)

  /// The gesture recognizer that has recognized something.
  case recognizer(RunningRecognizer)

  /// The controller whose container view an embed segue fills (ORC-05).
  case controller(ControllerID)

  /// Whatever code passed on, by a name.
  case value(String)

  /// What it is called in traces of actions, which only things that can be touched and segues send.
  var words: String {
    switch self {
    case .touchable(let touchable): "\"\(touchable.name)\""
    case .segue(let segue): segue.identifier ?? "an unwind segue"
    case .recognizer(let recognizer): "\"\(recognizer.words)\""
    case .controller: "a controller"
    case .value(let name): name
    }
  }
}

extension Stage {
  /// What `sender` is called in traces of segues: what sort of thing it is and what is written on it, or
  /// its id where nothing is (SEG-03); nil where there is none (ORC-06).
  func words(for sender: Sender?) -> String? {
    switch sender {
    case .touchable(let touchable):
      let name = touchable.texts.first.map { "\"\($0)\"" } ?? touchable.id
      return name.isEmpty ? touchable.role.rawValue : "\(touchable.role.rawValue) \(name)"
    case .controller(let id): return name(of: id)
    default: return sender?.words
    }
  }
}
