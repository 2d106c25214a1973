import BoardwalkDocument
import BoardwalkProject

/// Compiles documents into the graph that the simulation runs.
///
/// Compiling never fails: rules report the errors of a document. A dangling id stays dangling in
/// the graph.
package struct Compiler: Sendable {
  private let paths: CompiledPaths

  /// A compiler of the app in `folder`, or else of single documents.
  package init(folder: String? = nil) { paths = CompiledPaths(in: folder) }

  /// The graph of all iOS documents and behaviors of `project`, which launches with `main`.
  ///
  /// Neither the order of the files nor that of `strings` matters. Relationships by which a
  /// container would contain itself are removed, so that the simulation terminates.
  package func compile(
    _ project: Project, main: Document? = nil, strings: [StringsTable] = [],
    colorSets: [ColorSet] = []
  ) -> SceneGraph {
    let documents = project.documents.filter(\.isSupported).sorted {
      ($0.name.utf8Order, $0.file.path.utf8Order) < ($1.name.utf8Order, $1.file.path.utf8Order)
    }
    var graph = SceneGraph(
      documents: documents.compactMap { CompiledDocument(compiling: $0, paths: paths) },
      main: main.flatMap { main in
        documents.firstIndex { $0.file.path == main.file.path && $0.name == main.name }
      },
      strings: strings.sorted(by: StringsTable.isOrdered),
      colorSets: colorSets,
      behaviors: project.behaviors.map { BehaviorText(compiling: $0, paths: paths) }.sorted {
        ($0.path.utf8Order, $0.text.utf8Order) < ($1.path.utf8Order, $1.text.utf8Order)
      })
    graph.removeCircularRelationships()
    return graph
  }
}
