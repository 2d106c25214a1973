import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject

/// The view controllers that are loaded together with another one, by embed segues and
/// relationships.
struct EmbedGraph {
  /// Controllers that load one another in a circle, of which one is embedded.
  struct Cycle {
    /// The index of the document with the embed segue that closes the circle.
    let document: Int

    /// The segue.
    let segue: Segue

    /// The controllers in the order in which they load; the first again at the end, unless there
    /// are many.
    let names: [String]
  }

  /// A controller, or a reference to one, in one of the project's documents.
  private struct Place: Hashable {
    var document: Int
    var node: Int
  }

  /// The edge from a reference to its scene has no segue.
  private typealias Graph = NavigationGraph<Place, Segue?>

  private let project: Project
  private var graph = Graph()

  init(_ project: Project) {
    self.project = project
    let storyboards = project.documents.enumerated().filter { $0.element.kind == .storyboard }
    let segues = storyboards.map(\.element.segues)
    // Most projects embed nothing, and are done here.
    guard segues.contains(where: { $0.contains { $0.element["kind"] == "embed" } }) else { return }
    var resolver = ReferenceResolver(project)
    for ((number, document), segues) in zip(storyboards, segues) {
      addSegues(segues, of: document, number)
      addReferences(of: document, number, &resolver)
    }
  }

  private mutating func addSegues(_ segues: [Segue], of document: Document, _ number: Int) {
    var filledTabBars: Set<Int> = []
    for segue in segues {
      guard let controller = document.controller(of: segue.element)?.element,
        let destination = document.destination(of: segue)
      else { continue }
      switch (segue.kind, segue.relationship) {
      case (.embed, _), (.relationship, .rootViewController): break
      // Only the first tab's view loads with the tab bar controller's.
      case (.relationship, .viewControllers):
        guard filledTabBars.insert(controller.index).inserted else { continue }
      default: continue
      }
      let from = Place(document: number, node: controller.index)
      let to = Place(document: number, node: destination.index)
      graph.addEdge(from: from, to: to, segue)
    }
  }

  /// A reference loads its scene, if exactly one scene of the project matches.
  private mutating func addReferences(
    of document: Document, _ number: Int, _ resolver: inout ReferenceResolver
  ) {
    for element in document.elements(of: .viewControllerPlaceholder) {
      let reference = StoryboardReference(element)
      guard reference.bundleIdentifier == nil,
        case .found(let targets) = resolver.resolve(reference, in: number), targets.count == 1
      else { continue }
      let to = Place(document: targets[0].document, node: targets[0].controller.index)
      graph.addEdge(from: Place(document: number, node: element.index), to: to, nil)
    }
  }

  /// The cycles, each once, in the order of discovery.
  var cycles: [Cycle] {
    var cycles: [Cycle] = []
    graph.forEachCycle { path, closing in
      if let cycle = cycle(path, closedBy: closing) { cycles.append(cycle) }
    }
    return cycles
  }

  /// The circle of `path` and `last`; nil if nothing in it is embedded.
  private func cycle(_ path: ArraySlice<Graph.Edge>, closedBy last: Graph.Edge) -> Cycle? {
    let embed = last.label?.kind == .embed ? last : path.last { $0.label?.kind == .embed }
    guard let embed, let segue = embed.label else { return nil }
    var names = path.prefix(Self.longestPath).compactMap { words(of: $0.source) }
    if path.count < Self.longestPath { names += [last.source, last.destination].compactMap(words) }
    return Cycle(document: embed.source.document, segue: segue, names: names)
  }

  /// The maximum number of names of a cycle in a message.
  private static let longestPath = 8

  /// The name of a controller for people; nil for a reference, whose scene comes next.
  private func words(of place: Place) -> String? {
    let document = project.documents[place.document]
    guard let element = document.tree.element(at: place.node),
      document.kind(of: element) != .viewControllerPlaceholder
    else { return nil }
    return ViewController(element).displayName
  }
}
