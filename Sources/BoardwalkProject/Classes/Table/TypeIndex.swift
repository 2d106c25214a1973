/// The indices of types by their names.
struct TypeIndex: Sendable {
  /// Classes by their names, in Swift and Objective-C.
  private(set) var classes: [String: [Int]] = [:]

  /// Extensions, categories and implementations by the names of their types.
  private(set) var extensions: [String: [Int]] = [:]

  /// Classes by the first name that they inherit.
  private(set) var subclasses: [String: [Int]] = [:]

  /// Protocols, structures and enumerations by their names.
  private(set) var otherTypes: [String: [Int]] = [:]

  /// The index of `types`, which may be extended under the names in `aliases` too.
  init(_ types: [TypeDeclaration], aliases: [String: Set<String>]) {
    for (index, type) in types.enumerated() {
      switch type.kind {
      case .class:
        for name in Set([type.name, type.path, type.objectiveCName ?? type.name]) {
          classes[name, default: []].append(index)
        }
        if let first = type.inherited.first { subclasses[first, default: []].append(index) }
      case .addition:
        for name in aliases[type.name]?.union([type.name]) ?? [type.name] {
          extensions[name, default: []].append(index)
        }
      case .other: otherTypes[type.name, default: []].append(index)
      }
    }
  }
}
