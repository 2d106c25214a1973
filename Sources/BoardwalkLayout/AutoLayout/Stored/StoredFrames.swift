import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The frames that a document stores of views that constraints or stack views place (LAY-01): what
/// Interface Builder's own Auto Layout found.
package struct StoredFrames: Sendable {
  /// One such view.
  package struct Entry: Sendable {
    /// Its id.
    package let id: String

    /// The element's name.
    package let kind: String

    /// The element name of its superview.
    package let superview: String

    /// The stored frame, in the superview's space.
    package let frame: LayoutRect

    /// Whether Interface Builder marks it, or a view around it, as misplaced or ambiguous.
    package let isMarked: Bool

    /// Whether nothing near it is marked, and some layout that keeps the constraints comes to the frames
    /// stored near it.
    ///
    /// Near are all views of the same unit: the controller's view and what is inside it, or a cell and
    /// what is inside it. Only required constraints between views count, none with safe areas, guides
    /// or margins, since what those were is not stored; origins and lengths may be half a point off for
    /// rounding.
    package let isFair: Bool
  }

  /// All of them, in document order.
  package private(set) var entries: [Entry] = []

  /// The stored frames of `document`, which was drawn on `canvas`.
  package init(_ document: CompiledDocument, on canvas: Canvas) {
    for scene in document.scenes {
      for unit in Units(scene).all {
        add(LayoutTree(unit.view, guides: unit.guides, traits: canvas.traits), canvas)
      }
    }
  }

  private mutating func add(_ tree: LayoutTree, _ canvas: Canvas) {
    var isMarked: [Bool] = []
    for node in tree.nodes {
      let isOwn =
        node.attributes["misplaced"] == "YES" || node.attributes["ambiguous"] == "YES"
      isMarked.append(isOwn || (node.parent.map { isMarked[$0] } ?? false))
    }
    let isFair = !isMarked.contains(true) && StoredConsistency(tree, canvas).isConsistent
    for (node, isMarked) in zip(tree.nodes, isMarked) where node.isPlaced {
      guard let frame = node.view.frame, let parent = node.parent, !node.view.id.isEmpty else {
        continue
      }
      entries.append(
        Entry(
          id: node.view.id, kind: node.view.kind, superview: tree.nodes[parent].view.kind,
          frame: frame, isMarked: isMarked, isFair: isFair))
    }
  }
}

extension CompiledDocument {
  /// The document without the frames that constraints or stack views place; of what shows text or a
  /// symbol it keeps the size where `textSizes` are the stored ones.
  package func withoutPlacedFrames(keeping textSizes: Canvas.TextSizes, on canvas: Canvas) -> Self {
    var document = self
    let blank = Blank(textSizes: textSizes, canvas: canvas)
    for index in document.scenes.indices {
      for place in document.scenes[index].looseViews.indices {
        blank.clear(&document.scenes[index].looseViews[place], in: nil)
      }
      if case .controller(var controller) = document.scenes[index].content {
        blank.clear(&controller)
        document.scenes[index].content = .controller(controller)
      }
    }
    return document
  }
}

/// Clears the frames that are to be found.
private struct Blank {
  let textSizes: Canvas.TextSizes
  let canvas: Canvas

  func clear(_ controller: inout ControllerTemplate) {
    if var view = controller.view {
      clear(&view, in: nil)
      controller.view = view
    }
    if var item = controller.navigationItem {
      if var view = item.titleView {
        clear(&view, in: nil)
        item.titleView = view
      }
      for index in item.leftBarButtonItems.indices { clear(&item.leftBarButtonItems[index]) }
      for index in item.rightBarButtonItems.indices { clear(&item.rightBarButtonItems[index]) }
      controller.navigationItem = item
    }
    for index in controller.toolbarItems.indices { clear(&controller.toolbarItems[index]) }
    for index in controller.nested.indices { clear(&controller.nested[index]) }
  }

  private func clear(_ item: inout BarButtonItemTemplate) {
    guard var view = item.customView else { return }
    clear(&view, in: nil)
    item.customView = view
  }

  func clear(_ view: inout ViewTemplate, in superview: ViewTemplate?) {
    if let superview, isPlaced(view, in: superview) {
      let size = view.frame?.size
      view.frame = nil
      if textSizes == .stored, let size, StoredSizes.keepsSize(view, symbols: canvas.symbols) {
        view.frame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
      }
    }
    let outer = view
    for index in view.subviews.indices { clear(&view.subviews[index], in: outer) }
    for index in view.items.indices { clear(&view.items[index]) }
    if var table = view.table {
      for index in table.prototypes.indices { clear(&table.prototypes[index], in: nil) }
      for section in table.sections.indices {
        for index in table.sections[section].cells.indices {
          clear(&table.sections[section].cells[index], in: nil)
        }
      }
      for index in table.headerView.indices { clear(&table.headerView[index], in: nil) }
      for index in table.footerView.indices { clear(&table.footerView[index], in: nil) }
      view.table = table
    }
    if var collection = view.collection {
      for index in collection.prototypes.indices { clear(&collection.prototypes[index], in: nil) }
      for index in collection.reusableViews.indices {
        clear(&collection.reusableViews[index], in: nil)
      }
      view.collection = collection
    }
  }

  private func isPlaced(_ view: ViewTemplate, in superview: ViewTemplate) -> Bool {
    let variation = ActiveVariation(view.rest.attributes, view.variations, traits: canvas.traits)
    let placement = LayoutNode.Placement(
      view, variation.attributes, in: superview.elementKind)
    return placement == .constraints || placement == .stack
  }
}
