/// What an element inside another must be like to be the one that is looked for.
struct ChildPattern {
  /// What it is called; nil where that does not matter.
  let name: Name?

  /// The attribute that tells it from others, and the value of it; nil where it must not be there.
  let attribute: Name
  let value: String?

  /// Whether `branch` is like that.
  func matches(_ branch: Branch) -> Bool {
    (name.map { $0 == branch.name } ?? true) && branch[attribute] == value
  }

  /// Whether `node` is an element like that.
  func matches(_ node: Understood.Node, in understood: borrowing Understood) -> Bool {
    guard let own = understood.name(of: node), name.map({ $0 == own }) ?? true else { return false }
    return understood.has(attribute, of: value, in: node)
  }
}
