import BoardwalkDocument

/// The ids that a controller says for its scene: of the scene itself, and of the first responder.
enum SceneFields {
  /// Each with the mark that says it is absent.
  static let all = [
    (name: Name.sceneID, absence: "no-sceneID"),
    (name: Name.firstResponder, absence: "no-firstResponder"),
  ]

  /// Whether `statement` needs the field `name`: a first responder that is written out needs none.
  static func needs(_ name: Name, _ statement: Statement) -> Bool {
    guard name == .firstResponder, statement.value(of: name) == nil else { return true }
    return !statement.body.contains { inner in
      inner.kind == "sceneDock"
        && inner.body.contains {
          $0.kind == "placeholder"
            && ($0.title ?? $0.value(of: .placeholderIdentifier)) == "IBFirstResponder"
        }
    }
  }

  /// Whether `statement` says a first responder, or has one that goes without saying.
  static func sayResponder(_ statement: Statement) -> Bool {
    let name = Name.firstResponder
    return statement.hasField(name)
      || apply(to: statement) && needs(name, statement)
        && !statement.hasMark("no-firstResponder")
  }

  /// Whether `statement` is a controller that stands for its scene.
  static func apply(to statement: borrowing Statement) -> Bool {
    guard !statement.hasMark("xml-ordered") else { return false }
    if statement.hasField(.sceneMemberID) {
      return statement.value(of: .sceneMemberID) == "viewController"
    }
    guard !statement.hasMark("xml-literal") else { return false }
    return statement.known.standsForScene
  }

  /// The elements that usually stand for their scene.
  static let controllers = UsualAttributes.kinds.filter {
    UsualAttributes.of(Name($0), .file, hasMask: false, Branch(Name($0)))
      .contains(Attribute(.sceneMemberID, "viewController"))
  }
}
