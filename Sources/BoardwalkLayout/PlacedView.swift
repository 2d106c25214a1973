import BoardwalkDocument
import BoardwalkGraph
import BoardwalkStage

/// A view with its place on the screen.
public struct PlacedView: Sendable {
  /// What a view shows.
  public enum Content: Sendable {
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

  /// Where a row stands in its table.
  public struct Row: Sendable, Hashable {
    /// Whether it is the first of its section.
    public let isFirst: Bool

    /// Whether it is the last of its section.
    public let isLast: Bool

    /// The table's style: `plain`, `grouped` or `insetGrouped`.
    public let style: String

    /// Whether a line separates it from its neighbours.
    public let hasSeparator: Bool

    /// Whether it is selected.
    public var isSelected = false

    /// What can be done to it while its table is edited; nil while it is not.
    public var editingStyle: CellEditingStyle?

    /// Whether it can be moved now.
    public var canMove = false

    /// What its delete button says; nil where it shows none.
    public var deleteTitle: String?
  }

  /// Its id in the document; empty where it has none.
  public var id: String

  /// Its class.
  public var className: String

  /// Its place in points of the screen; the origin is the screen's top left corner.
  public var frame: Rect

  /// What it shows.
  public var content: Content

  /// What the document says of a bar that belongs to a controller: its colours and its style.
  public var bar: ArchivedElement?

  /// Whether what is inside ends at its edges.
  public var clips: Bool

  /// Where what it scrolls begins, as y on the screen, so that bars do not cover it; nil where that
  /// is at its top.
  public var contentTop: Double?

  /// Where the part of a list ends, as y on the screen, that bars do not cover; nil for its bottom.
  public var contentBottom: Double?

  /// Where it stands in its table, for a table's cells.
  public var row: Row?

  /// The views inside, back to front.
  public var subviews: [PlacedView]

  /// The view of `className` at `frame` that shows `content`.
  init(
    id: String = "", className: String, frame: Rect, content: Content, clips: Bool = false,
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
  public var template: ViewTemplate? {
    if case .view(let template) = content { template } else { nil }
  }

  /// The id of what is behind the content of a cell that is selected (COL-26).
  public static let selectedBackgroundID = "selectedBackgroundView"

  /// Whether neither it nor anything inside can be seen.
  public var isInvisible: Bool {
    guard let template else { return false }
    return template.isConcealed || template.alpha < 0.01
  }

  /// The first view with the id `id`, itself included.
  public func view(withID id: String) -> PlacedView? {
    if self.id == id { return self }
    for subview in subviews {
      if let found = subview.view(withID: id) { return found }
    }
    return nil
  }
}

/// One tab of a tab bar.
public struct PlacedTab: Sendable, Hashable {
  /// The title, or the image's name where it has none.
  public let title: String

  /// The text in its badge.
  public let badge: String?

  /// Whether it is the one that is shown.
  public let isSelected: Bool

  /// Whether it can be tapped.
  public let isEnabled: Bool

  /// The tab `title` with `badge`.
  public init(title: String, badge: String?, isSelected: Bool, isEnabled: Bool) {
    self.title = title
    self.badge = badge
    self.isSelected = isSelected
    self.isEnabled = isEnabled
  }
}
