import BoardwalkBase
import BoardwalkBehavior
import BoardwalkProject
import BoardwalkSchema

/// Compares the classes of behaviors, and their superclasses, with those of the app and UIKit.
struct BehaviorClasses: Sendable {
  private let documents: DocumentedClasses
  private let described: BehaviorClassTable
  private let isWhole: Bool

  /// The classes that behaviors make, register, cast to or extend.
  private let used: Set<String>

  /// The classes that are declared outside of behaviors.
  private let declared: Set<String>

  init(_ project: Project, _ documents: DocumentedClasses, _ described: BehaviorClassTable) {
    self.documents = documents
    self.described = described
    isWhole = project.isWhole
    declared = Set(documents.classes.keys)
      .union(project.sources?.types.map(\.name) ?? [])
    let types = project.behaviors.flatMap(\.classes)
    used = types.reduce(into: Set(types.compactMap(\.superclass))) { used, type in
      for body in type.bodies { body.forEachValue { used.formUnion($0.namedClass) } }
    }
  }

  /// Whether the app declares a class named `name`, or makes objects of it in behaviors that extend
  /// it.
  func isDeclared(_ name: String) -> Bool {
    declared.contains(name) || described.describes(name)
  }

  /// The errors in the name of `type`, whose file is at `path`, and in its superclass.
  func findings(in type: ClassBehavior, at path: String) -> [Finding] {
    [name(of: type, at: path), superclass(of: type, at: path), kind(of: type, at: path)]
      .compactMap { $0 }
  }

  /// The finding for a behavior of an undeclared class, whose handlers are never called.
  private func name(of type: ClassBehavior, at path: String) -> Finding? {
    guard isWhole, !declared.contains(type.name), !used.contains(type.name),
      systemClass(of: type, at: path) != "UIApplicationDelegate"
    else { return nil }
    let undescribed = declared.filter { described.type($0, visibleFrom: path) == nil }
    return .unknownName(
      "no document and no behavior uses the class '\(type.name)'", type.range,
      guess: Misspelling(type.name).closest(inClasses: undescribed.sorted()))
  }

  /// The finding for a superclass that neither the app nor UIKit has, and whose name is similar to
  /// an existing one.
  private func superclass(of type: ClassBehavior, at path: String) -> Finding? {
    guard let name = type.superclass, let range = type.superclassRange,
      name != Self.applicationDelegate, SystemClass.named(name) == nil, !declared.contains(name),
      described.type(name, visibleFrom: path) == nil
    else { return nil }
    let known = SystemClass.names + [Self.applicationDelegate] + described.names + declared.sorted()
    guard let guess = Misspelling(name).closest(in: known) else { return nil }
    return .unknownName("no class is named '\(name)'", range, guess: guess)
  }

  /// A class that a document gives to an object of another kind.
  private func kind(of type: ClassBehavior, at path: String) -> Finding? {
    guard let range = type.superclassRange, let name = systemClass(of: type, at: path),
      let lineage = SystemClass.named(name)?.lineage,
      let kind = documents.classes[type.name]?.kinds.sorted().first(where: { !lineage.contains($0) }
      )
    else { return nil }
    return .unknownName(
      "'\(type.name)' inherits from \(name), but a document uses it for a \(kind)", range,
      guess: type.superclass == name ? kind : nil)
  }

  /// The nearest system class among the superclasses of `type`; nil if it is unknown.
  private func systemClass(of type: ClassBehavior, at path: String) -> String? {
    var name = type.superclass
    var visited: Set<String> = []
    while let current = name, visited.insert(current).inserted {
      if current == Self.applicationDelegate || SystemClass.named(current) != nil { return current }
      name = described.type(current, visibleFrom: path)?.superclass
    }
    return nil
  }

  private static let applicationDelegate = "UIApplicationDelegate"
}

extension ValueExpression {
  /// The class in the expression, created, registered or cast to.
  fileprivate var namedClass: [String] {
    switch form {
    case .name(let name) where name.first?.isUppercase == true: [name]
    case .cast(_, to: let name, at: _, isForced: _): [name]
    default: []
    }
  }
}

extension Finding {
  /// The finding for an undeclared name at `range`; `guess` is its probable correction, written as
  /// a text if `isText`.
  static func unknownName(
    _ message: String, _ range: Range<Int>, guess: String?, isText: Bool = false
  ) -> Finding {
    let written = guess.map { isText ? "\"\($0)\"" : $0 }
    let shown = isText ? written : written.map { "'\($0)'" }
    return Finding(
      Rule.unknownBehaviorName.id, .error, message, at: range,
      notes: shown.map { [Note("did you mean \($0)?")] } ?? [],
      fixIt: written.map { FixIt("write \(shown ?? $0)", replace: range, with: $0) })
  }
}
