import BoardwalkDocument

extension Sugar {
  /// `label.top = 8, not-installed`: a constraint or a view that only some size classes bring, in place of
  /// the list of all that their owner is without.
  static let installation = Sugar(name: "installation", for: owners, saidBy: .body) { folding in
    guard let excluded = Installation(of: folding.branch) else { return }
    folding.branch.contents.remove(at: excluded.place)
    for container in Installation.containers {
      folding.branch.changeMembers(of: container) { member in
        if let id = member[.id], excluded.ids.contains(id) {
          member.attributes.append(Attribute(mark, "YES"))
        }
      }
    }
  } unfold: { unfolding in
    guard unfolding.contents.contains(where: { hasMarkedMember($0, unfolding.understood) }) else {
      return
    }
    var masks: [Branch.Content] = []
    for container in Installation.containers {
      let excluded = takeMarked(
        in: container, among: &unfolding.contents, &unfolding.understood)
      guard !excluded.isEmpty else { continue }
      masks.append(
        .branch(
          Branch(
            Installation.mask, [Attribute(.key, container.text)],
            excluded.map { id in
              .branch(Branch(Installation.exclude, [Attribute(Installation.reference, id)]))
            })))
    }
    unfolding.insert(Branch(Installation.variation, [Attribute(.key, Installation.key)], masks))
  }

  /// Whether `node` holds members, and one of them has the mark.
  private static func hasMarkedMember(
    _ node: Understood.Node, _ understood: borrowing Understood
  ) -> Bool {
    guard let name = understood.name(of: node), Installation.containers.contains(name) else {
      return false
    }
    return understood.hasMember(with: mark, in: node)
  }

  /// Takes the mark from the members in the elements called `container` among `nodes`; returns the ids
  /// of those that had it.
  private static func takeMarked(
    in container: Name, among nodes: inout [Understood.Node], _ understood: inout Understood
  ) -> [String] {
    var ids: [String] = []
    for place in nodes.indices where understood.name(of: nodes[place]) == container {
      guard let holder = understood.open(nodes[place]) else { continue }
      let members = understood.contents(of: holder).map { node in
        guard let member = understood.open(node), understood.take(mark, from: member) != nil else {
          return node
        }
        ids.append(understood.value(of: .id, in: .element(member)) ?? "")
        return .element(member)
      }
      understood.set(members, in: holder)
      nodes[place] = .element(holder)
    }
    return ids
  }

  private static let mark = Vocabulary.name(SceneMarks.notInstalled)

  private static let owners = UsualMask.all
}

/// The members of a view that are there in no size class but those that include them.
struct Installation {
  /// Where the variation that excludes them stands among the contents of the view.
  let place: Int

  /// The ids of the members.
  let ids: Set<String>

  /// What holds members that can be left out.
  static let containers = ["subviews", "constraints"].map(Vocabulary.name)

  fileprivate static let key = "default"
  fileprivate static let variation = Vocabulary.name("variation")
  fileprivate static let reference = Name.reference
  fileprivate static let mask = Vocabulary.name("mask")
  fileprivate static let exclude = Vocabulary.name("exclude")

  /// What `branch` excludes; nil where marks at the members would not say just that.
  init?(of branch: Branch) {
    let places = branch.contents.indices.filter { index in
      guard case .branch(let child) = branch.contents[index] else { return false }
      return child.name == Self.variation && child[.key] == Self.key
    }
    guard places.count == 1, case .branch(let variation) = branch.contents[places[0]],
      variation.attributes.count == 1, Self.isUsual(places[0], in: branch)
    else { return nil }
    var ids: Set<String> = []
    var next = 0
    for content in variation.contents {
      guard case .branch(let mask) = content, mask.name == Self.mask, mask.attributes.count == 1,
        let container = Self.containers[next...].firstIndex(where: { $0.text == mask[.key] }),
        let excluded = Self.excluded(by: mask, from: Self.containers[container], of: branch)
      else { return nil }
      ids.formUnion(excluded)
      next = container + 1
    }
    guard !ids.isEmpty else { return nil }
    place = places[0]
    self.ids = ids
  }

  /// The ids that `mask` excludes, if these are of members of the one `container` in their order.
  private static func excluded(
    by mask: Branch, from container: Name, of branch: Branch
  ) -> [String]? {
    let holders = branch.branches.filter { $0.name == container && $0.attributes.isEmpty }
    guard holders.count == 1 else { return nil }
    var excluded: [String] = []
    for content in mask.contents {
      guard case .branch(let entry) = content, entry.name == exclude, entry.contents.isEmpty,
        entry.attributes.count == 1, let id = entry[reference]
      else { return nil }
      excluded.append(id)
    }
    let members = holders[0].branches.compactMap { $0[.id] }
    let order = members.filter(Set(excluded).contains)
    return !excluded.isEmpty && order == excluded ? excluded : nil
  }

  /// Whether the variation at `place` stands where Interface Builder writes it in `branch`.
  private static func isUsual(_ place: Int, in branch: Branch) -> Bool {
    let rank = { (content: Branch.Content) -> Int? in
      guard case .branch(let child) = content else { return nil }
      return ChildOrder.rank(of: child.name, key: child[.key], in: branch.name.text)
    }
    let own = rank(branch.contents[place]) ?? .max
    let before = branch.contents[..<place].compactMap(rank)
    let next = branch.contents[(place + 1)...].first
    return before.allSatisfy { $0 <= own } && next.map { rank($0) ?? own > own } ?? true
  }
}

extension Branch {
  /// Calls `change` with each element in the elements called `container` directly inside.
  fileprivate mutating func changeMembers(of container: Name, _ change: (inout Branch) -> Void) {
    for index in contents.indices {
      guard case .branch(var holder) = contents[index], holder.name == container else { continue }
      for member in holder.contents.indices {
        guard case .branch(var branch) = holder.contents[member] else { continue }
        change(&branch)
        holder.contents[member] = .branch(branch)
      }
      contents[index] = .branch(holder)
    }
  }
}
