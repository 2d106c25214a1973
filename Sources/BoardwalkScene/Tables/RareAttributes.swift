import BoardwalkSchema

/// The attributes and roles that few documents have, by the element.
enum RareAttributes {
  /// Those of each element that has any.
  static let byElement: [String: Set<String>] = Schema.table { element in
    let names = element.rareAttributes.map(\.name) + element.rareChildren.compactMap(\.role)
    return names.isEmpty ? nil : Set(names)
  }

  /// What any view may have, as a plain view has it.
  static let ofViews = all(of: "view")

  /// What any view controller may have, as a plain one has it.
  static let ofControllers = all(of: "viewController")

  private static func all(of element: String) -> Set<String> {
    let attributes = Schema.element(element)?.attributes.map(\.name) ?? []
    return Set(attributes).union(byElement[element] ?? [])
  }
}
