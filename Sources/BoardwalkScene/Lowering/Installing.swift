/// That a view or a constraint is there in some traits, or is not, as its own braces say it: the mask of its
/// owner's variation says the same.
struct Installing {
  /// A variation of those traits that says nothing yet.
  private let variation: Statement

  /// What holds members like it, and how they are included there or excluded.
  private let container: String
  private let entry: Statement

  /// What says it in the head of a variation.
  static let field = "installed"

  /// What holds members that can be left out.
  static let containers = ["subviews", "constraints"]

  /// Takes out of `member` what it says of itself; `reference` gives how it is referred to.
  static func take(
    from member: inout Statement, by reference: (inout Statement) -> String
  ) -> [Installing] {
    guard let container = VariedMembers.container(of: member),
      member.body.contains(where: VariedMembers.isInstallation)
    else { return [] }
    let name = reference(&member)
    var taken: [Installing] = []
    for index in member.body.indices where VariedMembers.isInstallation(member.body[index]) {
      guard let isInstalled = member.body[index].takeInstalled() else { continue }
      taken.append(
        Installing(
          variation: member.body[index].ofSameTraits, container: container,
          entry: entry(isInstalled: isInstalled, of: name)))
    }
    member.body.removeAll { statement in
      statement.known.isVariation && statement.marks.isEmpty && statement.isOfTraitsAlone
        && taken.contains { $0.variation.traits == statement.traits }
    }
    return taken
  }

  /// What a mask says of the member that is referred to as `reference`.
  static func entry(isInstalled: Bool, of reference: String) -> Statement {
    var entry = Statement(isInstalled ? "include" : "exclude")
    entry.fields = [Field(name: "reference", value: .plain(reference))]
    return entry
  }

  /// The mask with `entries` of members in `container`.
  static func mask(of container: String, around entries: [Statement] = []) -> Statement {
    var mask = Statement("mask")
    mask.role = container
    mask.body = entries
    return mask
  }

  /// Adds it to the variation that `owner` has in these traits, or gives it one, which stands before its
  /// connections.
  func add(to owner: inout Statement) {
    let traits = variation.traits
    var index = owner.body.count
    if let place = owner.body.firstIndex(where: { $0.known.isVariation && $0.traits == traits }) {
      index = place
    } else {
      while index > 0, owner.body[index - 1].known.isConnection { index -= 1 }
      owner.body.insert(variation, at: index)
    }
    var masks = owner.body[index].body
    if !masks.contains(where: { $0.known.isMask && $0.role == container }) {
      let isFirst = container == Self.containers[0]
      masks.insert(Self.mask(of: container), at: isFirst ? 0 : masks.count)
    }
    for mask in masks.indices
    where masks[mask].known.isMask && masks[mask].role == container {
      masks[mask].body.append(entry)
      break
    }
    owner.body[index].body = masks
  }
}

extension Statement {
  /// Takes out of a variation whether what it stands in is there; nil if it does not say so.
  fileprivate mutating func takeInstalled() -> Bool? {
    guard let place = fields.firstIndex(where: { $0.name == Installing.field }) else { return nil }
    switch fields[place].value {
    case .plain("YES"):
      fields.remove(at: place)
      return true
    case .plain("NO"):
      fields.remove(at: place)
      return false
    default: return nil
    }
  }

  /// A variation of the same traits that says nothing of what holds in them.
  var ofSameTraits: Statement {
    var bare = self
    bare.body = []
    bare.fields.removeAll { !SizeClassSugar.axes.contains($0.name) }
    return bare
  }

  /// Whether a variation says its traits and nothing that holds in them.
  var isOfTraitsAlone: Bool {
    body.isEmpty && fields.allSatisfy { SizeClassSugar.axes.contains($0.name) }
  }

  /// What a variation is of: its key, or its size classes in whatever order.
  var traits: [String: String] {
    var traits = ["": title ?? ""]
    if let name { traits[name] = className ?? "" }
    for axis in SizeClassSugar.axes {
      if let size = value(of: axis) { traits[axis] = size }
    }
    return traits
  }
}
