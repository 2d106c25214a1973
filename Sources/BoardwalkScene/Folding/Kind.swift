/// What is the same for all statements with one word for their kind, found out once.
final class Kind: Sendable {
  /// The sugar that may say something of such elements, in the order of folding.
  let sugars: [Sugar]

  /// The same in the order of unfolding.
  let reversed: [Sugar]

  /// The containers of such elements that are objects, and of those that are none.
  let containers: (ofObject: [Container], ofOther: [Container])

  private init(_ word: String) {
    let element = Aliases.byAlias[word] ?? word
    sugars = Sugar.all.filter { $0.kinds.map { $0.contains(element) || $0.contains(word) } ?? true }
    reversed = sugars.reversed()
    containers = (
      Container.containers(of: element, isObject: true),
      Container.containers(of: element, isObject: false)
    )
  }

  /// An element about which no table knows anything.
  private init(sugars: [Sugar]) {
    self.sugars = sugars
    reversed = sugars.reversed()
    containers = (
      Container.containers(of: "", isObject: true), Container.containers(of: "", isObject: false)
    )
  }

  /// Words that become other ones on the way are left to sugar itself, which then may be any.
  private static let changing = Set(["placeholder", "filesOwner", "firstResponder", "document"])
    .union(["storyboard", "xib"])

  private static let all: [String: Kind] = {
    let words = Sugar.all.reduce(into: Set(Container.byOwner.keys)) { $0.formUnion($1.kinds ?? []) }
    var all = Dictionary(uniqueKeysWithValues: words.map { ($0, Kind($0)) })
    for word in changing { all[word] = Kind(sugars: Sugar.all) }
    return all
  }()

  private static let unknown = Kind(sugars: Sugar.all.filter { $0.kinds == nil })

  /// What is known of elements that a statement of the kind `word`, or the tree, calls so.
  static func of(_ word: String) -> Kind { all[word] ?? unknown }
}
