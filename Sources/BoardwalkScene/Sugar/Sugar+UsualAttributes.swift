import BoardwalkTree

extension Sugar {
  /// Attributes that Interface Builder gives every new object go without saying; `unset` says that
  /// one is absent.
  static let usualAttributes = Sugar(
    name: "usual attributes", for: UsualAttributes.kinds
  ) { folding in
    let branch = folding.branch
    let hasMask = branch.branches.contains { $0.name == "autoresizingMask" }
    let usual = UsualAttributes.of(branch.name, folding.owner, hasMask: hasMask, branch)
    for attribute in usual {
      guard let value = branch[attribute.name] else {
        folding.statement.fields.append(Field(name: attribute.name, value: .call("unset", [])))
        continue
      }
      if value == attribute.value { folding.branch[attribute.name] = nil }
    }
  } unfold: { unfolding in
    let hasMask = unfolding.hasChild("autoresizingMask", key: "autoresizingMask")
    let usual = UsualAttributes.of(
      unfolding.branch.name, unfolding.owner, hasMask: hasMask, unfolding)
    for attribute in usual {
      switch unfolding.field(attribute.name) {
      case nil:
        if unfolding.branch[attribute.name] == nil {
          unfolding.branch.attributes.append(attribute)
        }
      case .call("unset", []): _ = unfolding.take(attribute.name)
      default: break
      }
    }
  }
}
