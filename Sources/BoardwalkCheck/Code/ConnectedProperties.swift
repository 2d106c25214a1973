import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

/// The properties that a project's documents connect, by the classes that may declare them.
///
/// Class names suffice here: a connection on any class of the name counts.
struct ConnectedProperties: Sendable {
  /// The connected properties by the names of the object's class and all that it inherits.
  private var connected: [String: Set<String>] = [:]

  /// The project folders of the documents with objects of each class, by the class's name and the
  /// number of a file that declares it.
  private var folders: [Declared: Set<String?>] = [:]

  private struct Declared: Hashable {
    let name: String
    let file: Int
  }

  private let sources: ClassTable

  init(_ resolver: ClassResolver) {
    sources = resolver.sources
    for document in resolver.project.documents {
      let folder = sources.projectFolder(of: document.file.path)
      for element in document.elements(withAttribute: "customClass") {
        guard let name = ObjectClass(element)?.name else { continue }
        var properties: Set<String> = []
        if let connections = element.child("connections") {
          properties.formUnion(connections.children.compactMap { $0["property"] })
        }
        connected[name, default: []].formUnion(properties)
        for ancestor in resolver.declarations(of: name, from: document) {
          connected[ancestor.name, default: []].formUnion(properties)
          folders[Declared(name: ancestor.name, file: ancestor.file), default: []].insert(folder)
        }
      }
    }
  }

  /// The outlets of `declaration` that no document connects, if a document that may be of the same
  /// app has an object of its class.
  func unconnectedOutlets(
    of declaration: TypeDeclaration, _ guesses: inout NameGuesses
  ) -> [PropertyDeclaration] {
    let declared = Declared(name: declaration.name, file: declaration.file)
    guard let connected = connected[declaration.name],
      folders[declared]?.contains(where: {
        sources.isRelated(projectIn: $0, toFile: declaration.file)
      }) ?? false
    else { return [] }
    let misspelled = misspelledOutlets(of: declaration, connected, &guesses)
    return declaration.properties.filter {
      $0.isOutlet && !connected.contains($0.name) && !misspelled.contains($0.name)
    }
  }

  /// The outlets of `declaration` that resemble a connected property that the class does not have:
  /// the connection is reported.
  private func misspelledOutlets(
    of declaration: TypeDeclaration, _ connected: Set<String>, _ guesses: inout NameGuesses
  ) -> Set<String> {
    let names = Set(declaration.properties.map(\.name))
    let unknown = connected.subtracting(names).sorted()
    guard !unknown.isEmpty else { return [] }
    let outlets = declaration.properties.filter(\.isOutlet).map(\.name)
    return Set(unknown.compactMap { guesses.closest(to: $0, in: outlets) })
  }
}

extension ClassResolver {
  /// The declarations of the class `name` in `document`, and of its superclasses.
  fileprivate func declarations(
    of name: String, from document: Document
  ) -> [TypeDeclaration] {
    sources.knowledge(of: name, from: document.file.path).lineage?.declarations ?? []
  }
}
