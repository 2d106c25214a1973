import BoardwalkDocument

/// Resolves storyboard references, with a cache.
package struct ReferenceResolver: Sendable {
  /// A view controller in one of the project's documents.
  package struct Target: Sendable, Hashable {
    /// The document's index in the project.
    package let document: Int

    /// The view controller, or the reference that has its identifier.
    package let controller: Element
  }

  /// The result of resolving a reference.
  package enum Resolution: Sendable, Hashable {
    /// This controller, or one of these if several storyboards have the name.
    case found([Target])

    /// No storyboard of the project has its name.
    case noStoryboard(String)

    /// The storyboards of its name, by index, have no controller with its identifier.
    case noIdentifier(String, in: [Int])

    /// The storyboards of its name, by index, have no initial view controller.
    case noInitialController(in: [Int])

    /// A file with the name exists, but is unreadable or for another platform.
    case unknown
  }

  private let project: Project
  private var controllers: [Int: [String: Element]] = [:]
  private var opaqueNames: Set<String>?

  /// A resolver for the references in `project`.
  package init(_ project: Project) { self.project = project }

  /// The scene of `reference` in the document at an index of the project.
  package mutating func resolve(_ reference: StoryboardReference, in document: Int) -> Resolution {
    var candidates = [document]
    if let name = reference.storyboardName, !name.isEmpty {
      candidates = project.storyboardIndices(named: name)
      guard !candidates.isEmpty else { return isOpaque(name) ? .unknown : .noStoryboard(name) }
    }
    if let identifier = reference.referencedIdentifier, !identifier.isEmpty {
      let targets = candidates.compactMap { target(identifier, in: $0) }
      return targets.isEmpty ? .noIdentifier(identifier, in: candidates) : .found(targets)
    }
    let targets = candidates.compactMap { index in
      project.documents[index].initialController.map { Target(document: index, controller: $0) }
    }
    return targets.isEmpty ? .noInitialController(in: candidates) : .found(targets)
  }

  private mutating func target(_ identifier: String, in document: Int) -> Target? {
    if controllers[document] == nil {
      controllers[document] = Dictionary(
        project.documents[document].identifiedControllers.map { ($0.identifier, $0.controller) },
        uniquingKeysWith: { first, _ in first })
    }
    return controllers[document]?[identifier].map { Target(document: document, controller: $0) }
  }

  /// Whether a file named `name` is in the project without being a storyboard that can be asked.
  private mutating func isOpaque(_ name: String) -> Bool {
    if let opaqueNames { return opaqueNames.contains(name) }
    var names: Set<String> = []
    for file in project.files {
      switch file {
      case .unreadable(let source, _, _): names.insert(source.stem)
      case .document(let document) where !document.isSupported: names.insert(document.name)
      case .document, .unopened: continue
      }
    }
    opaqueNames = names
    return names.contains(name)
  }
}
