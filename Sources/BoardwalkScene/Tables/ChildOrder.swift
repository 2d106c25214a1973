import BoardwalkSchema

/// The order in which Interface Builder writes the elements inside each element.
enum ChildOrder {
  /// The ranks of the children of one element.
  final class Ranks: Sendable {
    private let named: NameMap<Named>

    fileprivate init(_ named: [String: Named]) { self.named = NameMap(named) }

    /// The place of a child called `name` with `key`; nil where none is known.
    func rank(of name: Name, key: String?) -> Int? {
      guard let known = named[name] else { return nil }
      let exact = key.map { known.rank(of: $0) } ?? known.withoutKey
      return exact ?? known.withoutKey ?? (name == .variation ? known.rank(of: "default") : nil)
    }
  }

  /// The ranks of the children that are called alike.
  fileprivate final class Named: Sendable {
    let withoutKey: Int?

    /// They are few, and quicker looked through than looked up.
    private let byKey: [(key: String, rank: Int)]

    init(withoutKey: Int?, byKey: [(key: String, rank: Int)]) {
      self.withoutKey = withoutKey
      self.byKey = byKey
    }

    func rank(of key: String) -> Int? {
      for index in byKey.indices where byKey[index].key == key { return byKey[index].rank }
      return nil
    }
  }

  /// The children of each element that has any.
  private static let children = Schema.table { element in
    element.children.isEmpty ? nil : element.children
  }

  /// Each element's children with their ranks.
  static let ranks: [String: Ranks] = children.mapValues { children in
    var withoutKey: [String: Int] = [:]
    var byKey: [String: [(key: String, rank: Int)]] = [:]
    for (rank, child) in children.enumerated() {
      if let key = child.role {
        // The first of those that are called alike with one key is found first.
        byKey[child.element, default: []].append((key, rank))
      } else if withoutKey[child.element] == nil {
        withoutKey[child.element] = rank
      }
    }
    let names = Set(withoutKey.keys).union(byKey.keys)
    return Ranks(
      Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, Named(withoutKey: withoutKey[name], byKey: byKey[name] ?? []))
        }))
  }

  /// The place of a child called `name` with `key` in `element`; nil where none is known.
  static func rank(of name: Name, key: String?, in element: String) -> Int? {
    ranks[element]?.rank(of: name, key: key)
  }

  /// The elements that are known to hold others, and those that they hold.
  static let names: Set<String> = children.reduce(into: Set(children.keys)) { names, row in
    names.formUnion(row.value.map(\.element))
  }

  /// The keys by which elements called `name` hold others.
  static func keys(in name: String) -> [String] { (children[name] ?? []).compactMap(\.role) }

  /// The keys with which each element holds those called so; nil among them for those without one.
  static let keysByChild: [String: [String: Set<String?>]] = children.mapValues { children in
    children.reduce(into: [:]) { $0[$1.element, default: []].insert($1.role) }
  }

  /// The names of the elements that play `role` inside one called `name`; nil where none is known.
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
