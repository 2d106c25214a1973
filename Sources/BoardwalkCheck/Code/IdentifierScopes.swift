import BoardwalkDocument
import BoardwalkProject

/// The names of one kind that each Xcode project of a repository can use.
struct IdentifierScopes {
  /// The names that code of one Xcode project can use.
  struct Scope {
    /// The names.
    let names: Set<String>

    /// The names in alphabetical order.
    let sortedNames: [String]

    /// The keys of the names by which constants of R.swift are found.
    let spellings: Set<String>

    /// The names in the scenes of each class, if only its own are found at run time.
    let scenes: SceneIdentifiers?
  }

  private let project: Project
  private let sources: ClassTable
  private let kind: DocumentNames.Kind

  /// The names in each file of the project.
  private let namesOfFiles: [DocumentNames]

  /// The scopes that are known, by the folders of their Xcode projects.
  private var scopes: [String?: Scope] = [:]

  /// The names of `kind` in `project`, whose code is `sources`.
  init(_ project: Project, _ sources: ClassTable, _ kind: DocumentNames.Kind) {
    self.project = project
    self.sources = sources
    self.kind = kind
    namesOfFiles = project.files.map { DocumentNames([$0]) }
  }

  /// The scope of the source file `number`.
  mutating func scope(ofFile number: Int) -> Scope {
    let folder = sources.projectFolder(ofFile: number)
    if let scope = scopes[folder] { return scope }
    let visible = sources.documents(
      among: project.files.map(\.path), usableInProjectIn: folder)
    let names = DocumentNames(joining: visible.map { namesOfFiles[$0] })[kind]
    let scope = Scope(
      names: names, sortedNames: names.sorted(),
      spellings: Set(names.map(\.keyOfConstants)),
      scenes: SceneIdentifiers(visible.compactMap { project.files[$0].document }, sources, kind))
    scopes[folder] = scope
    return scope
  }
}
