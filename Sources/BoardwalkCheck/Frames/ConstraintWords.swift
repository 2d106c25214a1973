import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSchema

/// Writes constraints as equations of object names.
struct ConstraintWords {
  private let document: Document
  private let names: ObjectNames

  /// The names of objects in the text of a scene, by id.
  private let writtenNames: [String: String]

  /// The ids of objects whose name another object has too.
  private var alike: Set<String> = []

  /// The names of the objects with the given `ids`. Takes a pass over the document, so it is
  /// created only for documents with violations.
  init(_ document: Document, about ids: [String]) {
    self.document = document
    names = ObjectNames(document)
    let isScene = DocumentSyntax(of: document.file) == .scene
    writtenNames = document.source.syntax?.objectNames ?? [:]
    // The text of a scene does not show the ids that it has not written.
    guard !isScene else { return }
    let namesakes = Dictionary(grouping: Set(ids)) { name(of: $0) }
    alike = Set(namesakes.values.filter { $0.count > 1 }.joined())
  }

  /// The equation of `constraint`, owned by `holder`: `"Save".leading = view.leading + 20`.
  func words(for constraint: ConstraintTemplate, of holder: ViewTemplate) -> String {
    ConstraintEquation(constraint, ownedBy: holder.id, name: name).description
  }

  /// The name of the object `id` for people, with its id if another object has the same name.
  func name(of id: String) -> String {
    if let name = writtenNames[id] { return name }
    guard let element = document.object(withID: id) else { return id }
    return alike.contains(id) ? "\(name(of: element)) #\(id)" : name(of: element)
  }

  private func name(of element: Element) -> String {
    switch (element.name, element["key"], element["type"]) {
    case ("viewLayoutGuide", "safeArea"?, _): return "safe area"
    case ("viewLayoutGuide", "contentLayoutGuide"?, _): return "content"
    case ("viewLayoutGuide", "frameLayoutGuide"?, _): return "frame"
    case ("viewLayoutGuide", _, _): return "keyboard"
    case ("viewControllerLayoutGuide", _, let type): return "\(type ?? "") layout guide"
    default: return names.name(of: element) ?? element.noun
    }
  }
}
