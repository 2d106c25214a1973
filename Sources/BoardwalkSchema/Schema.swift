/// What Boardwalk knows of the elements of Interface Builder documents: one entry for each, said once.
///
/// To teach Boardwalk a new element, add an entry to the family that it belongs to.
package enum Schema {
  /// All elements.
  package static let all =
    documents + controllers + views + controls + text + lists + bars + frameworks + layout
    + connections + values + metrics + otherPlatforms

  /// The elements by their names.
  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The element called `name`; nil where it is not known.
  package static func element(_ name: String) -> ElementSchema? { byName[name] }

  /// All elements that have an attribute called `name`, with that attribute.
  package static let attributesByName: [String: [(element: String, attribute: AttributeSchema)]] =
    all.reduce(into: [:]) { result, element in
      for attribute in element.allAttributes {
        result[attribute.name, default: []].append((element.name, attribute))
      }
    }

  /// The form of the attribute `name` where all elements that have it agree on one; nil otherwise.
  package static func commonForm(of name: String) -> ValueForm? { commonForms[name] }

  /// The forms by the names of the attributes, where all elements agree.
  package static let commonForms: [String: ValueForm] = attributesByName.compactMapValues { uses in
    Set(uses.map(\.attribute.form)).count == 1 ? uses.first?.attribute.form : nil
  }
}
