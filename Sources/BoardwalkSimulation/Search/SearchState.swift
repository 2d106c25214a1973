import BoardwalkBase
import BoardwalkGraph

/// The search controller of a controller, at one moment: `UISearchController`, which filters its
/// controller's contents, or shows the results in another controller.
public struct SearchState: Sendable, Hashable {
  /// The position of its search bar.
  public enum Placement: Sendable, Hashable {
    /// Below the titles of the navigation bar: `navigationItem.searchController`.
    case navigationBar

    /// Above the rows of a table: `tableHeaderView`.
    case header(ListID)
  }

  /// Whether the search is active.
  public internal(set) var isActive = false

  /// The placement of its search bar; nil before it has one.
  public internal(set) var placement: Placement?

  /// Whether titles and items of the navigation bar make room for the search.
  public var hidesNavigationBarDuringPresentation = true

  /// Whether the search bar shows its Cancel button meanwhile.
  public var automaticallyShowsCancelButton = true

  /// Whether the contents below are dimmed; it has no effect in a simulation.
  public var obscuresBackgroundDuringPresentation = false

  /// The controller that shows the results; nil if its own controller does.
  public internal(set) var resultsController: ControllerID?

  /// The controller that updates the results: `searchResultsUpdater`.
  public internal(set) var updater: ControllerID?

  /// The delegate for the beginning and end of the search.
  public internal(set) var delegate: ControllerID?

  /// The id of its search bar, which no document describes.
  static let barID = "searchController.searchBar"

  /// The height of its search bar, in points.
  static let barHeight = 52.0

  /// The height of the scopes below its text, in points (SRCH-05).
  package static let scopeBarHeight = 44.0

  /// The initial state of its search bar.
  static let bar: ViewTemplate = {
    var bar = ViewTemplate.createdByCode(
      barID, "searchBar", frame: LayoutRect(x: 0, y: 0, width: 375, height: barHeight))
    bar.placeholder = "Search"
    return bar
  }()

  /// Whether the titles and items of the navigation bar are hidden now.
  var hidesNavigationBar: Bool {
    isActive && placement == .navigationBar && hidesNavigationBarDuringPresentation
  }

  /// The value with controllers renumbered by `number`.
  func renumbered(_ number: (ControllerID?) -> ControllerID?) -> SearchState {
    var copy = self
    copy.updater = number(updater)
    copy.delegate = number(delegate)
    copy.resultsController = number(resultsController)
    if case .header(let list)? = placement, let id = number(list.controller) {
      copy.placement = .header(ListID(list.object, of: id))
    }
    return copy
  }
}
