/// Whether a view or a constraint is installed for certain traits. Scenes write it at the member;
/// documents write it in the mask of its owner's variation.
struct InstallationLowering {
  /// A variation of these traits without contents.
  private let variation: Statement

  /// The container of such members, and the entry of the mask.
  private let container: String
  private let entry: Statement

  /// The field in the head of a variation.
  static let field = "installed"

  /// The containers whose members can be uninstalled.
  static let containers = ["subviews", "constraints"]

  /// Removes the installation fields of `member`, which is referred to by `reference`.
  static func take(
    from member: inout Statement, by reference: (inout Statement) -> String
  ) -> [InstallationLowering] {
    guard let container = VariedMembers.container(of: member),
      member.body.contains(where: VariedMembers.isInstallation)
    else { return [] }
    let name = reference(&member)
    var taken: [InstallationLowering] = []
    for index in member.body.indices where VariedMembers.isInstallation(member.body[index]) {
      guard let isInstalled = member.body[index].removeInstalledField() else { continue }
      taken.append(
        InstallationLowering(
          variation: member.body[index].ofSameTraits, container: container,
          entry: entry(isInstalled: isInstalled, of: name)))
    }
    member.body.removeAll { statement in
      statement.known.isVariation && statement.flags.isEmpty && statement.isOfTraitsAlone
        && taken.contains { $0.variation.traits == statement.traits }
    }
    return taken
  }

  /// Whether `statement` is the entry of a mask.
  static func isEntry(_ statement: Statement) -> Bool {
    statement.kind == "include" || statement.kind == "exclude"
  }

  /// The entry of a mask for the member `reference`.
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

  /// Adds the entry to the variation of `owner` for these traits, which is inserted before the
  /// connections if it is missing.
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
    let isOwnMask = { (mask: Statement) in mask.known.isMask && mask.role == container }
    if !masks.contains(where: isOwnMask) {
      let isFirst = container == Self.containers[0]
      masks.insert(Self.mask(of: container), at: isFirst ? 0 : masks.count)
    }
    if let mask = masks.firstIndex(where: isOwnMask) { masks[mask].body.append(entry) }
    owner.body[index].body = masks
  }
}

extension Statement {
  /// Removes the installation field of a variation; nil if it has none.
  fileprivate mutating func removeInstalledField() -> Bool? {
    guard let place = fields.firstIndex(where: { $0.name == InstallationLowering.field }) else {
      return nil
    }
    let value = fields[place].value
    guard value == .plain("YES") || value == .plain("NO") else { return nil }
    fields.remove(at: place)
    return value == .plain("YES")
  }

  /// A variation of the same traits without other contents.
  var ofSameTraits: Statement {
    var bare = self
    bare.body = []
    bare.fields.removeAll { !SizeClassSugar.axes.contains($0.name) }
    return bare
  }

  /// Whether a variation contains nothing but its traits.
  var isOfTraitsAlone: Bool {
    body.isEmpty && fields.allSatisfy { SizeClassSugar.axes.contains($0.name) }
  }

  /// The traits of a variation: its key, or its size classes in any order.
  var traits: [String: String] {
    var traits = ["": title ?? ""]
    if let name { traits[name] = className ?? "" }
    for axis in SizeClassSugar.axes {
      if let size = value(of: axis) { traits[axis] = size }
    }
    return traits
  }
}

/// The reverse direction: masks become flags of the members.
extension InstallationLowering {
  /// Moves the entries of the masks of `owner`, and of all statements inside it, to the members.
  /// Masks that would not read back equal stay.
  static func resugar(in owner: inout Statement) {
    if let resugared = resugared(in: owner) { owner = resugared }
    for index in owner.body.indices { resugar(in: &owner.body[index]) }
  }

  private static func resugared(in owner: Statement) -> Statement? {
    guard VariedMembers.areMembers(in: owner) else { return nil }
    let lists = owner.body.indices.filter { isOfMasks(owner.body[$0]) }
    guard !lists.isEmpty else { return nil }
    var resugared = owner
    for list in lists {
      for mask in owner.body[list].body {
        for entry in mask.body {
          let id = entry.value(of: "reference")
          let place = resugared.body.firstIndex {
            $0.id == id && VariedMembers.container(of: $0) == mask.role
          }
          guard let place else { return nil }
          resugared.body[place].addInstalled(entry.kind == "include", in: owner.body[list])
        }
      }
    }
    for list in lists.reversed() {
      resugared.body[list].body = []
      if resugared.body[list].isOfTraitsAlone { resugared.body.remove(at: list) }
    }
    return read(resugared) == owner ? resugared : nil
  }

  /// The result of lowering the members of `resugared`.
  private static func read(_ resugared: Statement) -> Statement {
    var read = resugared
    var entries: [InstallationLowering] = []
    for index in read.body.indices where !read.body[index].known.isVariation {
      entries += take(from: &read.body[index]) { $0.id ?? "" }
    }
    for entry in entries { entry.add(to: &read) }
    return read
  }

  /// Whether `statement` is a variation that contains only masks for some traits.
  private static func isOfMasks(_ statement: Statement) -> Bool {
    statement.known.isVariation && statement.title != "default" && statement.flags.isEmpty
      && !statement.body.isEmpty && statement.body.allSatisfy(isMask)
  }

  private static func isMask(_ statement: Statement) -> Bool {
    statement.known.isMask && containers.contains(statement.role ?? "")
      && statement.flags.isEmpty && statement.fields.isEmpty && !statement.body.isEmpty
      && statement.body.allSatisfy { entry in
        isEntry(entry) && entry.flags.isEmpty && entry.body.isEmpty
          && entry.fields.count == 1 && entry.value(of: "reference") != nil
      }
  }
}

extension Statement {
  /// Records whether the member is installed in the traits of `variation`.
  fileprivate mutating func addInstalled(_ isInstalled: Bool, in variation: Statement) {
    let field = Field(name: InstallationLowering.field, value: .plain(isInstalled ? "YES" : "NO"))
    let traits = variation.traits
    let place = body.firstIndex { $0.known.isVariation && $0.flags.isEmpty && $0.traits == traits }
    if let place { return body[place].fields.append(field) }
    var own = variation.ofSameTraits
    own.fields.append(field)
    body.append(own)
  }
}
