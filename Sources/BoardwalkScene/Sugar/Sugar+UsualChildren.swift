import BoardwalkTree

extension Sugar {
  /// Elements without anything to say that Interface Builder puts into every object of a kind.
  static let usualChildren = Sugar(name: "usual children", for: UsualChildren.kinds) { folding in
    for child in UsualChildren.of(folding.branch.name) {
      let key = UsualChildren.key(of: child)
      // Another element in its place says that it is not there.
      if folding.branch.branches.contains(where: { $0["key"] == key && $0 != child }) { continue }
      guard let index = folding.branch.contents.firstIndex(of: .branch(child)) else {
        folding.statement.marks.append(UsualChildren.absence(of: child))
        continue
      }
      folding.branch.contents.remove(at: index)
    }
  } unfold: { unfolding in
    for child in UsualChildren.of(unfolding.branch.name) {
      let key = UsualChildren.key(of: child)
      let others = unfolding.inserted + unfolding.branch.branches
      if others.contains(where: { $0["key"] == key }) { continue }
      if !unfolding.takeMark(UsualChildren.absence(of: child)) { unfolding.inserted.append(child) }
    }
  }
}
