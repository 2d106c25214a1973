import BoardwalkDocument
import BoardwalkSource

/// Several documents that belong together, and the strings beside them.
public struct Project: Sendable {
  /// Every file, in the order in which they were named and found.
  public let files: [LoadedFile]

  /// The documents among the files, in the same order.
  public let documents: [Document]

  /// Whether all documents of the app are here, so that a missing one is known to be missing.
  public let isWhole: Bool

  private let indicesByName: [String: [Int]]

  /// The project of `files`; `isWhole` if a folder was named, not single files.
  public init(_ files: [LoadedFile], isWhole: Bool) {
    self.files = files
    self.isWhole = isWhole
    documents = files.compactMap(\.document)
    var indicesByName: [String: [Int]] = [:]
    for (index, document) in documents.enumerated() where document.kind == .storyboard {
      indicesByName[document.name, default: []].append(index)
    }
    self.indicesByName = indicesByName
  }

  /// Reads the project that `paths` name, files and folders alike.
  public init(paths: [String]) {
    let finder = DocumentPaths()
    self.init(
      finder.expand(paths).map { LoadedFile(path: $0) },
      isWhole: paths.contains(where: finder.isFolder))
  }

  /// The storyboards called `name`; several where a folder holds several apps or idioms.
  public func storyboards(named name: String) -> [Document] {
    indicesByName[name, default: []].map { documents[$0] }
  }

  /// The names of all storyboards, sorted.
  public var storyboardNames: [String] { indicesByName.keys.sorted() }
}
