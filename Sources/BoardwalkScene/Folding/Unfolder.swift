/// Understands single statements, apart from any document.
struct Unfolder: Sendable {
  let context: SceneContext

  /// What the head of `statement` means, around `contents`.
  func branch(
    _ statement: Statement, contents: [Branch.Content], in owner: Owner = .file
  ) -> Branch {
    var unfolding = Unfolding(context: context)
    let inside = contents.map { unfolding.understood.add($0) }
    unfolding.understand(statement, around: inside, in: owner)
    return unfolding.branch
  }
}

extension Unfolding {
  /// What was understood last, apart from all others.
  var branch: Branch {
    Branch(tag.name, tag.attributes, contents.map { understood.content($0) })
  }
}
