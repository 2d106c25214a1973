import BoardwalkDocument
import BoardwalkProject

/// The identifiers of the prototypes, or of the segues, in the scenes of each class.
struct SceneIdentifiers: Sendable {
  private let sources: ClassTable
  private let kind: DocumentNames.Kind

  /// The identifiers of each scene with an object of the class, by the class's name.
  private var scenes: [String: [Set<String>]] = [:]

  /// The classes with an object in a document where its code may use the identifiers of another.
  private var others: Set<String> = []

  /// The identifiers of `kind` in `documents`, whose code is `sources`; nil if code of one scene
  /// can use those of all.
  init?(_ documents: [Document], _ sources: ClassTable, _ kind: DocumentNames.Kind) {
    guard kind == .cell || kind == .segue else { return nil }
    self.sources = sources
    self.kind = kind
    for document in documents where document.isSupported {
      if kind == .cell { addCells(of: document) } else { addSegues(of: document) }
    }
  }

  /// Adds the prototypes of `document`. The list of a class without prototypes is elsewhere.
  private mutating func addCells(of document: Document) {
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

  /// Adds the segues of `document`.
  private mutating func addSegues(of document: Document) {
    var segues: [Int: Set<String>] = [:]
    for segue in document.elements(of: .segue) {
      guard let scene = document.scene(of: segue)?.element.index,
        let identifier = segue["identifier"]
      else { continue }
      segues[scene, default: []].insert(identifier)
    }
    for controller in document.viewControllers {
      guard let type = ObjectClass(controller.element), type.isCustom,
        let scene = document.scene(of: controller.element)?.element.index
      else { continue }
      scenes[type.name, default: []].append(segues[scene] ?? [])
    }
  }

  /// The class whose scenes all lack the identifier of `use`; nil if the code may mean the scene of
  /// another class.
  func classWithout(_ use: IdentifierUse) -> String? {
    let isOfOwnScene =
      kind == .cell ? use.kind == .cell || use.kind == .optionalCell : use.isOfOwnScene
    guard isOfOwnScene else { return nil }
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
