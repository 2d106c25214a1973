/// The behaviors of an app, by the names of the classes whose code they are.
///
/// ```swift
/// let app = try StoryboardApp(
///   "Examples/Homepwner", behaviors: ["ItemsViewController": ItemsBehavior()])
/// ```
public struct Behaviors: Sendable, ExpressibleByDictionaryLiteral {
  private var table: [String: any Behavior] = [:]

  /// No behaviors: every class has UIKit's default behavior.
  public init() {}

  /// The behaviors of `elements`; of duplicate classes the last one counts.
  public init(dictionaryLiteral elements: (String, any Behavior)...) {
    for (name, behavior) in elements { table[name] = behavior }
  }

  /// Whether no class has a behavior.
  public var isEmpty: Bool { table.isEmpty }

  /// The behavior of the class `name`.
  public subscript(name: String) -> (any Behavior)? {
    get { table[name] }
    set { table[name] = newValue }
  }

  /// Takes all of `others`; where both name a class, that of `others` counts.
  public mutating func add(_ others: Behaviors) {
    table.merge(others.table) { _, other in other }
  }

  /// The behaviors of custom segues, by the names of their classes.
  var segues: [String: any SegueBehavior] { table.compactMapValues { $0 as? any SegueBehavior } }

  /// The layouts of collections, by the names of their classes.
  var collectionLayouts: [String: any CollectionViewLayout] {
    table.compactMapValues { $0 as? any CollectionViewLayout }
  }

  /// The behaviors of views, by the names of their classes.
  var views: [String: any ViewBehavior] { table.compactMapValues { $0 as? any ViewBehavior } }

  /// The behaviors of view controllers, by the names of their classes.
  var controllers: [String: any ControllerBehavior] {
    table.compactMapValues { $0 as? any ControllerBehavior }
  }
}

extension Behaviors: Equatable {
  /// Whether the same classes have equal behaviors: of the same type and, if they are equatable,
  /// equal.
  public static func == (left: Behaviors, right: Behaviors) -> Bool {
    left.table.count == right.table.count
      && left.table.allSatisfy { name, behavior in
        right.table[name].map { isAlike(behavior, $0) } ?? false
      }
  }

  private static func isAlike(_ left: any Behavior, _ right: any Behavior) -> Bool {
    guard let left = left as? any Hashable, let right = right as? any Hashable else {
      return type(of: left) == type(of: right)
    }
    return AnyHashable(left) == AnyHashable(right)
  }
}
