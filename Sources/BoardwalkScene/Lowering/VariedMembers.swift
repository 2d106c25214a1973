/// A constraint or a view in the braces of `when` is there in those traits alone: it belongs among the
/// owner's, not installed, and the variation includes it. One that says `when …, installed: no` in its own
/// braces is there but in those traits: the owner's variation excludes it.
enum VariedMembers {
  /// Moves such members out of the variations in `document`.
  static func move(in document: inout [Statement]) {
    for index in document.indices.dropFirst() {
      var mover = Mover(names: GivenNames(DeclarationCollector(document[index])))
      mover.move(in: &document[index])
    }
  }

  /// Whether `statement` is a member of what it stands in the variation of.
  static func isMember(_ statement: Statement) -> Bool {
    container(of: statement) != nil
  }

  /// Whether `variation` says of what it stands in whether it is there.
  static func isInstallation(_ variation: Statement) -> Bool {
    variation.known.isVariation
      && (variation.hasField(Installing.field) || variation.hasMark(SceneMarks.notInstalled))
      && !variation.hasXMLMark
  }

  /// Whether `statement`, which stands in the braces of what varies, is an entry of a mask that nothing says so:
  /// one by a name, or outside of a mask.
  static func isStrayEntry(
    _ statement: Statement, in owner: Statement
  ) -> Bool {
    guard statement.kind == "exclude" || statement.kind == "include" else { return false }
    return (statement.name != nil || owner.known.isVariation)
      && !statement.hasXMLMark
  }

  /// What holds members like `statement`; nil if it is none.
  static func container(of statement: Statement) -> String? {
    guard !statement.hasMark(SceneMarks.staying) else { return nil }
    if statement.isEquation { return "constraints" }
    return statement.known.isView && statement.role == nil ? "subviews" : nil
  }

  /// Whether what stands in the braces of `owner` are its members, and not its content alone.
  static func areMembers(in owner: Statement) -> Bool {
    owner.known.mayHaveMask
      && !DefaultRoles.contentOwners.contains(owner.elementName)
  }

  /// Moves members, which the variation then refers to.
  private struct Mover {
    var names: GivenNames

    mutating func move(in owner: inout Statement) {
      var members: [Statement] = []
      var entries: [Installing] = []
      for index in owner.body.indices {
        if owner.body[index].known.isVariation {
          members += take(from: &owner.body[index])
        } else {
          if VariedMembers.areMembers(in: owner) {
            entries += Installing.take(from: &owner.body[index]) { names.reference(to: &$0) }
          }
          move(in: &owner.body[index])
        }
      }
      owner.body += members
      for entry in entries { entry.add(to: &owner) }
    }

    /// Takes the members out of `variation`, which then includes them.
    private mutating func take(from variation: inout Statement) -> [Statement] {
      var members: [Statement] = []
      var included: [String: [Statement]] = [:]
      for index in variation.body.indices {
        guard let container = VariedMembers.container(of: variation.body[index]) else { continue }
        var member = variation.body[index]
        let name = names.reference(to: &member)
        member.marks.append(SceneMarks.notInstalled)
        members.append(member)
        let include = Installing.entry(isInstalled: true, of: name)
        included[container, default: []].append(include)
      }
      variation.body.removeAll { VariedMembers.container(of: $0) != nil }
      for container in Installing.containers {
        guard let members = included[container] else { continue }
        variation.body.append(Installing.mask(of: container, around: members))
      }
      return members
    }
  }
}
