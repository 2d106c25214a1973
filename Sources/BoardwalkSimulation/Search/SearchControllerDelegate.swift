/// The delegate of a search controller: the methods of `UISearchResultsUpdating` and
/// `UISearchControllerDelegate` (SRCH-01, SRCH-02).
public protocol SearchControllerDelegate: ControllerBehavior {
  /// `updateSearchResults(for:)`: the search bar becomes first responder, its text or its scope
  /// changes, or the search ends.
  func updateSearchResults(_ controller: inout Instance, for search: ControllerID)

  /// `willPresentSearchController(_:)`
  func willPresentSearchController(_ controller: inout Instance, of search: ControllerID)

  /// `didPresentSearchController(_:)`
  func didPresentSearchController(_ controller: inout Instance, of search: ControllerID)

  /// `willDismissSearchController(_:)`
  func willDismissSearchController(_ controller: inout Instance, of search: ControllerID)

  /// `didDismissSearchController(_:)`
  func didDismissSearchController(_ controller: inout Instance, of search: ControllerID)
}

extension SearchControllerDelegate {
  /// Does nothing.
  public func updateSearchResults(_ controller: inout Instance, for search: ControllerID) {}

  /// Does nothing.
  public func willPresentSearchController(
    _ controller: inout Instance, of search: ControllerID
  ) {}

  /// Does nothing.
  public func didPresentSearchController(_ controller: inout Instance, of search: ControllerID) {}

  /// Does nothing.
  public func willDismissSearchController(
    _ controller: inout Instance, of search: ControllerID
  ) {}

  /// Does nothing.
  public func didDismissSearchController(_ controller: inout Instance, of search: ControllerID) {}
}

extension SearchControllerDelegate {
  /// Calls the method for `message` of the search controller of `search`.
  func receive(
    _ message: SearchMessage, of search: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.search(message, of: search), as: id, on: &simulation) { instance in
      switch message {
      case .update: updateSearchResults(&instance, for: search)
      case .willPresent: willPresentSearchController(&instance, of: search)
      case .didPresent: didPresentSearchController(&instance, of: search)
      case .willDismiss: willDismissSearchController(&instance, of: search)
      case .didDismiss: didDismissSearchController(&instance, of: search)
      }
    }
  }
}
