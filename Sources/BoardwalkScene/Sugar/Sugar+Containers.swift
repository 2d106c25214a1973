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
    let known = unfolding.kind.containers
    gather(isObject ? known.ofObject : known.ofOther, in: &unfolding.branch.contents)
  }

  /// Whether `statement` is the content of a collection view's cell, which has no id of its own.
  private static func isContent(_ statement: Statement, _ owner: Owner) -> Bool {
    statement.kind == "view" && statement.role == nil && UsualKeys.cells.contains(owner.kind)
      && !statement.marks.contains("no-role")
  }

  /// Puts what each of `containers` holds into one, at the place of the first of them.
  private static func gather(_ containers: [Container], in contents: inout [Branch.Content]) {
    var members = containers.map { _ in [Branch.Content]() }
    var places = containers.map { _ in Int?.none }
    var result: [Branch.Content] = []
    result.reserveCapacity(contents.count)
    for index in contents.indices {
      let content = contents.take(at: index)
      guard let holder = containers.firstIndex(where: { $0.holds(content) }) else {
        result.append(content)
        continue
      }
      if places[holder] == nil {
        places[holder] = result.count
        // It gives way to the container once all that this holds is known.
        result.append(.text(""))
      }
      members[holder].append(content)
    }
    for (holder, place) in places.enumerated() {
      guard let place else { continue }
      result[place] = .branch(Branch(containers[holder].name, [], members[holder]))
    }
    contents = result
  }
}

extension Container {
  /// Whether `content` is an element that belongs into it.
  fileprivate func holds(_ content: Branch.Content) -> Bool {
    if case .branch(let branch) = content { holds(branch) } else { false }
  }
}
