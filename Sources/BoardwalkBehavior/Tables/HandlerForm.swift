/// A call that a class can handle: its keyword, UIKit's method, and its parameters.
package struct HandlerForm: Sendable {
  /// The syntax between the keyword and the block.
  enum Head: Sendable {
    /// Nothing.
    case plain

    /// Perhaps an identifier: `prepare "showItem"`.
    case identifier(isRequired: Bool)

    /// A name: `didSet item`.
    case name

    /// A name, and perhaps names in parentheses: `action save(sender)`.
    case callable

    /// Perhaps names in parentheses: `init(forNewItem isNew)`.
    case initializer

    /// An identifier, a name for the element, options and a condition:
    /// `cell "ItemCell" for item when item.isDone`.
    case cell
  }

  /// The word that it begins with.
  package let word: String

  /// UIKit's method, or the time of the call.
  package let meaning: String

  /// The names of the parameters.
  package let parameters: [String]

  /// The parameters by the names that UIKit's declaration gives them, where these differ.
  package let swiftNames: [String: String]

  /// The parameters that are numbers with a fraction.
  package let realParameters: [String]

  /// The type of its result; nil if it has none.
  package let answer: String?

  let head: Head

  init(
    _ word: String, _ meaning: String, with parameters: [String] = [],
    inSwift swiftNames: [String: String] = [:], reals realParameters: [String] = [],
    answer: String? = nil, head: Head = .plain
  ) {
    self.word = word
    self.meaning = meaning
    self.parameters = parameters
    self.swiftNames = swiftNames
    self.realParameters = realParameters
    self.answer = answer
    self.head = head
  }

  /// All names of the parameters.
  package var allNames: [String] { parameters + swiftNames.keys.sorted() }

  /// The form that begins with `word`.
  package static func named(_ word: String) -> HandlerForm? { table[word] }

  /// The form for UIKit's method `name`, or for the one with the label `name`, such as
  /// `numberOfRowsInSection`; nil if there are several.
  static func forMethod(_ name: String) -> HandlerForm? {
    let forms = methods[name] ?? []
    return forms.count == 1 ? forms[0] : nil
  }

  private static let methods = Dictionary(
    all.flatMap { form in Set(form.methodNames).map { ($0, [form]) } }, uniquingKeysWith: +)

  /// The names of its methods, and their labels that name a call.
  private var methodNames: [String] {
    meaning.split { !$0.isLetter }.map(String.init)
      .filter { $0.count > 8 && $0.contains(where: \.isUppercase) }
  }

  private static let table = Dictionary(
    all.map { ($0.word, $0) }, uniquingKeysWith: { first, _ in first })

  /// All calls, in the order in which they are explained.
  package static let all: [HandlerForm] =
    beginning + appearance + segues + lists + menus + display + selection + editing + scrolling
    + collections + delegates + textInputs + searching + pickers + touches + orientations + others
}

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

  /// The names of the handler for the `count` parameters of Swift's declaration; nil for one
  /// without a name, such as the sender at the beginning.
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

extension HandlerForm {
  static let pickers: [HandlerForm] = [
    HandlerForm(
      "numberOfComponents", "numberOfComponents(in:)", with: ["pickerView"],
      answer: "the number of components"),
    HandlerForm(
      "numberOfRowsInComponent", "pickerView(_:numberOfRowsInComponent:)",
      with: ["pickerView", "component"], answer: "the number of rows, or a list of them"),
    HandlerForm(
      "titleForRow", "pickerView(_:titleForRow:forComponent:)",
      with: ["pickerView", "row", "component"], answer: "the title of the row"),
    HandlerForm(
      "didSelectRowInComponent", "pickerView(_:didSelectRow:inComponent:)",
      with: ["pickerView", "row", "component"]),
  ]

  static let touches: [HandlerForm] =
    ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"].map { word in
      HandlerForm(word, "\(word)(_:with:)", with: ["touches", "event"])
    } + [
      HandlerForm(
        "gestureRecognizerShouldBegin", "gestureRecognizerShouldBegin(_:)",
        with: ["gestureRecognizer"], answer: "whether the gesture may begin"),
      HandlerForm(
        "gestureRecognizerShouldReceiveTouch", "gestureRecognizer(_:shouldReceive:)",
        with: ["gestureRecognizer", "view", "touch"], answer: "whether it gets the touch"),
      HandlerForm(
        "gestureRecognizerShouldRecognizeSimultaneously",
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        with: ["gestureRecognizer", "other"], answer: "whether both are recognized"),
    ]

  static let orientations: [HandlerForm] = [
    HandlerForm(
      "supportedInterfaceOrientations", "supportedInterfaceOrientations",
      answer: "one or several of .portrait, .landscape, .all and .allButUpsideDown")
  ]
}
