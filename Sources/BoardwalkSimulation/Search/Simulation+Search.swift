import BoardwalkDocument
import BoardwalkGraph

/// Search controllers: each controller can have one.
extension Simulation {
  /// The duration in milliseconds in which the search interface appears or disappears.
  private static let searchDuration = 400

  /// Gives `id` a search controller, which is shown nowhere yet; `results` shows its results.
  mutating func makeSearchController(of id: ControllerID, results: ControllerID? = nil) {
    guard !isOver else { return }
    controllers[id]?.views[SearchState.barID] = nil
    var search = SearchState()
    if let results, results != id {
      search.resultsController = results
      hold([results], insteadOf: [], by: id)
      configure(id) { $0.definesPresentationContext = true }
      configure(results) { $0.modalPresentationStyle = .overCurrentContext }
    }
    controllers[id]?.search = search
  }

  /// Changes the search controller of `id`; a list that has its search bar makes room for it.
  mutating func updateSearch(of id: ControllerID, _ change: (inout SearchState) -> Void) {
    guard !isOver, var search = controllers[id]?.search else { return }
    let before = search.placement
    change(&search)
    controllers[id]?.search = search
    guard search.placement != before else { return }
    for placement in [before, search.placement] { arrangeList(around: placement) }
  }

  /// Makes room again for the search bar of a list at `placement`.
  private mutating func arrangeList(around placement: SearchState.Placement?) {
    guard case .header(let list)? = placement, prepare(list) else { return }
    change(list) { $0.isArranged = false }
    layoutQueue.add(list)
  }

  /// The search bar of the search controller of `id`; nil if it has none.
  func searchBar(of id: ControllerID) -> ViewID? {
    controllers[id]?.search.map { _ in ViewID(SearchState.barID, of: id) }
  }

  /// The search bar of the search controller of `id` in its current state: with its Cancel button
  /// and its scopes during a search.
  func searchBarView(of id: ControllerID) -> ViewTemplate? {
    guard let search = controllers[id]?.search,
      var state = self[ViewID(SearchState.barID, of: id)]
    else { return nil }
    state.showsScopeBar = state.showsScopeBar || search.isActive
    if search.isActive, search.automaticallyShowsCancelButton { state.showsCancelButton = true }
    var bar = SearchState.bar.becoming(state)
    if !bar.segmentTitles.isEmpty { bar.frame?.size.height += SearchState.scopeBarHeight }
    return bar
  }

  /// `view` of the controller `id` with the search bar above the rows of the table that has it
  /// there.
  func showingSearchBar(_ view: ViewTemplate, of id: ControllerID) -> ViewTemplate {
    guard case .header(let list)? = controllers[id]?.search?.placement,
      let bar = searchBarView(of: id)
    else { return view }
    return view.showing(bar, aboveRowsOf: list.object)
  }

  /// The height of the search bar above the rows of `list`, in points; 0 without one.
  func searchBarHeight(above list: ListID) -> Double {
    guard controllers[list.controller]?.search?.placement == .header(list) else { return 0 }
    return searchBarView(of: list.controller)?.frame?.size.height ?? 0
  }

  /// Whether `view` is the search bar of a search controller.
  private func isSearchBar(_ view: ViewID) -> Bool {
    view.object == SearchState.barID && controllers[view.controller]?.search != nil
  }

  // MARK: Beginning and ending

  /// The consequences of `message` of the search bar `view` for its search controller.
  mutating func continueSearch(after message: EditingMessage, in view: ViewID) {
    guard isSearchBar(view), !isOver else { return }
    switch message {
    case .didBegin:
      setSearchActive(true, of: view.controller)
      notifySearch(.update, of: view.controller)
    case .didChange, .didChangeScope:
      notifySearch(.update, of: view.controller)
      showResults(of: view.controller)
    case .cancelButton: setSearchActive(false, of: view.controller)
    default: break
    }
  }

  /// `isActive`: begins the search of `id`, or ends it, which empties the search bar (SRCH-02).
  mutating func setSearchActive(_ isActive: Bool, of id: ControllerID) {
    guard !isOver, let search = controllers[id]?.search, search.isActive != isActive,
      search.placement != nil
    else { return }
    controllers[id]?.search?.isActive = isActive
    if searchBar(of: id).flatMap({ self[$0] })?.segmentTitles.isEmpty == false {
      arrangeList(around: search.placement)
    }
    notifySearch(isActive ? .willPresent : .willDismiss, of: id)
    if !isActive, let bar = searchBar(of: id) {
      self[bar]?.text = ""
      resignFirstResponder(.view(bar))
      showResults(of: id)
      notifySearch(.update, of: id)
    }
    addEvent(.search(id, isActive ? .didPresent : .didDismiss), in: Self.searchDuration)
  }

  /// Shows the results controller of the search of `id` over `id` while there is a text to search
  /// for (SRCH-04).
  private mutating func showResults(of id: ControllerID) {
    guard !isOver, let search = controllers[id]?.search,
      let results = search.resultsController, controllers.contains(results)
    else { return }
    let text = searchBar(of: id).flatMap { self[$0]?.text } ?? ""
    let isShown = controllers[results]?.presenting == id
    switch search.isActive && !text.isEmpty {
    case true where !isShown: present(results, from: id, animated: false)
    case false where isShown: dismiss(results, animated: false)
    default: break
    }
  }

  /// Whether `transition` shows the results of a search.
  func showsResults(_ transition: Transition) -> Bool {
    guard let presenter = transition.presenter, let incoming = transition.incoming.last else {
      return false
    }
    return controllers[presenter]?.search?.resultsController == incoming
  }

  /// Sends `message` of the search controller of `id` to its results updater or its delegate.
  mutating func notifySearch(_ message: SearchMessage, of id: ControllerID) {
    guard !isOver, let search = controllers[id]?.search,
      let receiver = message == .update ? search.updater : search.delegate,
      let code = behavior(of: receiver, as: (any SearchControllerDelegate).self),
      code.handles(message.rawValue)
    else { return }
    record(receiver, DelegateCall(message.rawValue))
    code.receive(message, of: id, as: receiver, on: &self)
  }

  // MARK: Scopes

  /// Taps the scope `index` of the search bar `view`.
  mutating func chooseScope(_ index: Int, of view: ViewID) {
    guard self[view]?.selectedSegmentIndex ?? 0 != index else { return }
    self[view]?.selectedSegmentIndex = index
    notify(.didChangeScope(index), of: view, .searchBar)
  }
}

extension ViewTemplate {
  /// The view with `bar` as the header of the table with the id `list`.
  fileprivate func showing(_ bar: ViewTemplate, aboveRowsOf list: String) -> ViewTemplate {
    var view = self
    if id == list {
      view.table?.headerView = [bar]
    } else {
      view.subviews = subviews.map { $0.showing(bar, aboveRowsOf: list) }
    }
    return view
  }
}

/// Its search controller.
extension RunningController {
  /// Makes a search controller whose search bar is at `placement`, and becomes its delegate and the
  /// one that updates its results.
  public mutating func makeSearchController(
    in placement: SearchState.Placement = .navigationBar, placeholder: String? = nil,
    scopes: [String] = []
  ) {
    guard isAlive else { return }
    let owner = id
    simulation.makeSearchController(of: owner)
    simulation.updateSearch(of: owner) { search in
      search.placement = placement
      search.updater = owner
      search.delegate = owner
    }
    guard let bar = searchBar, var state = self[bar] else { return }
    state.placeholder = placeholder ?? state.placeholder
    state.segmentTitles = scopes
    self[bar] = state
  }

  /// Its search controller; nil if it has none.
  public var search: SearchState? { simulation[id]?.search }

  /// The search bar of its search controller.
  public var searchBar: ViewID? { simulation.searchBar(of: id) }

  /// Begins its search, or ends it.
  public mutating func setSearchActive(_ isActive: Bool) {
    if isAlive { simulation.setSearchActive(isActive, of: id) }
  }
}
