import BoardwalkTree

extension Sugar {
  /// Elements without anything to say that Interface Builder puts into every object of a kind.
  static let usualChildren = Sugar(name: "usual children") { folding in
    for child in usual[folding.branch.name] ?? [] {
      let key = child["key"] ?? child["name"] ?? child.name
      // Another element in its place says that it is not there.
      if folding.branch.branches.contains(where: { $0["key"] == key && $0 != child }) { continue }
      guard let index = folding.branch.contents.firstIndex(of: .branch(child)) else {
        folding.statement.marks.append("no-\(key)")
        continue
      }
      folding.branch.contents.remove(at: index)
    }
  } unfold: { unfolding in
    for child in usual[unfolding.branch.name] ?? [] {
      let key = child["key"] ?? child["name"] ?? child.name
      let others = unfolding.inserted + unfolding.branch.branches
      if others.contains(where: { $0["key"] == key }) { continue }
      if !unfolding.takeMark("no-\(key)") { unfolding.inserted.append(child) }
    }
  }

  private static let usual: [String: [Branch]] = [
    "label": [
      Branch("nil", [Attribute("key", "textColor")]),
      Branch("nil", [Attribute("key", "highlightedColor")]),
    ],
    "navigationController": [Branch("nil", [Attribute("name", "viewControllers")])],
  ]
}
