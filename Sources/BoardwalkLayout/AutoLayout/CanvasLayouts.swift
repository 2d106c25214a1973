import BoardwalkGraph

/// The layouts of an app's documents on Interface Builder's canvas, which all scenes of a document
/// share: each takes time in proportion to its document.
package struct CanvasLayouts: Sendable {
  private let layouts: [CanvasLayout]

  /// The layouts of the documents of `graph`.
  package init(_ graph: SceneGraph) {
    layouts = graph.documents.map { CanvasLayout($0, on: Canvas($0)) }
  }

  /// The layout of the document with the index `document`.
  subscript(document: Int) -> CanvasLayout { layouts[document] }
}
