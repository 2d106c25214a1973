/// UIKit's methods as Swift declares them.
extension HandlerForm {
  /// The form for the method of UIKit's with the labels in `signature`, such as
  /// `tableView(_:didSelectRowAt:)`; nil if a run calls none of that name.
  package static func declared(as signature: String) -> HandlerForm? { declarations[signature] }

  /// The form for the method of UIKit's that a call of `name` with `arguments` calls.
  package static func called(
    _ name: String, _ arguments: [ValueExpression.Argument]
  ) -> HandlerForm? {
    declared(as: MethodSignature.text(name, arguments.map(\.label)))
  }

  private static let declarations = Dictionary(
    all.flatMap { form in form.signatures.map { ($0, form) } },
    uniquingKeysWith: { first, _ in first })

  /// The base names of the methods that Swift declares for handlers.
  static let declaredNames = Set(declarations.keys.map { String($0.prefix { $0 != "(" }) })

  /// Its methods with their labels, of which several forms of a list have one each.
  private var signatures: [String] {
    guard word != "init" else { return [] }
    return meaning.split { $0 == " " || $0 == "," }.map(String.init)
      .filter { $0.contains("(") && $0.hasSuffix(")") }
      .map { $0.replacing("…", with: "transitionCompleted:") }
  }

  /// Whether it is a property of UIKit's that a class overrides.
  var isProperty: Bool { meaning == word }

  /// The names of the handler for the `count` parameters of Swift's declaration; nil for one without
  /// a name, such as the sender at the beginning.
  package func names(ofParameters count: Int) -> [String?] {
    if let names = Self.parameterNames[word], names.count == count { return names }
    let known = parameters.suffix(count).map { Optional($0) }
    return Array(repeating: nil, count: count - known.count) + known
  }

  /// The names for the parameters that are in another order than those of the handler.
  private static let parameterNames: [String: [String?]] = [
    "adaptivePresentationStyle": ["presentationController", nil],
    "canPerformAction": ["action", nil], "contextMenu": [nil, nil],
    "contextMenuForItem": [nil, "indexPaths", nil], "contextMenuForRow": [nil, "indexPath", nil],
    "didFinishLaunching": [nil, nil], "didShow": [nil, "child", "animated"],
    "didTurn": ["pageViewController", "completed", "previous", "completed"],
    "gestureRecognizerShouldReceiveTouch": ["gestureRecognizer", "touch"],
    "motionEnded": ["motion", nil], "performAction": [nil, "action", "indexPath", nil],
    "prepare": ["segue", "sender"], "showDetail": [nil, "detail", nil],
    "textFieldDidEndEditing": ["textField"],
    "spineLocation": [nil, nil], "willShow": [nil, "child", "animated"],
  ]
}
