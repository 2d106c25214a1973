import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation

/// A view with its frame, for programs.
package struct ViewSnapshot: Sendable, Hashable, Codable {
  /// Its id in the document, or that of the controller whose view it is; absent without one.
  package var id: String?

  /// Its class.
  package var `class`: String

  /// Left, top, width and height in points, in the superview's space; at most two decimals.
  package var frame: [Double]

  /// Left and top of the visible part of its scrolled content, as UIKit's `contentOffset`; absent
  /// if that begins at the corner of the view.
  package var contentOffset: [Double]?

  /// Its text.
  package var text: String?

  /// The placeholder of a field.
  package var placeholder: String?

  /// The name of its image.
  package var image: String?

  /// The contents of a bar, one fact each.
  package var bar: [String]?

  /// Whether it is hidden; absent if it is visible.
  package var hidden: Bool?

  /// Whether it is enabled; absent if it is.
  package var enabled: Bool?

  /// The views inside, back to front.
  package var views: [ViewSnapshot]

  /// Adds the ids of the view and its subviews to `ids`.
  func collectIDs(in ids: inout Set<String>) {
    if let id { ids.insert(id) }
    for view in views { view.collectIDs(in: &ids) }
  }

  /// `view`, whose superview begins at `origin` on the screen of `simulation`.
  init(_ view: PlacedView, in origin: LayoutPoint, of simulation: Simulation) {
    let template = view.template
    `class` = view.className
    frame = [
      view.frame.minX - origin.x, view.frame.minY - origin.y, view.frame.size.width,
      view.frame.size.height,
    ].map(PlainNumber.rounded)
    id = view.id.isEmpty ? nil : view.id
    let display = DisplayContent(view)
    if case .controller(let controller) = display { id = simulation.template(of: controller)?.id }
    text = display.text
    placeholder = display.placeholder
    image = display.imageName
    let facts = BarLines.lines(of: display)
    bar = facts.isEmpty ? nil : facts
    hidden = template?.isConcealed == true ? true : nil
    enabled = (template?.isEnabled ?? view.menuEntry?.isEnabled) == false ? false : nil
    let origin = view.contentOrigin ?? view.frame.origin
    let offset = [view.frame.minX - origin.x, view.frame.minY - origin.y].map(PlainNumber.rounded)
    contentOffset = offset == [0, 0] ? nil : offset
    views = view.subviews.map { ViewSnapshot($0, in: origin, of: simulation) }
  }
}
