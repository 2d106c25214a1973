import BoardwalkSchema

/// The attributes and roles that few documents have, by the element.
enum RareAttributes {
  /// The rare attributes by element.
  static let byElement: [String: Set<String>] = Schema.table { element in
    let names = element.rareAttributes.map(\.name) + element.rareChildren.compactMap(\.role)
    return names.isEmpty ? nil : Set(names)
  }

  /// The rare attributes of every view.
  static let ofViews = all(of: "view")

  /// The rare attributes of every view controller.
  static let ofControllers = all(of: "viewController")

  private static func all(of element: String) -> Set<String> {
    let attributes = Schema.element(element)?.attributes.map(\.name) ?? []
    return Set(attributes).union(byElement[element] ?? [])
  }
}
