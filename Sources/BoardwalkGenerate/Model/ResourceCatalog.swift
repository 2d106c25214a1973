import BoardwalkDocument
import BoardwalkProject

/// What the storyboards, xibs and string tables of an app offer to its code by name.
package struct ResourceCatalog: Sendable, Hashable {
  /// The storyboards, ordered by name.
  package let storyboards: [StoryboardResource]

  /// The xibs, ordered by name.
  package let nibs: [NibResource]

  /// The tables of localized strings, ordered by name.
  package let stringTables: [StringTableResource]

  /// What `project` offers to the code of the module `module`, where that is known.
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
    var classes = Set(nibs.map(\.object) + nibs.compactMap { $0.cell?.cell })
    for storyboard in storyboards {
      if let initial = storyboard.initial { classes.insert(initial) }
      classes.formUnion(storyboard.scenes.values)
      for controller in storyboard.controllers.values {
        classes.insert(controller.controller)
        classes.formUnion(controller.cells.values.map(\.cell))
        classes.formUnion(controller.segues.values.map(\.destination))
        classes.formUnion(controller.segues.values.compactMap(\.root))
      }
    }
    return classes
  }
}
