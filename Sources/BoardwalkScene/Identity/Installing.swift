/// That a view or a constraint is there in some traits, or is not, as its own braces say it: the mask of its
/// owner's variation says the same.
struct Installing {
  /// A variation of those traits that says nothing yet.
  private let variation: Statement

  /// What holds members like it, and how they are included there or excluded.
  private let container: String
  private let entry: Statement

  /// What says it in the head of a variation.
  static let field: Name = "installed"

  private static let containers = ["subviews", "constraints"]

  /// Takes out of `member` what it says of itself; `names` has how it is referred to.
  static func take(from member: inout Statement, _ names: inout GivenNames) -> [Installing] {
    guard let container = VariedMembers.container(of: member),
      member.body.contains(where: VariedMembers.isInstallation)
    else { return [] }
    let name = names.reference(to: &member)
    var taken: [Installing] = []
    for index in member.body.indices where VariedMembers.isInstallation(member.body[index]) {
      guard let isInstalled = member.body[index].takeInstalled() else { continue }
      var entry = Statement(isInstalled ? "include" : "exclude")
      entry.fields = [Field(name: .reference, value: .plain(name))]
      var variation = member.body[index]
      variation.body = []
      variation.fields.removeAll { !Sugar.axes.contains($0.name.text) }
      taken.append(Installing(variation: variation, container: container, entry: entry))
    }
    member.body.removeAll { statement in
      statement.known.isVariation && statement.body.isEmpty && !statement.hasMarks
        && statement.fields.allSatisfy { Sugar.axes.contains($0.name.text) }
        && taken.contains { $0.variation.traits == statement.traits }
    }
    return taken
  }

  /// Adds it to the variation that `owner` has in these traits, or gives it one.
  func add(to owner: inout Statement) {
    let traits = variation.traits
    let place = owner.body.firstIndex { $0.known.isVariation && $0.traits == traits }
    if place == nil { owner.body.append(variation) }
    let index = place ?? owner.body.count - 1
    var masks = owner.body[index].body
    if !masks.contains(where: { $0.known === Kind.mask && $0.role == container }) {
      var mask = Statement("mask")
      mask.role = container
      let isFirst = container == Self.containers[0]
      masks.insert(mask, at: isFirst ? 0 : masks.count)
    }
    for mask in masks.indices
    where masks[mask].known === Kind.mask && masks[mask].role == container {
      masks[mask].body.append(entry)
      break
    }
    owner.body[index].body = masks
  }
}

extension Statement {
  /// Takes out of a variation whether what it stands in is there; nil where it does not say so.
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

  /// What a variation is of: its key, or its size classes in whatever order.
  fileprivate var traits: [String: String] {
    var traits = ["": title ?? ""]
    if let name { traits[name] = className ?? "" }
    for axis in Sugar.axes {
      if let size = value(of: Name(axis)) { traits[axis] = size }
    }
    return traits
  }
}
