/// A class of the system's frameworks: what it inherits, and which of its properties can be set.
package struct SystemClass: Sendable {
  /// The name.
  package let name: String

  /// The class that it inherits; nil for the root.
  package let superclass: String?

  /// The declared properties that a document can connect or set, by key.
  package let properties: Set<String>

  /// The class `name`, whose properties' keys stand apart by blanks.
  init(_ name: String, _ superclass: String?, _ properties: String = "") {
    self.name = name
    self.superclass = superclass
    self.properties = Set(properties.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// The class called `name`; nil if it is none of the system's that are known here.
  package static func named(_ name: String) -> SystemClass? { byName[name] }

  /// All of them, each before those that inherit it.
  static let all = objects + views + controls + lists + controllers + frameworks

  /// The names of all of them, each before those that inherit it.
  package static var names: [String] { all.map(\.name) }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Whether objects of the class are view controllers.
  package var isViewController: Bool { lineage.contains("UIViewController") }

  /// Whether objects of the class are gesture recognizers.
  package var isGestureRecognizer: Bool { lineage.contains("UIGestureRecognizer") }

  /// The names of this class and all that it inherits, the nearest first.
  package var lineage: [String] {
    var names = [name]
    var next = superclass
    while let superclass = next {
      names.append(superclass)
      next = SystemClass.named(superclass)?.superclass
    }
    return names
  }

  /// The keys of the properties of this class and all that it inherits.
  package var allProperties: Set<String> {
    lineage.reduce(into: []) { $0.formUnion(SystemClass.named($1)?.properties ?? []) }
  }

  /// Whether objects of the class are views.
  package var isView: Bool { lineage.contains("UIView") }

  /// Whether this class, or one that it inherits, has a property called `key`.
  package func hasProperty(_ key: String) -> Bool {
    lineage.contains { SystemClass.named($0)?.properties.contains(key) ?? false }
  }
}
