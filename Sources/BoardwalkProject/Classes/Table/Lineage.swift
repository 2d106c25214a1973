import BoardwalkBase
import BoardwalkSchema

/// A class with its superclasses, as far as the sources and UIKit's classes are known.
///
/// If several classes have the name, it represents all of them: a member of one of them is not
/// missing.
package struct Lineage: Sendable {
  /// The declarations of the class, then of its superclasses, each with its extensions and
  /// categories.
  package let declarations: [TypeDeclaration]

  /// The system's classes among its superclasses, or itself, nearest first.
  package let systemClasses: [String]

  /// Whether this is all: no superclass is unknown, and nothing can hide members.
  package let isWhole: Bool

  /// Whether some of its classes descends from no class of the system's at all.
  package let hasOtherRoot: Bool

  /// Whether it is, or descends from, the class named `name`; nil if that cannot be known.
  package func isKind(of name: String) -> Bool? {
    if systemClasses.contains(name) || declarations.contains(where: { $0.declares(name) }) {
      return true
    }
    return isWhole ? false : nil
  }

  /// The properties named `name`, the nearest first.
  package func properties(named name: String) -> [PropertyDeclaration] {
    declarations.flatMap { $0.properties(named: name) }
  }

  /// The methods that `selector` calls, the nearest first.
  package func methods(selector: String) -> [MethodDeclaration] {
    declarations.flatMap { $0.methods(selector: selector) }
  }

  /// Whether key-value coding can set `key`: the class or a system class has the property, its
  /// setter or its variable, or the class handles undefined keys.
  package func hasKey(_ key: String) -> Bool {
    let capital = key.firstUppercased
    let names = [key, "_" + key, "is" + capital, "_is" + capital]
    let setter = "set\(capital):"
    // A property of Objective-C has a variable with an underscore.
    let property = key.first == "_" ? String(key.dropFirst()) : nil
    return declarations.contains { declaration in
      names.contains { !declaration.properties(named: $0).isEmpty }
        || declaration.declaresMethod(selector: setter)
        || property.map { declaration.hasVariable(ofProperty: $0) } ?? false
        || declaration.takesUndefinedKeys
    } || systemClasses.contains { SystemClass.named($0)?.properties.contains(key) ?? false }
  }
}

extension TypeDeclaration {
  /// Whether it handles keys that it does not have, so that any key may be set.
  fileprivate var takesUndefinedKeys: Bool {
    declaresMethod(selector: "setValue:forUndefinedKey:")
  }

  fileprivate func hasVariable(ofProperty name: String) -> Bool {
    language == .objectiveC && !properties(named: name).isEmpty
  }

  /// Whether it is the class named `name`, in Swift or Objective-C.
  func declares(_ name: String) -> Bool {
    kind == .class && (self.name == name || path == name || objectiveCName == name)
  }
}
