import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// A view with its place on the screen.
package struct PlacedView: Sendable {
  /// The content of a view.
  package enum Content: Sendable {
    /// A controller's own view, which only holds others.
    case controller(ControllerID)

    /// A navigation controller's bar, with the back button's title: that of the bar's own contents,
    /// or of a navigation controller around it.
    case navigationBar(NavigationBarContents, backTitle: String?)

    /// A navigation controller's toolbar, and its items from the left.
    case toolbar([BarButtonItemTemplate])

    /// A tab bar controller's bar.
    case tabBar([PlacedTab])

    /// The title above a section of a table.
    case sectionHeader(String)

    /// The title below a section of a table.
    case sectionFooter(String)

    /// The menu of an item of a collection, and what it offers, from the left.
    case menu([String])

    /// What the document says.
    indirect case view(ViewTemplate)
  }

  /// The position of a row in its table.
  package struct Row: Sendable, Hashable {
    /// Whether it is the first of its section.
    package let isFirst: Bool

    /// Whether it is the last of its section.
    package let isLast: Bool

    /// The table's style: `plain`, `grouped` or `insetGrouped`.
    package let style: String

    /// Whether a line separates it from its neighbours.
    package let hasSeparator: Bool

    /// Whether it is selected.
    package var isSelected = false

    /// What can be done to it while its table is edited; nil while it is not.
    package var editingStyle: CellEditingStyle?

    /// Whether it can be moved now.
    package var canMove = false

    /// What the buttons say that it shows where reading begins, in reading order.
    package var leadingButtons: [String] = []

    /// What the buttons say that it shows where reading ends, in reading order.
    package var trailingButtons: [String] = []
  }

  /// Its id in the document; empty if it has none.
  package var id: String

  /// Its class.
  package var className: String

  /// Its place in points of the screen; the origin is the screen's top left corner.
  package var frame: LayoutRect

  /// What it shows.
  package var content: Content

  /// The controller that it belongs to, or whose items it shows; nil if that is the one around it.
  package var owner: ControllerID?

  /// The cell that it is, where code copies cells; nil for everything else.
  package var cell: CellID?

  /// What the document says of a bar that belongs to a controller: its colors and its style.
  package var bar: BarContent?

  /// Whether what is inside ends at its edges.
  package var clips: Bool

  /// Where what it scrolls begins, as y on the screen, so that bars do not cover it; nil if that
  /// is at its top.
  package var contentTop: Double?

  /// Where the frames of what it scrolls begin on the screen; nil if that is its own corner.
  package var contentOrigin: LayoutPoint?

  /// Where the part of a list ends, as y on the screen, that bars do not cover; nil for its bottom.
  package var contentBottom: Double?

  /// Where it stands in its table, for a table's cells.
  package var row: Row?

  /// Whether it is a list whose rows or items are those that code gives it, rather than samples.
  package var showsRunningList = false

  /// The units of work that its own layout took; 0 for what was laid out with the view around it.
  var work = 0

  /// The views inside, back to front.
  package var subviews: [PlacedView]

  /// The view of `className` at `frame` that shows `content`.
  init(
    id: String = "", className: String, frame: LayoutRect, content: Content, clips: Bool = false,
    subviews: [PlacedView] = []
  ) {
    self.id = id
    self.className = className
    self.frame = frame
    self.content = content
    self.clips = clips
    self.subviews = subviews
  }

  /// What the document says of it; nil for what no document describes.
  package var template: ViewTemplate? {
    if case .view(let template) = content { template } else { nil }
  }

  /// The id of what is behind the content of a cell that is selected (COL-26).
  package static let selectedBackgroundID = "selectedBackgroundView"

  /// Whether neither it nor anything inside can be seen.
  package var isInvisible: Bool {
    guard let template else { return false }
    return template.isConcealed || template.alpha < 0.01
  }

  /// The first view with the id `id`, itself included.
  package func view(withID id: String) -> PlacedView? {
    if self.id == id { return self }
    for subview in subviews {
      if let found = subview.view(withID: id) { return found }
    }
    return nil
  }
}

/// One tab of a tab bar.
package struct PlacedTab: Sendable, Hashable {
  /// The title, or the image's name where it has none.
  package let title: String

  /// The name of its image; nil if it has none.
  package let image: String?

  /// The text in its badge.
  package let badge: String?

  /// Whether it is the one that is shown.
  package let isSelected: Bool

  /// Whether it can be tapped.
  package let isEnabled: Bool

  /// The tab `title` with `image` and `badge`.
  package init(title: String, image: String?, badge: String?, isSelected: Bool, isEnabled: Bool) {
    self.title = title
    self.image = image
    self.badge = badge
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }
}

extension PlacedView {
  /// The view with all that is inside it drawn as the transforms of `states` say, by the ids of the
  /// objects; frames stay those of the layout otherwise.
  func transformed(by states: [String: ViewState]) -> PlacedView {
    guard states.values.contains(where: { $0.transform != .identity }) else { return self }
    var view = self
    view.subviews = subviews.map { $0.transformed(by: states) }
    guard let transform = states[id]?.transform, transform != .identity else { return view }
    let center = LayoutPoint(
      x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2)
    view.transform(by: transform, about: center)
    return view
  }

  /// Moves the view with all that is inside it.
  mutating func move(by offset: LayoutPoint) {
    frame = frame.moved(by: offset)
    contentOrigin = contentOrigin.map { LayoutPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
    for index in subviews.indices { subviews[index].move(by: offset) }
  }

  private mutating func transform(by transform: ViewTransform, about center: LayoutPoint) {
    frame = transform.applied(to: frame, about: center)
    for index in subviews.indices { subviews[index].transform(by: transform, about: center) }
  }
}
