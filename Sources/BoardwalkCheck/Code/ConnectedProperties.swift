import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

/// The properties that a project's documents connect, by the classes that may declare them.
///
/// Class names suffice here: a connection on any class of the name counts.
struct ConnectedProperties: Sendable {
  /// The connected properties by the names of the object's class and all that it inherits.
  private var connected: [String: Set<String>] = [:]

  init(_ resolver: ClassResolver) {
    for document in resolver.project.documents {
      for element in document.elements(withAttribute: "customClass") {
        guard let name = ObjectClass(element)?.name else { continue }
        var properties: Set<String> = []
        if let connections = element.child("connections") {
          properties.formUnion(connections.children.compactMap { $0["property"] })
        }
        for ancestor in resolver.ancestors(of: name, from: document) {
          connected[ancestor, default: []].formUnion(properties)
        }
      }
    }
  }

  /// Whether a document has an object of the class that `declaration` is of.
  func isUsed(_ declaration: TypeDeclaration) -> Bool { connected[declaration.name] != nil }

  /// Whether a document connects the property `name` of that class.
  func connects(_ name: String, of declaration: TypeDeclaration) -> Bool {
    connected[declaration.name]?.contains(name) ?? false
  }

  /// Whether a document connects a property that the class does not have and that resembles the
  /// property `name` of `declaration`: the connection is reported.
  func misspell(_ name: String, of declaration: TypeDeclaration) -> Bool {
    let names = Set(declaration.properties.map(\.name))
    let outlets = declaration.properties.filter(\.isOutlet).map(\.name)
    return connected[declaration.name, default: []].subtracting(names)
      .contains { Misspelling($0).closest(in: outlets) == name }
  }
}

extension ClassResolver {
  /// The names of the class `name` in `document`, and of its superclasses.
  fileprivate func ancestors(of name: String, from document: Document) -> Set<String> {
    let lineage = sources.knowledge(of: name, from: document.file.path).lineage
    return Set((lineage?.declarations.map(\.name) ?? []) + [name])
  }
}
