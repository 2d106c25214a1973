/// A method.
public struct MethodDeclaration: Sendable, Hashable {
  /// The selector by which Objective-C, and so an action, calls it.
  public var selector: String

  /// The name as its language writes it: `save(_:)` in Swift, `save:` in Objective-C.
  public var spelling: String

  /// The types of its parameters.
  public var parameters: [TypeName]

  /// Where its name stands in the file.
  public var range: Range<Int>

  /// Whether it is marked `IBAction`.
  public var isAction = false

  /// Whether it is marked `IBSegueAction`.
  public var isSegueAction = false

  /// Whether Objective-C sees it.
  public var isExposed = false

  /// Whether it belongs to the class, not to its objects.
  public var isStatic = false

  /// Whether an unwind segue can call it: its one parameter is the segue.
  public var isUnwindAction: Bool { parameters.map(\.name) == ["UIStoryboardSegue"] }

  /// The selector that Swift 2 gave it, which left out the label of the first parameter.
  public var oldSelector: String {
    guard let opening = spelling.firstIndex(of: "(") else { return selector }
    let labels = spelling[opening...].dropFirst().dropLast()
      .split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
    guard !labels.isEmpty else { return baseName }
    return SwiftSelector.of(baseName, labels: [nil] + labels.dropFirst().map { $0 })
  }

  /// The method's name without its parameters, the same in both languages' ways to write it.
  public var baseName: String { String(spelling.prefix { $0 != "(" && $0 != ":" }) }
}
