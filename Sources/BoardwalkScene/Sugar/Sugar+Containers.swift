extension Sugar {
  /// What elements such as `subviews` and `constraints` hold stands directly in the braces.
  static let containers = Sugar(name: "containers", saidBy: .body) { folding in
    let isObject =
      folding.statement.id != nil || folding.branch[.id] != nil
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
      && !statement.hasMark("no-role")
  }

  /// Puts what each of `containers` holds into one, at the place of the first of them.
  private static func gather(_ containers: [Container], in contents: inout [Branch.Content]) {
    withScratch(contents.count, of: nobody) { holders in
      guard find(containers, of: contents, holders) else { return }
      var result: [Branch.Content] = []
      result.reserveCapacity(contents.count)
      for index in holders.indices {
        let holder = holders[index]
        if holder == nobody { result.append(contents.take(at: index)) }
        guard holder >= 0 else { continue }
        var members: [Branch.Content] = []
        members.reserveCapacity(holders.count { $0 == holder })
        for member in index..<holders.count where holders[member] == holder {
          members.append(contents.take(at: member))
          holders[member] = gathered
        }
        result.append(.branch(Branch(containers[holder].name, [], members)))
      }
      contents = result
    }
  }

  private static let nobody = -1
  private static let gathered = -2

  /// Writes into `holders` which of `containers` holds each of `contents`, and returns whether one
  /// holds any.
  private static func find(
    _ containers: [Container], of contents: [Branch.Content], _ holders: Scratch
  ) -> Bool {
    var index = 0
    var hasAny = false
    contents.lend { content in
      if case .branch(let branch) = content {
        let membership = Container.Membership(of: branch)
        if let holder = membership.place(in: containers) {
          holders[index] = holder
          hasAny = true
        }
      }
      index += 1
    }
    return hasAny
  }
}
