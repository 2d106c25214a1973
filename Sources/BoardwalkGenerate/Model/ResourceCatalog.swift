import BoardwalkDocument
import BoardwalkProject

/// The resources of an app's storyboards, xibs and string tables, by name.
package struct ResourceCatalog: Sendable, Hashable {
  /// The storyboards, ordered by name.
  package let storyboards: [StoryboardResource]

  /// The xibs, ordered by name.
  package let nibs: [NibResource]

  /// The tables of localized strings, ordered by name.
  package let stringTables: [StringTableResource]

  /// The resources of `project` for code of the module `module`, if known.
  ///
  /// Documents of one name are one: variants for devices and languages, and storyboards of several
  /// targets.
  package init(_ project: Project, module: String? = nil) {
    let documents = project.documents.enumerated().filter { $0.element.isSupported }
    var reader = DocumentResourceReader(project, module: module)
    var storyboards: [String: StoryboardResource] = [:]
    var nibs: [String: NibResource] = [:]
    for (index, document) in documents {
      if document.kind == .storyboard {
        let storyboard = reader.storyboard(document, at: index)
        storyboards[storyboard.name, default: StoryboardResource(name: storyboard.name)]
          .merge(storyboard)
      } else if let nib = reader.nib(document) {
        nibs[nib.name] = nibs[nib.name]?.merging(nib) ?? nib
      }
    }
    self.storyboards = storyboards.values.sorted { $0.name < $1.name }
    self.nibs = nibs.values.sorted { $0.name < $1.name }
    stringTables = StringTableReader(project).tables
  }
}

extension ResourceCatalog {
  /// All classes that it names.
  package var classes: Set<ClassReference> {
    AccessorSection.allCases.reduce(into: []) { $0.formUnion(classes(in: $1)) }
  }

  /// The classes that the accessors of `section` name.
  func classes(in section: AccessorSection) -> Set<ClassReference> {
    let controllers = storyboards.flatMap(\.controllers.values)
    switch section {
    case .scenes:
      return Set(storyboards.flatMap { $0.scenes.values + [$0.initial].compactMap { $0 } })
    case .segues:
      let used = controllers.filter { !$0.segues.isEmpty }
      let segues = used.flatMap(\.segues.values)
      return Set(
        used.map(\.controller) + segues.map(\.destination) + segues.compactMap(\.root))
    case .cells: return Set(controllers.flatMap { $0.cells.values.map(\.cell) })
    case .nibs: return Set(nibs.map(\.object) + nibs.compactMap { $0.cell?.cell })
    case .strings: return []
    }
  }
}
