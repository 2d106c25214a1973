/// A constraint or view in the braces of `when` exists only for those traits: it becomes a member
/// of the owner that is not installed, and the variation includes it. A member with `when …,
/// installed: no` in its own braces exists except for those traits: the owner's variation excludes
/// it.
enum VariedMembers {
  /// Moves such members out of the variations in `document`.
  static func move(in document: inout [Statement]) {
    for index in document.indices.dropFirst() {
      var mover = Mover(names: GeneratedNames(DeclarationCollector(document[index])))
      mover.move(in: &document[index])
    }
  }

  /// Whether `statement` is a member of the object whose variation contains it.
  static func isMember(_ statement: Statement) -> Bool {
    container(of: statement) != nil
  }

  /// Whether `variation` states whether its owner is installed.
  static func isInstallation(_ variation: Statement) -> Bool {
    variation.known.isVariation
      && (variation.hasField(InstallationLowering.field)
        || variation.hasFlag(SceneFlags.notInstalled))
      && !variation.hasXMLFlag
  }

  /// Whether `statement`, in a variation, is a mask entry that is not written as one: by name, or
  /// outside of a mask.
  static func isStrayEntry(
    _ statement: Statement, in owner: Statement
  ) -> Bool {
    InstallationLowering.isEntry(statement) && (statement.name != nil || owner.known.isVariation)
      && !statement.hasXMLFlag
  }

  /// The container of members such as `statement`; nil if it is not a member.
  static func container(of statement: Statement) -> String? {
    guard !statement.hasFlag(SceneFlags.staying) else { return nil }
    if statement.isEquation { return "constraints" }
    return statement.known.isView && statement.role == nil ? "subviews" : nil
  }

  /// Whether the braces of `owner` contain its members, and not only its content.
  static func areMembers(in owner: Statement) -> Bool {
    owner.known.mayHaveMask
      && !DefaultRoles.contentOwners.contains(owner.elementName)
  }

  /// Moves members, which the variation then refers to.
  private struct Mover {
    var names: GeneratedNames

    mutating func move(in owner: inout Statement) {
      var members: [Statement] = []
      var entries: [InstallationLowering] = []
      for index in owner.body.indices {
        if owner.body[index].known.isVariation {
          members += take(from: &owner.body[index])
        } else {
          if VariedMembers.areMembers(in: owner) {
            entries += InstallationLowering.take(from: &owner.body[index]) {
              names.reference(to: &$0)
            }
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
        member.flags.append(SceneFlags.notInstalled)
        members.append(member)
        let include = InstallationLowering.entry(isInstalled: true, of: name)
        included[container, default: []].append(include)
      }
      variation.body.removeAll { VariedMembers.container(of: $0) != nil }
      for container in InstallationLowering.containers {
        guard let members = included[container] else { continue }
        variation.body.append(InstallationLowering.mask(of: container, around: members))
      }
      return members
    }
  }
}
