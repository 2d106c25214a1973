import BoardwalkBase
import BoardwalkBehavior
import BoardwalkGraph

/// All behaviours of an app: what is shared, and the classes by their names.
final class Script: Sendable {
  let shared: [StateDeclaration]
  let classes: [String: ClassBehavior]

  /// What is shared as the app begins.
  let sharedValues: [String: Value]

  /// The files, by the classes in them, for places in messages.
  private let files: [String: SourceFile]

  init(_ texts: [BehaviorText]) {
    let parsed = texts.map(\.file)
    shared = parsed.flatMap(\.shared)
    sharedValues = Dictionary(
      shared.map { ($0.name, Interpreter.constant($0.value)) },
      uniquingKeysWith: { first, _ in first })
    var classes: [String: ClassBehavior] = [:]
    var files: [String: SourceFile] = [:]
    for file in parsed {
      // Where a class is described twice, what comes first counts; a rule reports the other.
      for type in file.classes where classes[type.name] == nil {
        classes[type.name] = type
        files[type.name] = file.file
      }
    }
    self.classes = classes
    self.files = files
  }

  /// What the author of the class `name` wrote in `range`.
  func text(_ range: Range<Int>, of name: String) -> String {
    let text = files[name]?.text(in: range) ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The place of `range` in the file of the class `name`, as compilers print it.
  func place(_ range: Range<Int>, of name: String) -> String {
    guard let file = files[name] else { return name }
    return "\(file.path):\(LineTable(file).position(of: range.lowerBound))"
  }
}
