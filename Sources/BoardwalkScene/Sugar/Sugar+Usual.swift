import BoardwalkTree

extension Sugar {
  /// Attributes that Interface Builder gives every new object go without saying.
  static let usualAttributes = Sugar(name: "usual attributes") { folding in
    let usual = UsualAttributes.of(folding.branch.name)
    for (name, value) in usual.sorted(by: { $0.key < $1.key }) {
      if folding.branch[name] == value {
        folding.branch[name] = nil
      } else if folding.branch[name] == nil {
        folding.statement.fields.append(Field(name: name, value: .call("unset", [])))
      }
    }
  } unfold: { unfolding in
    for (name, value) in UsualAttributes.of(unfolding.branch.name) {
      guard let index = unfolding.statement.fields.firstIndex(where: { $0.name == name }) else {
        unfolding.branch[name] = value
        continue
      }
      if unfolding.statement.fields[index].value == .call("unset", []) {
        unfolding.statement.fields.remove(at: index)
      }
    }
  }

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
      if !unfolding.takeMark("no-\(key)") { unfolding.inserted.append((child)) }
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
