import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSchema
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

    /// The menu of an item of a collection, with its actions, from the left.
    case menu([String])

    /// An open menu, with its title; its subviews are the entries.
    case openMenu(title: String)

    /// An entry of an open menu.
    case menuEntry(PlacedMenuEntry)

    /// A view of the document.
    indirect case view(ViewTemplate)
  }

  /// The position of a row in its table.
  package struct Row: Sendable, Hashable {
    /// Whether it is the first of its section.
    package let isFirst: Bool

    /// Whether it is the last of its section.
    package let isLast: Bool

    /// The table's style.
    package let style: TableViewStyle

    /// Whether a line separates it from its neighbors.
    package let hasSeparator: Bool

    /// Whether it is selected.
    package var isSelected = false

    /// Its editing style while its table is edited; nil otherwise.
    package var editingStyle: CellEditingStyle?

    /// Whether it can be moved now.
    package var canMove = false

    /// The titles of the visible buttons at the leading edge, in reading order.
    package var leadingButtons: [String] = []

    /// The titles of the visible buttons at the trailing edge, in reading order.
    package var trailingButtons: [String] = []
  }

  /// Its id in the document; empty if it has none.
  package var id: String

  /// Its class.
  package var className: String

  /// Its place in points of the screen; the origin is the screen's top left corner.
  package var frame: LayoutRect

  /// The content.
  package var content: Content

  /// The controller that owns it, or whose items it shows; nil for that of its superview.
  package var owner: ControllerID?

  /// The cell of a list with code; nil for any other view.
  package var cell: CellID?

  /// The content of a bar of a controller: its colors and its style.
  package var bar: BarContent?

  /// Whether it clips its subviews.
  package var clips: Bool

  /// The start of its scrolled content, as y on the screen, below bars; nil for its top.
  package var contentTop: Double?

  /// The origin of its scrolled content on the screen; nil for its own corner.
  package var contentOrigin: LayoutPoint?

  /// The part of the screen that no bar covers, if it is the root of a layout.
  package var safeArea: LayoutRect?

  /// The end of the part of a list that bars do not cover, as y on the screen; nil for its bottom.
  package var contentBottom: Double?

  /// Its position in its table, for a table's cells.
  package var row: Row?

  /// Whether it is a list with a data source, and not with samples.
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

  /// The template; nil if no document describes it.
  package var template: ViewTemplate? {
    if case .view(let template) = content { template } else { nil }
  }

  /// The entry of an open menu; nil for other views.
  package var menuEntry: PlacedMenuEntry? {
    if case .menuEntry(let entry) = content { entry } else { nil }
  }

  /// The id of the background view of a selected cell (COL-26).
  package static let selectedBackgroundID = "selectedBackgroundView"

  /// Whether neither it nor a subview is visible.
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

/// One entry of an open menu.
package struct PlacedMenuEntry: Sendable, Hashable {
  /// Its number in the menu, from 0.
  package let index: Int

  /// The title.
  package let title: String

  /// The name of its image; nil if it has none.
  package let image: String?

  /// Whether it can be tapped.
  package let isEnabled: Bool

  /// Whether it is destructive.
  package let isDestructive: Bool

  /// Whether it opens another menu.
  package let opensMenu: Bool
}

/// One tab of a tab bar.
package struct PlacedTab: Sendable, Hashable {
  /// The title, or the image's name without one.
  package let title: String

  /// The name of its image; nil if it has none.
  package let image: String?

  /// The text in its badge.
  package let badge: String?

  /// Whether it is the selected one.
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
  /// The view with its subviews, with the transforms of `states` applied, by object id.
  func transformed(by states: [String: ViewState]) -> PlacedView {
    guard states.values.contains(where: { $0.transform != .identity }) else { return self }
    var view = self
    view.subviews = subviews.map { $0.transformed(by: states) }
    guard let transform = states[id]?.transform, transform != .identity else { return view }
    view.transform(by: transform, about: frame.center)
    return view
  }

  private mutating func transform(by transform: ViewTransform, about center: LayoutPoint) {
    frame = transform.applied(to: frame, about: center)
    for index in subviews.indices { subviews[index].transform(by: transform, about: center) }
  }
}
