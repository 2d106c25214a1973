/// UIKit's methods with the equivalent statements, for error messages.
enum UIKitSpelling {
  /// The statement for the method `name`.
  static func statement(for name: String) -> String? {
    verbs[name].flatMap(VerbForm.of)?.example
  }

  /// The verbs of the methods with a name, where all have one, and none is called as a value, too.
  private static let verbs: [String: Verb] = {
    var verbs: [String: Set<Verb>] = [:]
    for (method, meaning) in SwiftMethod.table {
      guard case .verb(let verb, on: _, _) = meaning else { continue }
      verbs[String(method.prefix { $0 != "(" }), default: []].insert(verb)
    }
    // A transition coordinator has `animate`, too, with another label.
    verbs["animate"] = nil
    return verbs.filter { $0.value.count == 1 && !KnownNames.controllerMethods.contains($0.key) }
      .compactMapValues(\.first).merging(others) { first, _ in first }
  }()

  /// The verbs of methods that are no statements with the same labels here.
  private static let others: [String: Verb] = [
    "dismissViewController": .dismiss, "presentViewController": .present, "raise": .throw,
    "remove": .remove, "removeAll": .remove, "requireGestureRecognizerToFail": .requireFailure,
    "setEditing": .setEditing,
  ]
}
