import BoardwalkDocument

enum InstallationSugar {
  /// `label.top = 8, not-installed`: a flag at each constraint and view that only some size classes
  /// install, in place of the list of them at their owner.
  static let rule = SugarRule(name: "installation", for: owners) { resugaring in
    guard let excluded = Installation(of: resugaring.element) else { return }
    resugaring.element.contents.remove(at: excluded.place)
    for container in InstallationLowering.containers {
      resugaring.element.changeMembers(of: container) { member in
        if let id = member["id"], excluded.ids.contains(id) {
          member.attributes.append(Attribute(flag, "YES"))
        }
      }
    }
  } desugar: { desugaring in
    var masks: [ElementNode.Content] = []
    for container in InstallationLowering.containers {
      var excluded: [String] = []
      desugaring.element.changeMembers(of: container) { member in
        if member.take(flag) != nil { excluded.append(member["id"] ?? "") }
      }
      guard !excluded.isEmpty else { continue }
      masks.append(
        .element(
          ElementNode(
            Installation.mask, [Attribute("key", container)],
            excluded.map { id in
              .element(ElementNode(Installation.exclude, [Attribute(Installation.reference, id)]))
            })))
    }
    guard !masks.isEmpty else { return }
    desugaring.insert(
      ElementNode(Installation.variation, [Attribute("key", Installation.key)], masks))
  }

  private static let flag = SceneFlags.notInstalled

  private static let owners: Set<String> = ElementSets.withAutoresizingMask
}

/// The members of a view that are uninstalled except in the size classes that include them.
struct Installation {
  /// The index of the excluding variation among the contents of the view.
  let place: Int

  /// The ids of the members.
  let ids: Set<String>

  fileprivate static let key = "default"
  fileprivate static let variation = "variation"
  fileprivate static let reference = "reference"
  fileprivate static let mask = "mask"
  fileprivate static let exclude = "exclude"

  /// The exclusions of `element`; nil if flags at the members cannot represent them exactly.
  init?(of element: ElementNode) {
    let places = element.contents.indices.filter { index in
      guard case .element(let child) = element.contents[index] else { return false }
      return child.name == Self.variation && child["key"] == Self.key
    }
    guard places.count == 1, case .element(let variation) = element.contents[places[0]],
      variation.attributes.count == 1, Self.isCanonical(places[0], in: element)
    else { return nil }
    var ids: Set<String> = []
    let containers = InstallationLowering.containers
    var next = 0
    for content in variation.contents {
      guard case .element(let mask) = content, mask.name == Self.mask, mask.attributes.count == 1,
        let container = containers[next...].firstIndex(where: { $0 == mask["key"] }),
        let excluded = Self.excluded(by: mask, from: containers[container], of: element)
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
    by mask: ElementNode, from container: String, of element: ElementNode
  ) -> [String]? {
    let holders = element.elements.filter { $0.name == container && $0.attributes.isEmpty }
    guard holders.count == 1 else { return nil }
    var excluded: [String] = []
    for content in mask.contents {
      guard case .element(let entry) = content, entry.name == exclude, entry.contents.isEmpty,
        entry.attributes.count == 1, let id = entry[reference]
      else { return nil }
      excluded.append(id)
    }
    let members = holders[0].elements.compactMap { $0["id"] }
    let order = members.filter(Set(excluded).contains)
    return !excluded.isEmpty && order == excluded ? excluded : nil
  }

  /// Whether the variation at `place` is where Interface Builder writes it in `element`.
  private static func isCanonical(_ place: Int, in element: ElementNode) -> Bool {
    let rank = { (content: ElementNode.Content) -> Int? in
      guard case .element(let child) = content else { return nil }
      return ChildOrder.rank(of: child.name, key: child["key"], in: element.name)
    }
    let own = rank(element.contents[place]) ?? .max
    let before = element.contents[..<place].compactMap(rank)
    let next = element.contents[(place + 1)...].first
    return before.allSatisfy { $0 <= own } && next.map { rank($0) ?? own > own } ?? true
  }
}

extension ElementNode {
  /// Calls `change` with each element in the child elements `container`.
  fileprivate mutating func changeMembers(
    of container: String, _ change: (inout ElementNode) -> Void
  ) {
    for index in contents.indices {
      guard case .element(var holder) = contents[index], holder.name == container else { continue }
      for member in holder.contents.indices {
        guard case .element(var element) = holder.contents[member] else { continue }
        change(&element)
        holder.contents[member] = .element(element)
      }
      contents[index] = .element(holder)
    }
  }
}
