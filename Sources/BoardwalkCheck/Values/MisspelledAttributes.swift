import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// Attributes of an XML document that no element is known to have, and whose names are nearly those of
/// attributes that their elements can have.
///
/// A name that resembles none is left alone: a newer Interface Builder may have introduced it.
struct MisspelledAttributes {
  /// The violations of `document`, in document order.
  static func violations(in document: Document) -> [Violation] {
    let tree = document.tree
    let isUnknown = tree.names.map { Schema.attributes[$0] == nil }
    var violations: [Violation] = []
    tree.forEachAttribute(where: isUnknown) { place in
      guard let schema = Schema.element(tree.names[place.elementName]),
        let element = tree.element(at: place.node),
        let meant = meant(by: tree.names[place.name], of: schema, on: element)
      else { return }
      violations.append(
        Violation(
          element, tree.names[place.name],
          "'\(schema.name)' has no attribute '\(tree.names[place.name])'",
          notes: .didYouMean(meant) + [.init("Interface Builder ignores the attribute")]))
    }
    return violations
  }

  /// The attribute of `schema` that `name` resembles and that `element` lacks.
  private static func meant(
    by name: String, of schema: ElementSchema, on element: Element
  ) -> String? {
    let candidates = lineage(of: schema).flatMap { $0.attributes + $0.rareAttributes }.map(\.name)
    return Misspelling(name).closest(in: candidates.filter { element[$0] == nil })
  }

  /// `schema`, and the elements that describe objects of the classes that its own inherits.
  private static func lineage(of schema: ElementSchema) -> [ElementSchema] {
    let ancestors = schema.className.flatMap(SystemClass.named)?.lineage.dropFirst() ?? []
    return [schema] + Schema.all.filter { $0.className.map(ancestors.contains) ?? false }
  }
}
