extension Sugar {
  /// What elements such as `subviews` and `constraints` hold stands directly in the braces.
  static let containers = Sugar(name: "containers") { folding in
    let isObject =
      folding.statement.id != nil || folding.branch["id"] != nil
      || isContent(folding.statement, folding.owner)
    let known = Kind.of(folding.branch.name).containers
    let containers = isObject ? known.ofObject : known.ofOther
    folding.branch.contents = folding.branch.contents.flatMap { content -> [Branch.Content] in
      guard case .branch(let child) = content, child.attributes.isEmpty, !child.contents.isEmpty,
        let container = containers.first(where: { $0.name == child.name }),
        child.branches.count == child.contents.count, child.branches.allSatisfy(container.holds)
      else { return [content] }
      return child.contents
    }
  } unfold: { unfolding in
    let isObject =
      unfolding.statement.id != nil || unfolding.statement.name != nil
      || isContent(unfolding.statement, unfolding.owner)
    guard !unfolding.branch.contents.isEmpty else { return }
    let known = Kind.of(unfolding.branch.name).containers
    for container in isObject ? known.ofObject : known.ofOther {
      gather(container, in: &unfolding.branch)
    }
  }

  /// Whether `statement` is the content of a collection view's cell, which has no id of its own.
  private static func isContent(_ statement: Statement, _ owner: Owner) -> Bool {
    statement.kind == "view" && statement.role == nil && UsualKeys.cells.contains(owner.kind)
      && !statement.marks.contains("no-role")
  }

  /// Puts what `container` holds into one, at the place of the first of them.
  private static func gather(_ container: Container, in branch: inout Branch) {
    func isHeld(at index: Int) -> Bool {
      if case .branch(let child) = branch.contents[index] { container.holds(child) } else { false }
    }
    guard let place = branch.contents.indices.first(where: { isHeld(at: $0) }) else { return }
    var members: [Branch.Content] = []
    var end = place
    for index in branch.contents.indices[place...] {
      if index == place || isHeld(at: index) {
        members.append(branch.contents.take(at: index))
      } else {
        branch.contents.swapAt(index, end)
        end += 1
      }
    }
    // Something was held, so there is room for what holds it.
    branch.contents.replaceSubrange(
      end..., with: CollectionOfOne(.branch(Branch(container.name, [], members))))
    if place < end { branch.contents.insert(branch.contents.removeLast(), at: place) }
  }
}
