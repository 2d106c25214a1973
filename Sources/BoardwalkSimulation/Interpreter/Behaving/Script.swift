import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema

/// All behaviors of an app: shared values, and the classes by name.
final class Script: Sendable {
  let shared: [StateDeclaration]
  let classes: [String: ClassBehavior]

  /// The structures and enumerations by name.
  let types: [String: ValueType]

  /// The same, in the order of their names.
  let sortedTypes: [ValueType]

  /// The functions outside of all types, by name.
  let functions: [String: [NamedBlock]]

  /// The operators that types define.
  let operators: Set<String>

  /// Whether a type observes its properties.
  let observesProperties: Bool

  /// The names of all cases of enumerations.
  let caseNames: Set<String>

  /// Whether a type defines when its values are equal.
  let definesEquality: Bool

  /// The numbers that divide with a fraction.
  let realNumbers: RealNumbers

  /// The names of the methods that sleep, or wait for others that do.
  let waitingMethods: Set<String>

  /// The values of constant expressions.
  let constants: ConstantValue

  /// The initial shared values.
  let sharedValues: [String: Value]

  /// The shared values that make objects of the app's own classes when they are first used.
  let lateShared: [String: ValueExpression]

  /// The files, by the classes in them, for places in messages.
  private let files: [String: SourceFile]

  init(_ texts: [BehaviorText]) {
    let parsed = texts.map(\.file)
    shared = parsed.flatMap(\.shared)
    var types: [String: ValueType] = [:]
    for type in parsed.flatMap(\.types) {
      let isOther = types[type.name].map { !$0.isExtension && !type.isExtension } ?? false
      if !isOther { types[type.name, default: type.empty].add(membersOf: type) }
    }
    types = ValueType.inheriting(types)
    self.types = types
    sortedTypes = types.values.sorted { $0.name < $1.name }
    caseNames = Set(sortedTypes.flatMap(\.cases).map(\.name))
    definesEquality = sortedTypes.contains { type in
      type.methods.contains { $0.block.name == ValueExpression.Operator.equal.rawValue }
    }
    realNumbers = RealNumbers(parsed)
    constants = ConstantValue(types: types)
    let constants = constants
    let late = shared.filter { declaration in
      var makesObjects = false
      declaration.value.forEachPart { part in
        guard case .name(let name) = part.form, types[name]?.isClass == true else { return }
        makesObjects = true
      }
      return makesObjects
    }
    lateShared = Dictionary(
      late.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let lateNames = Set(late.map(\.name))
    sharedValues = Dictionary(
      shared.filter { !lateNames.contains($0.name) }.map { ($0.name, constants.value($0.value)) },
      uniquingKeysWith: { first, _ in first }
    )
    var classes: [String: ClassBehavior] = [:]
    var files: [String: SourceFile] = [:]
    for file in parsed {
      // Of duplicate classes the first is used; a rule reports the others.
      for type in file.classes where classes[type.name] == nil {
        classes[type.name] = type
        files[type.name] = file.file
      }
    }
    self.classes = classes.mapValues { $0.inheriting(from: classes).conforming(among: types) }
    self.files = files
    functions = Dictionary(grouping: parsed.flatMap(\.functions), by: \.name)
    operators = Set(types.values.flatMap(\.methods).map(\.block.name))
      .intersection(ValueExpression.Operator.allCases.map(\.rawValue))
    observesProperties = types.values.contains { $0.methods.contains(where: \.isObserver) }
    waitingMethods = Self.waitingMethods(
      among: classes.values.flatMap(\.blocks) + types.values.flatMap(\.methods).map(\.block)
        + parsed.flatMap(\.functions))
  }

  /// The names of those of `blocks` that sleep, or wait for others that do.
  private static func waitingMethods(among blocks: [NamedBlock]) -> Set<String> {
    var callers: [String: [String]] = [:]
    for block in blocks {
      for name in block.body.calledNames { callers[name, default: []].append(block.name) }
    }
    var result = Set(blocks.filter { $0.body.waits(for: []) }.map(\.name))
    var pending = Array(result)
    while let name = pending.popLast() {
      for caller in callers[name] ?? [] where result.insert(caller).inserted {
        pending.append(caller)
      }
    }
    return result
  }

  /// The source text of the class `name` in `range`.
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

extension Script {
  /// The class that the class `name` extends, with all that it inherits; nil if it is UIKit's.
  func superclass(of name: String) -> ClassBehavior? {
    classes[name]?.superclass.flatMap { classes[$0] }
  }

  /// The kind of controllers of the class `name`: UIKit's own, or one that extends it; nil if it is
  /// no controller.
  func kind(of name: String) -> ViewControllerKind? {
    var name = name
    // A class that extends itself has no kind.
    for _ in 0...classes.count {
      if let kind = ViewControllerKind.allCases.first(where: { $0.className == name }) {
        return kind
      }
      guard let next = classes[name]?.superclass else { return nil }
      name = next
    }
    return nil
  }

  /// Whether the class `name` is one of segues.
  func isSegue(_ name: String) -> Bool { classes[name]?.superclass == "UIStoryboardSegue" }

  /// Whether the class `name` is one of views.
  func isView(_ name: String) -> Bool {
    guard kind(of: name) == nil, !isSegue(name), let ancestor = classes[name]?.superclass else {
      return false
    }
    return ancestor.hasPrefix("UI") && ancestor != "UIApplicationDelegate"
      && SystemClass.named(ancestor)?.isViewController != true
  }

  /// Whether `controller` is of the class `name`, or of one that extends it.
  func isKind(_ controller: Controller?, of name: String) -> Bool {
    guard let controller else { return false }
    if name == "UIViewController" || controller.kind.className == name { return true }
    var ancestor: String? = controller.className
    for _ in 0...classes.count {
      guard let current = ancestor else { return false }
      if current == name || classes[current]?.protocols.contains(name) == true { return true }
      ancestor = classes[current]?.superclass
    }
    return false
  }
}
