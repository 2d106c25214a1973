/// Search bars and search controllers.
extension Exercise {
  /// A table of three letters with a search bar in the navigation bar, and `members`.
  private static func search(_ members: String) -> String {
    """
    behavior ItemsViewController {
      state search = nil
      viewDidLoad {
        search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.delegate = self
        search.searchBar.scopeButtonTitles = ["All", "Some"]
        navigationItem.searchController = search
      }
      rows { ["a", "b", "c"] }
      cell "0" for letter, style: .default { textLabel.text = letter }
      \(members)
    }
    """
  }

  static let searching = [
    Exercise(
      .call("searchBarTextDidBeginEditing"),
      search("searchBarTextDidBeginEditing { log \"begin \\(searchBar.placeholder)\" }"),
      .tap("Search"), logs: ["begin Search"]),
    Exercise(
      .call("searchBarTextDidEndEditing"),
      search("searchBarTextDidEndEditing { log \"end \\(searchBar.text)\" }"),
      .tap("Search"), .type("x"), .tap("Cancel"), logs: ["end "]),
    Exercise(
      .call("searchBarSearchButtonClicked"),
      search("searchBarSearchButtonClicked { log searchBar.text }"),
      .tap("Search"), .type("ab"), .pressReturn, logs: ["ab"]),
    Exercise(
      .call("searchBarCancelButtonClicked"),
      search("searchBarCancelButtonClicked { log \"cancel \\(searchBar.text)\" }"),
      .tap("Search"), .type("ab"), .tap("Cancel"), logs: ["cancel ab"]),
    Exercise(
      .call("searchBarSelectedScopeDidChange"),
      search("searchBarSelectedScopeDidChange { log \"scope \\(selectedScope)\" }"),
      .tap("Search"), .tap("Some"), .tap("Some"), logs: ["scope 1"]),
    Exercise(
      .call("updateSearchResults"),
      search(
        "updateSearchResults { log \"\\(searchController.isActive) "
          + "\\(searchController.searchBar.text)\" }"),
      .tap("Search"), .type("x"), .tap("Cancel"), logs: ["true ", "true x", "false "]),
    Exercise(
      .call("willPresentSearchController"),
      search("willPresentSearchController { log \"\\(searchController.isActive)\" }"),
      .tap("Search"), logs: ["true"]),
    Exercise(
      .call("didPresentSearchController"),
      search("didPresentSearchController { log \"searching\" }"), .tap("Search"),
      logs: ["searching"]),
    Exercise(
      .call("willDismissSearchController"),
      search("willDismissSearchController { log \"ends\" }"), .tap("Search"), .tap("Cancel"),
      logs: ["ends"]),
    Exercise(
      .call("didDismissSearchController"),
      search(
        """
        didDismissSearchController { log "ended" }
          action addNewItem(sender) { search.isActive = !search.isActive }
        """), .tap("+"), .tap("Cancel"), logs: ["ended"]),
  ]
}
