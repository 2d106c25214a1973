/// Who caused an action or a segue.
public enum Sender: Sendable, Hashable {
  /// What was touched.
  case touchable(Touchable)

  /// The unwind segue that looked for the action.
  indirect case segue(StoryboardSegue)

  /// The gesture recognizer that has recognized something.
  case recognizer(RunningRecognizer)

  /// Whatever code passed on, by a name.
  case value(String)

  /// What it is called in traces.
  var words: String {
    switch self {
    case .touchable(let touchable): "\"\(touchable.name)\""
    case .segue(let segue): segue.identifier ?? "an unwind segue"
    case .recognizer(let recognizer): "\"\(recognizer.words)\""
    case .value(let name): name
    }
  }
}
