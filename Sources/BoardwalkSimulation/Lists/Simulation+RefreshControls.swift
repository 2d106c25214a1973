import BoardwalkGraph

/// Refresh controls of views that scroll.
extension Simulation {
  /// `UIRefreshControl()`: gives `id` a refresh control, which no view has yet.
  mutating func makeRefreshControl(of id: ControllerID) -> ViewID {
    if !isOver {
      controllers[id]?.createdRefreshControl = CreatedRefreshControl()
      controllers[id]?.views[CreatedRefreshControl.id] = nil
    }
    return ViewID(CreatedRefreshControl.id, of: id)
  }

  /// The refresh controls of the controller `id`, by the ids of the views that scroll: those of its
  /// document, and the one that code made.
  func refreshControls(of id: ControllerID) -> [String: ViewTemplate] {
    var controls = blueprint(of: id)?.refreshControls ?? [:]
    if let holder = controllers[id]?.createdRefreshControl?.holder {
      controls[holder] = CreatedRefreshControl.view
    }
    return controls
  }

  /// The refresh control of the view `view`, which scrolls; nil if it has none.
  func refreshControl(of view: ViewID) -> ViewID? {
    refreshControls(of: view.controller)[view.object].map { ViewID($0.id, of: view.controller) }
  }

  /// `view.refreshControl = control`: gives `view` the control that code has made, or none. Returns
  /// whether that is possible: the controls of documents stay where they are.
  mutating func setRefreshControl(_ control: ViewID?, of view: ViewID) -> Bool {
    guard control != refreshControl(of: view) else { return true }
    let created = ViewID(CreatedRefreshControl.id, of: view.controller)
    guard control == nil ? refreshControl(of: view) == created : control == created else {
      return false
    }
    endRefreshing(created)
    controllers[view.controller]?.createdRefreshControl?.holder =
      control == nil ? nil : view.object
    return true
  }
}
