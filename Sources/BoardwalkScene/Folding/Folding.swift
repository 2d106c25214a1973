/// A branch that is being said, and what has been said of it.
struct Folding {
  var branch: Branch
  var statement: Statement
  let context: SceneContext
  let owner: Owner
}

extension Folding {
  /// How the object with the id `id` is referred to.
  func reference(to id: String) -> String? {
    owner.contentView == id && context.names.byID[id] == nil
      ? Owner.contentViewWord : context.names.reference(to: id)
  }

  /// Removes the one child called `name` with `key`; nil where there is none, or more.
  mutating func takeChild(_ name: Name, key: String) -> Branch? {
    let matches = branch.contents.indices.filter {
      guard case .branch(let child) = branch.contents[$0] else { return false }
      return child.name == name && child[.key] == key
    }
    guard matches.count == 1, case .branch(let child) = branch.contents[matches[0]] else {
      return nil
    }
    branch.contents.remove(at: matches[0])
    return child
  }
}
