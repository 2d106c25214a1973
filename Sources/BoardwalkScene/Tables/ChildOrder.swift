import BoardwalkSchema

/// The order in which Interface Builder writes the elements inside each element.
enum ChildOrder {
  /// The ranks of the children of one element.
  struct Ranks: Sendable {
    /// By the child's name and its key; nil if it has none.
    fileprivate var ranks: [String: [String?: Int]] = [:]

    /// The rank of a child `name` with `key`; nil if it is unknown.
    func rank(of name: String, key: String?) -> Int? {
      guard let known = ranks[name] else { return nil }
      return known[key] ?? known[nil as String?]
        ?? (name == "variation" ? known["default"] : nil)
    }
  }

  /// The children of each element that has any.
  private static let children = Schema.table { element in
    element.children.isEmpty ? nil : element.children
  }

  /// Each element's children with their ranks.
  static let ranks: [String: Ranks] = children.mapValues { children in
    // Of equal names with one key the first is found first.
    children.enumerated().reversed().reduce(into: Ranks()) { ranks, child in
      ranks.ranks[child.element.element, default: [:]][child.element.role] = child.offset
    }
  }

  /// The rank of a child `name` with `key` in `element`; nil if it is unknown.
  static func rank(of name: String, key: String?, in element: String) -> Int? {
    ranks[element]?.rank(of: name, key: key)
  }

  /// The keys of the children of elements named `name`.
  static func keys(in name: String) -> [String] { (children[name] ?? []).compactMap(\.role) }

  /// The keys of each child element by parent and name; nil for children without one.
  static let keysByChild: [String: [String: Set<String?>]] = children.mapValues { children in
    children.reduce(into: [:]) { $0[$1.element, default: []].insert($1.role) }
  }

  /// The names of elements with `role` inside an element `name`; nil if there are none.
  static func kinds(inRole role: String, of name: String) -> Set<String>? { kinds[name]?[role] }

  private static let kinds: [String: [String: Set<String>]] = children.mapValues { children in
    children.reduce(into: [:]) { kinds, child in
      if let key = child.role { kinds[key, default: []].insert(child.element) }
    }
  }

  /// The names of the elements that are found by each key, in alphabetical order.
  static let kindsByKey: [String: [String]] = kinds.values.reduce(into: [String: Set<String>]()) {
    $0.merge($1) { $0.union($1) }
  }
  .mapValues { $0.sorted() }
}
