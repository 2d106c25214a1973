import BoardwalkDocument
import BoardwalkProject

/// The reuse identifiers of the prototypes in the scenes of each class.
struct SceneCells: Sendable {
  private let sources: ClassTable

  /// The identifiers of each scene that has prototypes and an object of the class, by the class's
  /// name.
  private var scenes: [String: [Set<String>]] = [:]

  /// The classes with an object in a scene or xib without prototypes: their table is elsewhere.
  private var others: Set<String> = []

  /// The prototypes of `project`, whose code is `sources`.
  init(_ project: Project, _ sources: ClassTable) {
    self.sources = sources
    for document in project.documents where document.isSupported { add(document) }
  }

  private mutating func add(_ document: Document) {
    let withPrototypes = Set(
      document.prototypeLists.compactMap { document.scene(of: $0)?.element.index })
    var cells: [Int: Set<String>] = [:]
    for cell in document.elements(withAttribute: "reuseIdentifier") {
      guard let scene = document.scene(of: cell)?.element.index, withPrototypes.contains(scene),
        let identifier = cell["reuseIdentifier"]
      else { continue }
      cells[scene, default: []].insert(identifier)
    }
    for element in document.elements(withAttribute: "customClass") {
      guard let name = ObjectClass(element)?.name else { continue }
      let scene = document.scene(of: element)?.element.index
      if let identifiers = scene.flatMap({ cells[$0] }) {
        scenes[name, default: []].append(identifiers)
      } else {
        others.insert(name)
      }
    }
  }

  /// The class whose scenes all have other prototypes than the one that `use` asks for; nil if the
  /// cell may come from elsewhere.
  func classWithout(_ use: IdentifierUse) -> String? {
    let around = sources.types(around: use.range.lowerBound, inFile: use.file)
    guard let type = around.last.map({ sources.types[$0] }), type.kind != .other else { return nil }
    let path = sources.files[use.file].path
    let names =
      [type.name]
      + sources.subclasses(of: type.name, from: path).compactMap { $0.declarations.first?.name }
    let found = names.flatMap { scenes[$0] ?? [] }
    guard !found.isEmpty, !names.contains(where: others.contains),
      !found.contains(where: { $0.contains(use.identifier) })
    else { return nil }
    return type.name
  }
}
