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
    statement.known.isVariation && statement.title != "default" && statement.marks.isEmpty
      && !statement.body.isEmpty && statement.body.allSatisfy(isMask)
  }

  private static func isMask(_ statement: Statement) -> Bool {
    statement.known.isMask && containers.contains(statement.role ?? "")
      && statement.marks.isEmpty && statement.fields.isEmpty && !statement.body.isEmpty
      && statement.body.allSatisfy { entry in
        ["exclude", "include"].contains(entry.kind) && entry.marks.isEmpty && entry.body.isEmpty
          && entry.fields.count == 1 && entry.value(of: "reference") != nil
      }
  }
}

extension Statement {
  /// Records whether the member is installed in the traits of `variation`.
  fileprivate mutating func addInstalled(_ isInstalled: Bool, in variation: Statement) {
    let field = Field(name: InstallationLowering.field, value: .plain(isInstalled ? "YES" : "NO"))
    let traits = variation.traits
    let place = body.firstIndex { $0.known.isVariation && $0.marks.isEmpty && $0.traits == traits }
    if let place { return body[place].fields.append(field) }
    var own = variation.ofSameTraits
    own.fields.append(field)
    body.append(own)
  }
}
