/// Saying it again where it is read from.
extension Installing {
  /// Says in the braces of the members of `owner`, and of all inside it, what the masks of its variations say of
  /// them by their ids. Masks that reading would not give again just so stay.
  static func say(in owner: inout Statement) {
    if let said = said(in: owner) { owner = said }
    for index in owner.body.indices { say(in: &owner.body[index]) }
  }

  private static func said(in owner: Statement) -> Statement? {
    guard VariedMembers.areMembers(in: owner) else { return nil }
    let lists = owner.body.indices.filter { isOfMasks(owner.body[$0]) }
    guard !lists.isEmpty else { return nil }
    var said = owner
    for list in lists {
      for mask in owner.body[list].body {
        for entry in mask.body {
          let id = entry.value(of: "reference")
          let place = said.body.firstIndex {
            $0.id == id && VariedMembers.container(of: $0) == mask.role
          }
          guard let place else { return nil }
          said.body[place].say(isInstalled: entry.kind == "include", in: owner.body[list])
        }
      }
    }
    for list in lists.reversed() {
      said.body[list].body = []
      if said.body[list].isOfTraitsAlone { said.body.remove(at: list) }
    }
    return read(said) == owner ? said : nil
  }

  /// What reading makes of `said`, its members alone.
  private static func read(_ said: Statement) -> Statement {
    var read = said
    var entries: [Installing] = []
    for index in read.body.indices where !read.body[index].known.isVariation {
      entries += take(from: &read.body[index]) { $0.id ?? "" }
    }
    for entry in entries { entry.add(to: &read) }
    return read
  }

  /// Whether `statement` is a variation in whose braces stands what is there, in some traits and not in all, and
  /// nothing else.
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
  /// Says in its braces whether it is there in the traits of `variation`.
  fileprivate mutating func say(isInstalled: Bool, in variation: Statement) {
    let field = Field(name: Installing.field, value: .plain(isInstalled ? "YES" : "NO"))
    let traits = variation.traits
    let place = body.firstIndex { $0.known.isVariation && $0.marks.isEmpty && $0.traits == traits }
    if let place { return body[place].fields.append(field) }
    var own = variation.ofSameTraits
    own.fields.append(field)
    body.append(own)
  }
}
