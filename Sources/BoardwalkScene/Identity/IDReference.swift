import BoardwalkDocument
import BoardwalkSchema

/// The attributes whose value is the id of another object.
package enum IDReference {
  /// The attributes by their elements.
  static let byElement: [String: Set<String>] = {
    var result = Schema.table { element in
      let names = element.references.map(\.name)
      return names.isEmpty ? nil : Set(names)
    }
    for header in ["storyboard", "xib"] { result[header] = result["document"] }
    return result
  }()

  /// Whether `attribute` of elements called `element` refers to an object.
  package static func contains(_ attribute: String, of element: String) -> Bool {
    // Whatever is excluded or included is said so, be it a view or a gesture recognizer.
    attribute == "reference" || byElement[element]?.contains(attribute) ?? false
  }
}

/// Names in place of ids where an attribute refers to an object.
enum NamedFields {
  /// Writes names into the fields of `statement`, and of those inside, that refer to objects.
  static func name(_ statement: inout Statement, _ names: SceneContext.Names) {
    change(&statement) { id in
      names.byID[id] ?? "#" + id
    }
    for index in statement.body.indices { name(&statement.body[index], names) }
  }

  /// Writes ids where `name` wrote names, in the head of `statement` alone.
  static func resolve(in statement: inout Statement, _ context: SceneContext) {
    change(&statement) { context.names.id(of: $0) }
  }

  private static func change(_ statement: inout Statement, _ rewrite: (String) -> String) {
    guard !statement.fields.isEmpty, !statement.hasMark("xml-ordered") else { return }
    let references = StatementIdentity.kind(of: statement).references
    for index in statement.fields.indices
    where statement.fields[index].name == .reference
      || !references.isEmpty && references.contains(statement.fields[index].name.text)
    {
      guard case .plain(let value) = statement.fields[index].value else { continue }
      statement.fields[index].value = .plain(rewrite(value))
    }
  }
}
