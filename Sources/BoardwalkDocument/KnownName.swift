/// What Boardwalk knows of a name, all found by one look: a document has a hundred of them.
struct KnownName: Sendable {
  /// What elements of the name are.
  private(set) var kind: ElementKind?

  /// Whether some elements refer to objects by attributes of the name.
  private(set) var isReference = false

  /// All names of which anything is known.
  static let byName: [String: KnownName] = {
    var names: [String: KnownName] = [:]
    for kind in ElementKind.allCases { names[kind.rawValue, default: KnownName()].kind = kind }
    for reference in ReferenceAttribute.all {
      names[reference.attribute, default: KnownName()].isReference = true
    }
    return names
  }()
}
