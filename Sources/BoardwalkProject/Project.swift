import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument

/// The documents of an app and their sidecar files.
package struct Project: Sendable {
  /// Every file, in the order in which they were named and found.
  package let files: [LoadedFile]

  /// The documents among the files, in the same order.
  package let documents: [Document]

  /// Whether all documents of the app are here, so that a missing one is known to be missing.
  package let isWhole: Bool

  /// The images and colors of the asset catalogs; nil if they are unknown.
  package let assets: Assets?

  /// The translations of the documents, in path order.
  package let translations: [Translations]

  /// The property lists that name launch storyboards, in path order.
  package let infoPlists: [InfoPlist]

  /// The scene texts next to storyboards or xibs of their names, which are not among the files.
  package let sceneCopies: [SceneCopy]

  /// The behaviors of the app's classes, in the order of their files.
  package let behaviors: [BehaviorFile]

  /// The paths of all files that the project was read from, those without effect among them.
  package let inputPaths: [String]

  /// The classes that the app's sources declare; nil if no sources were given.
  package var sources: ClassTable?

  /// Whether the project has unreadable files, whose contents are unknown.
  package var hasUnreadableFiles: Bool { files.contains { $0.document == nil } }

  private let indicesByName: [String: [Int]]

  /// The project of `files`; `isWhole` if a folder was named, not single files.
  package init(
    _ files: [LoadedFile], isWhole: Bool, assets: Assets? = nil, translations: [Translations] = [],
    infoPlists: [InfoPlist] = [], behaviors: [BehaviorFile] = [], sceneCopies: [SceneCopy] = [],
    inputPaths: [String] = []
  ) {
    self.files = files
    self.isWhole = isWhole
    self.assets = assets
    self.translations = translations
    self.infoPlists = infoPlists
    self.behaviors = behaviors
    self.sceneCopies = sceneCopies
    self.inputPaths = files.map(\.path) + inputPaths
    documents = files.compactMap(\.document)
    var indicesByName: [String: [Int]] = [:]
    for (index, document) in documents.enumerated() where document.kind == .storyboard {
      for name in Self.names(of: document) { indicesByName[name, default: []].append(index) }
    }
    self.indicesByName = indicesByName
  }

  /// Reads the documents at `paths`, which are files or folders.
  package init(paths: [String]) { self = ProjectReader(readsCompanions: false).read(paths) }

  /// The names by which a storyboard is found: `Main~ipad` is the iPad's `Main`.
  private static func names(of document: Document) -> [String] {
    let name = document.name
    let idiom = ["~iphone", "~ipad"].first { name.hasSuffix($0) }
    return [name] + (idiom.map { [String(name.dropLast($0.count))] } ?? [])
  }

  /// The indices in `documents` of the storyboards named `name`.
  package func storyboardIndices(named name: String) -> [Int] { indicesByName[name, default: []] }

  /// The storyboards named `name`; several where a folder holds several apps or idioms.
  package func storyboards(named name: String) -> [Document] {
    storyboardIndices(named: name).map { documents[$0] }
  }

  /// The names of all storyboards, sorted.
  package var storyboardNames: [String] { indicesByName.keys.sorted() }
}
