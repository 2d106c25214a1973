import BoardwalkDocument

/// The ids of a scene and of its first responder, as fields of its controller.
enum SceneFields {
  /// Each field with the flag for its absence.
  static let all = [
    (name: "sceneID", absence: "no-sceneID"),
    (name: "firstResponder", absence: "no-firstResponder"),
  ]

  /// Whether `statement` needs the field `name`: a written first responder needs none.
  static func needs(_ name: String, _ statement: Statement) -> Bool {
    guard name == "firstResponder", statement.value(of: name) == nil else { return true }
    return !statement.body.contains { inner in
      inner.kind == "sceneDock"
        && inner.body.contains {
          $0.kind == "placeholder"
            && ($0.title ?? $0.value(of: "placeholderIdentifier")) == "IBFirstResponder"
        }
    }
  }

  /// Whether `statement` has a first responder, written or by default.
  static func statesFirstResponder(_ statement: Statement) -> Bool {
    let name = "firstResponder"
    return statement.hasField(name)
      || apply(to: statement) && needs(name, statement)
        && !statement.hasFlag("no-firstResponder")
  }

  /// Whether `statement` is a controller that represents its scene.
  static func apply(to statement: Statement) -> Bool {
    guard !statement.hasFlag("xml-ordered") else { return false }
    if statement.hasField("sceneMemberID") {
      return statement.value(of: "sceneMemberID") == "viewController"
    }
    guard !statement.hasFlag("xml-literal") else { return false }
    return statement.known.representsScene
  }
}
