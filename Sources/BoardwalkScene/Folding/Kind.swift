/// What is the same for all statements with one word for their kind, found out once.
final class Kind: Sendable {
  /// The sugar that may say something of such elements, in the order of folding.
  let sugars: [Sugar]

  /// The same in the order of unfolding.
  let reversed: [Sugar]

  /// The containers of such elements that are objects, and of those that are none.
  let containers: (ofObject: [Container], ofOther: [Container])

  private init(_ word: String, mayChange: Bool) {
    let element = Aliases.byAlias[word] ?? word
    sugars = Sugar.all.filter { sugar in
      guard !mayChange, let kinds = sugar.kinds else { return true }
      return kinds.contains(element) || kinds.contains(word)
    }
    reversed = sugars.reversed()
    containers = (
      Container.containers(of: element, isObject: true),
      Container.containers(of: element, isObject: false)
    )
  }

  /// Words that become other ones on the way are left to sugar itself, which then may be any.
  private static let changing = Set(["placeholder", "filesOwner", "firstResponder", "document"])
    .union(["storyboard", "xib"])

  private static let all: [String: Kind] = {
    let words = Sugar.all.reduce(into: Set(Container.byOwner.keys)) { $0.formUnion($1.kinds ?? []) }
    return words.union(changing).reduce(into: [:]) {
      $0[$1] = Kind($1, mayChange: changing.contains($1))
    }
  }()

  /// Elements about which no table knows anything.
  private static let unknown = Kind("", mayChange: false)

  /// What is known of elements that a statement of the kind `word`, or the tree, calls so.
  static func of(_ word: String) -> Kind { all[word] ?? unknown }
}
