/// A method.
package struct MethodDeclaration: Sendable, Hashable {
  /// The selector by which Objective-C, and so an action, calls it.
  package var selector: String

  /// The name as its language writes it: `save(_:)` in Swift, `save:` in Objective-C.
  package var spelling: String

  /// The types of its parameters.
  package var parameters: [TypeName]

  /// Whether its body cannot use the first parameter: `save(_: UIButton)`.
  package var ignoresSender = false

  /// The range of its name.
  package var range: Range<Int>

  /// Whether it is marked `IBAction`.
  package var isAction = false

  /// Whether it is marked `IBSegueAction`.
  package var isSegueAction = false

  /// Whether Objective-C sees it.
  package var isExposed = false

  /// Whether it is a class method.
  package var isStatic = false

  /// Whether an unwind segue can call it: its one parameter is the segue.
  package var isUnwindAction: Bool { parameters.map(\.name) == ["UIStoryboardSegue"] }

  /// The selector that Swift 2 gave it, which left out the label of the first parameter.
  package var oldSelector: String {
    guard let labels else { return selector }
    return SwiftSelector.of(
      baseName, labels: labels.prefix(1).map { _ in nil } + labels.dropFirst())
  }

  /// The labels of its parameters, nil for `_`; nil in Objective-C.
  var labels: [String?]? {
    guard let opening = spelling.firstIndex(of: "(") else { return nil }
    return spelling[opening...].dropFirst().dropLast().split(separator: ":")
      .map { $0 == "_" ? nil : String($0) }
  }

  /// The method's name without its parameters, the same in both languages' ways to write it.
  package var baseName: String { String(spelling.prefix { $0 != "(" && $0 != ":" }) }
}
