import BoardwalkBase

/// The schema of Interface Builder documents: one entry for each element.
///
/// A new element is an entry in its family.
package enum Schema {
  /// All elements.
  package static let all =
    documents + controllers + views + controls + text + lists + bars + frameworks + layout
    + connections + values + metrics + otherPlatforms

  /// The elements by their names.
  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The element named `name`; nil if it is not known.
  package static func element(_ name: String) -> ElementSchema? { byName[name] }

  /// A table of `property` by element, for the elements that have it.
  package static func table<Value>(
    _ property: (ElementSchema) -> Value?
  ) -> [String: Value] {
    byName.compactMapValues(property)
  }
}

/// Tables by the names of elements.
extension Schema {
  /// The classes of the objects that elements describe.
  package static let classNames = table(\.className)

  /// The class of the objects of elements named `name`; by default UIKit's class with the same
  /// name.
  package static func className(of name: String) -> String {
    classNames[name] ?? "UI" + name.firstUppercased
  }

  /// The common noun for objects of elements named `name`.
  package static func noun(of name: String) -> String {
    byName[name]?.noun ?? ElementSchema.noun(of: name)
  }

  /// The elements that describe view controllers.
  package static let viewControllers = Set(
    classNames.filter { SystemClass.named($0.value)?.isViewController ?? false }.keys)

  /// Whether elements named `name` describe view controllers.
  package static func isViewController(_ name: String) -> Bool { viewControllers.contains(name) }

  /// Whether elements named `name` describe gesture recognizers.
  package static func isGestureRecognizer(_ name: String) -> Bool {
    gestureRecognizers.contains(name)
  }

  private static let gestureRecognizers = Set(
    classNames.filter { SystemClass.named($0.value)?.isGestureRecognizer ?? false }.keys)

  /// The short names of elements in scenes.
  package static let aliases = table(\.alias)

  /// The elements by these aliases.
  package static let elementsByAlias = Dictionary(uniqueKeysWithValues: aliases.map { ($1, $0) })

  /// The names that elements have, those of single parts and short names included.
  package static let elementNames = Set(byName.keys).union(elementsByAlias.keys)
    .union(all.lazy.flatMap(\.children).map(\.element))

  /// The attributes that the text after a kind sets.
  package static let titleAttributes = table(\.titleAttribute)

  /// The roles of elements that have the same one in every object.
  package static let roles = table(\.role)

  /// The elements that are objects with an identifier.
  package static let identifiedElements = Set(all.lazy.filter(\.isIdentified).map(\.name))
}

/// Tables by the names of attributes.
extension Schema {
  /// All elements that have an attribute of each name, with that attribute.
  package static let attributes: [String: [(element: String, attribute: AttributeSchema)]] =
    all.reduce(into: [:]) { result, element in
      for attribute in element.attributes + element.rareAttributes {
        result[attribute.name, default: []].append((element.name, attribute))
      }
    }

  /// The value form of each attribute that has the same form on all its elements.
  package static let commonForms: [String: ValueForm] = attributes.compactMapValues { uses in
    guard let form = uses.first?.attribute.form else { return nil }
    return uses.allSatisfy { $0.attribute.form == form } ? form : nil
  }

  /// The attributes that are either on or off on all their elements.
  package static let booleanAttributes: Set<String> = {
    let children = all.flatMap(\.children).filter { $0.element == "bool" }
    return Set(commonForms.filter { $0.value == .boolean }.keys)
      .union(children.compactMap(\.role))
  }()

  /// The attributes that are texts on some element.
  package static let textAttributes = attributes(where: { $0 == .text })

  /// The attributes that name images on some element.
  package static let imageAttributes = attributes(where: { $0 == .image })

  /// The attributes whose values on some element have a form that `predicate` accepts.
  private static func attributes(where predicate: (ValueForm) -> Bool) -> Set<String> {
    Set(attributes.filter { $0.value.contains { predicate($0.attribute.form) } }.keys)
  }
}
