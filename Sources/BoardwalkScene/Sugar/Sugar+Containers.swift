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
    guard !unfolding.contents.isEmpty else { return }
    let known = unfolding.kind.containers
    gather(
      isObject ? known.ofObject : known.ofOther, in: &unfolding.contents, &unfolding.understood)
  }

  /// Whether `statement` is the content of a collection view's cell, which has no id of its own.
  private static func isContent(_ statement: Statement, _ owner: Owner) -> Bool {
    statement.kind == "view" && statement.role == nil && UsualKeys.cells.contains(owner.kind)
      && !statement.hasMark("no-role")
  }

  /// Puts what each of `containers` holds into one, at the place of the first of them.
  private static func gather(
    _ containers: [Container], in contents: inout [Understood.Node],
    _ understood: inout Understood
  ) {
    withScratch(contents.count, of: nobody) { holders in
      guard find(containers, of: contents, understood, holders) else { return }
      // What is gathered stands no later than its first part did.
      var end = 0
      for index in holders.indices {
        let holder = holders[index]
        if holder == gathered { continue }
        var content = contents[index]
        if holder != nobody {
          content = understood.add(containers[holder].name, around: contents) { place in
            guard holders[place] == holder else { return false }
            holders[place] = gathered
            return true
          }
        }
        contents[end] = content
        end += 1
      }
      contents.removeSubrange(end...)
    }
  }

  private static let nobody = -1
  private static let gathered = -2

  /// Writes into `holders` which of `containers` holds each of `contents`, and returns whether one
  /// holds any.
  private static func find(
    _ containers: [Container], of contents: [Understood.Node], _ understood: borrowing Understood,
    _ holders: Scratch
  ) -> Bool {
    var hasAny = false
    for index in contents.indices {
      guard let membership = Container.Membership(of: contents[index], in: understood),
        let holder = membership.place(in: containers)
      else { continue }
      holders[index] = holder
      hasAny = true
    }
    return hasAny
  }
}
