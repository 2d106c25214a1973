import BoardwalkSchema

/// A class as generated code names it.
package struct ClassReference: Sendable, Hashable {
  /// The name in Swift, with those of enclosing types: `Outer.Inner`.
  package let name: String

  /// The module to import; nil for classes of UIKit and of the target.
  package let module: String?

  /// The nearest class of UIKit that it is known to be: itself, or the class of its element.
  package let systemClass: String

  /// The class `name` of `module`, which is or inherits `systemClass`.
  package init(name: String, module: String?, systemClass: String) {
    self.name = name
    self.module = module
    self.systemClass = systemClass
  }

  /// The system's class named `name`.
  package init(system name: String) {
    self.init(name: name, module: FrameworkModule.named(for: name), systemClass: name)
  }

  /// The spelling in Swift: with its module if there is one, and keywords in backticks.
  package var spelling: String {
    ([module].compactMap { $0 } + name.split(separator: ".").map(String.init))
      .map(SwiftIdentifier.escaped).joined(separator: ".")
  }

  /// The name that shadows it inside of an enumeration: the first of its spelling.
  package var rootName: String {
    module ?? name.split(separator: ".").first.map(String.init) ?? name
  }

  /// The nearest class that both are: one of the system's unless they are equal.
  package func common(with other: ClassReference) -> ClassReference {
    if self == other { return self }
    let names = SystemClass.named(systemClass)?.lineage ?? []
    let others = Set(SystemClass.named(other.systemClass)?.lineage ?? [])
    return ClassReference(system: names.first(where: others.contains) ?? "NSObject")
  }
}
