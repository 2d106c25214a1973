import BoardwalkDocument

extension Sugar {
  /// Elements without anything to say that Interface Builder puts into every object of a kind;
  /// `textColor: absent` says that one is not there.
  static let usualChildren = Sugar(name: "usual children", for: UsualChildren.kinds) { folding in
    for child in UsualChildren.of(
      folding.branch.name, folding.owner, folding.context.tools, folding.branch)
    {
      let key = UsualChildren.key(of: child)
      // Another element in its place says that it is not there.
      let others = folding.branch.branches.filter { $0 != child }
      if others.contains(where: place(of: child).matches) { continue }
      guard let index = folding.branch.contents.firstIndex(of: .branch(child)) else {
        folding.statement.fields.append(Field(name: key, value: .absent))
        continue
      }
      folding.branch.contents.remove(at: index)
    }
  } unfold: { unfolding in
    for child in UsualChildren.of(
      unfolding.tag.name, unfolding.owner, unfolding.context.tools, unfolding)
    {
      let key = UsualChildren.key(of: child)
      if unfolding.field(key) == .absent {
        _ = unfolding.take(key)
        continue
      }
      if !unfolding.hasChild(place(of: child)) { unfolding.insert(child) }
    }
  }

  /// What another element in the place of `child` is like.
  private static func place(of child: Branch) -> ChildPattern {
    child[.key].map { ChildPattern(name: nil, attribute: .key, value: $0) }
      ?? ChildPattern(name: child.name, attribute: .name, value: child[.name])
  }
}
