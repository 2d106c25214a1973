import BoardwalkDocument

/// The state of resugaring an element: the parts that are left, and the statement so far.
struct Resugaring {
  var element: ElementNode
  var statement: Statement
  let context: SceneContext
  let owner: Owner
}

extension Resugaring {
  /// The reference to the object with the id `id`.
  func reference(to id: String) -> String? {
    owner.contentView == id && context.names.name(of: id) == nil
      ? StatementKind.contentView : context.names.reference(to: id)
  }

  /// Adds the field `name` to the statement.
  mutating func addField(_ name: String, _ value: FieldValue) {
    statement.fields.append(Field(name: name, value: value))
  }

  /// Removes and returns the child `name` with `key`; nil if there are none or several.
  mutating func removeChild(_ name: String, key: String) -> ElementNode? {
    let matches = element.contents.indices.filter { index in
      guard case .element(let child) = element.contents[index] else { return false }
      return child.name == name && child["key"] == key
    }
    guard matches.count == 1, case .element(let child) = element.contents[matches[0]] else {
      return nil
    }
    element.contents.remove(at: matches[0])
    return child
  }
}
