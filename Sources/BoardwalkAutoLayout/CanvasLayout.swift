import BoardwalkDocument
import BoardwalkGraph

/// Lays out a document as Interface Builder's canvas does, from its constraints.
///
/// Frames of views that constraints or stack views place are found; those of all others are taken from
/// the document.
public struct CanvasLayout: Sendable {
  private let document: CompiledDocument
  private let canvas: Canvas
  private let containments: [Containment]

  /// A layout of `document` on `canvas`.
  public init(_ document: CompiledDocument, on canvas: Canvas) {
    self.document = document
    self.canvas = canvas
    containments = Containment.all(in: document)
  }

  /// The frames of all views that have an id, in their superviews' spaces, in points.
  public func frames() -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for (scene, containment) in zip(document.scenes, containments) {
      for unit in Units(scene).all { add(unit, containment, to: &frames) }
    }
    return frames
  }

  /// All that is laid out by itself, as it came out, by scene.
  public func unitsByScene() -> [[SolvedUnit]] {
    zip(document.scenes, containments).map { scene, containment in
      Units(scene).all.map { unit in
        SolvedUnit(layout(of: unit, containment), SolvedUnit.Role(unit))
      }
    }
  }

  private func add(_ unit: Units.Unit, _ containment: Containment, to frames: inout [String: Rect])
  {
    let layout = layout(of: unit, containment)
    for (node, frame) in zip(layout.tree.nodes, layout.frames) where !node.view.id.isEmpty {
      frames[node.view.id] = node.parent == nil ? node.view.frame : frame
    }
  }

  private func layout(of unit: Units.Unit, _ containment: Containment) -> UnitLayout {
    var holder = UnitHolder(role: unit.role, isLoose: unit.isLoose)
    var containment = containment
    if unit.isLoose { containment.isLooseFreeform = unit.view.isFreeform }
    if unit.role == .root, let frame = unit.view.frame {
      holder.safeArea = SafeAreaRules(canvas: canvas).insets(of: frame, containment)
    }
    let tree = LayoutTree(unit.view, guides: unit.guides, traits: canvas.traits)
    return UnitLayout(tree, canvas, holder)
  }
}

extension SolvedUnit.Role {
  /// What the view of `unit` is.
  fileprivate init(_ unit: Units.Unit) {
    switch unit.role {
    case .root: self = unit.isLoose ? .looseView : .controllerView
    case .tableCell: self = .tableCell
    case .other: self = .other
    }
  }
}

extension ViewTemplate {
  /// Whether its author gave it a size of its own on the canvas.
  fileprivate var isFreeform: Bool {
    rest.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }
}
