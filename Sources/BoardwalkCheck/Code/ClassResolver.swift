import BoardwalkDocument
import BoardwalkProject

/// Resolves the class of each object of a project from documents and sources.
struct ClassResolver: Sendable {
  /// The project.
  let project: Project

  /// The declarations of the sources.
  let sources: ClassTable

  /// The modules that are built from the sources, as far as documents name them.
  let ownModules: Set<String>

  /// The modules of classes in documents that the sources declare, such as those of frameworks in
  /// the same repository.
  let declaredModules: Set<String>

  /// The comparison of `project` with its sources; nil if it has none.
  init?(_ project: Project) {
    guard let sources = project.sources else { return nil }
    self.project = project
    self.sources = sources
    ownModules = Set(
      project.documents.flatMap { $0.elements(withAttribute: "customModuleProvider") }
        .filter { $0["customModuleProvider"] == "target" }.compactMap { $0["customModule"] })
    declaredModules = Set(
      project.documents.flatMap { $0.elements(withAttribute: "customModule") }
        .compactMap { ObjectClass($0) }.filter { sources.declaresClass($0.name) }.compactMap(
          \.module))
  }

  /// The class of the object with `objectClass` in `document`, as far as it is known.
  func knowledge(of objectClass: ObjectClass, in document: Document) -> ClassKnowledge {
    let knowledge = sources.knowledge(of: objectClass.name, from: document.file.path)
    if case .undeclared = knowledge, let module = objectClass.module, !isOwn(objectClass),
      !declaredModules.contains(module)
    {
      return .unknown
    }
    return knowledge
  }

  /// Whether `objectClass` is in a module that is built from the sources.
  func isOwn(_ objectClass: ObjectClass) -> Bool {
    objectClass.isInTarget || objectClass.module.map(ownModules.contains) ?? false
  }

  /// All that the class of `element` inherits; nil if the class or a superclass is not known.
  func lineage(of element: Element, in document: Document) -> Lineage? {
    guard let objectClass = ObjectClass(element),
      let lineage = knowledge(of: objectClass, in: document).lineage, lineage.isWhole
    else { return nil }
    return lineage
  }

  /// The declared part of the hierarchy of the custom class of `element`, if a superclass is
  /// outside of the sources; nil for other classes.
  func partialLineage(of element: Element, in document: Document) -> Lineage? {
    guard let objectClass = ObjectClass(element), objectClass.isCustom, !element.isPlaceholder,
      let lineage = knowledge(of: objectClass, in: document).lineage, !lineage.isWhole
    else { return nil }
    return lineage
  }

  /// The class hierarchy of the custom class of `element`, if it is known completely.
  ///
  /// The owner of a xib may be of a subclass at run time, so declarations of subclasses count. If
  /// another class has the xib's name, UIKit loads the xib for its objects, whatever class the xib
  /// states.
  func members(of element: Element, in document: Document) -> [Lineage]? {
    guard let objectClass = ObjectClass(element), objectClass.isCustom,
      let lineage = lineage(of: element, in: document)
    else { return nil }
    guard element.isOwner else { return [lineage] }
    guard
      document.name == objectClass.name
        || sources.knowledge(of: document.name, from: document.file.path).lineage == nil
    else { return nil }
    let subclasses = sources.subclasses(of: objectClass.name, from: document.file.path)
    return subclasses.allSatisfy(\.isWhole) ? [lineage] + subclasses : nil
  }

  /// The documents that rules about code check, with their indices.
  var documents: [(index: Int, document: Document)] {
    project.documents.enumerated()
      .filter { $0.element.isSupported && sources.isBuilt(documentAt: $0.element.file.path) }
      .map { ($0.offset, $0.element) }
  }

  /// The violations that `find` returns for each of these documents.
  func violations(
    _ find: (Document) -> [Violation]
  ) -> [(document: Int, violation: Violation)] {
    documents.flatMap { index, document in find(document).map { (index, $0) } }
  }
}

extension Element {
  /// Whether it represents an object that exists before the document is loaded, so that its class
  /// is only Interface Builder's guess.
  var isPlaceholder: Bool { name == "placeholder" }

  /// Whether it is the xib's owner.
  var isOwner: Bool { isPlaceholder && self["placeholderIdentifier"] == "IBFilesOwner" }

  /// Whether it is the first responder placeholder.
  var isFirstResponder: Bool {
    isPlaceholder && self["placeholderIdentifier"] == "IBFirstResponder"
  }

  /// The object whose connection it is.
  var connectedObject: Element? {
    guard let connections = parent, connections.name == "connections" else { return nil }
    return connections.parent
  }
}
