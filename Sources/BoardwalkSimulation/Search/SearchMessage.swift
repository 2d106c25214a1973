/// A call of a search controller, by the word of the handler that a behavior has for it.
enum SearchMessage: String, Sendable, Hashable, CaseIterable {
  case update = "updateSearchResults"
  case willPresent = "willPresentSearchController"
  case didPresent = "didPresentSearchController"
  case willDismiss = "willDismissSearchController"
  case didDismiss = "didDismissSearchController"
}
