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
