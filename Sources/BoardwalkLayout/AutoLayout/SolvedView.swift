import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// A view with the place that was found for it, and those inside.
package struct SolvedView: Sendable {
  /// The template.
  package let view: ViewTemplate

  /// Its frame in its superview's space, in points.
  package let frame: LayoutRect

  /// The subviews, back to front, without those that are uninstalled for the traits.
  package let subviews: [SolvedView]

  /// The units of work that its layout took; 0 inside of what was laid out together.
  let work: Int

  /// The node at `index` of what was laid out.
  init(_ index: Int, of layout: LayoutRootSolver) {
    let node = layout.tree.nodes[index]
    view = node.view
    frame = layout.frames[index]
    work = index == 0 ? layout.work : 0
    subviews = node.children.map { SolvedView($0, of: layout) }
  }
}
