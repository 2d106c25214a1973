import BoardwalkGraph

extension CompiledDocument {
  /// The document with `change` made to every view, those around first.
  func changingViews(_ change: (inout ViewTemplate) -> Void) -> CompiledDocument {
    var document = self
    for scene in scenes.indices {
      for place in scenes[scene].looseViews.indices {
        document.scenes[scene].looseViews[place].changeViews(change)
      }
      guard case .controller(var controller) = scenes[scene].content else { continue }
      controller.changeViews(change)
      document.scenes[scene].content = .controller(controller)
    }
    return document
  }
}

extension ControllerTemplate {
  fileprivate mutating func changeViews(_ change: (inout ViewTemplate) -> Void) {
    view?.changeViews(change)
    navigationItem?.titleView?.changeViews(change)
    for index in nested.indices { nested[index].changeViews(change) }
  }
}

extension ViewTemplate {
  fileprivate mutating func changeViews(_ change: (inout ViewTemplate) -> Void) {
    change(&self)
    for index in subviews.indices { subviews[index].changeViews(change) }
    for index in table?.prototypes.indices ?? 0..<0 {
      table?.prototypes[index].changeViews(change)
    }
    for section in table?.sections.indices ?? 0..<0 {
      for index in table?.sections[section].cells.indices ?? 0..<0 {
        table?.sections[section].cells[index].changeViews(change)
      }
    }
    for index in table?.headerView.indices ?? 0..<0 {
      table?.headerView[index].changeViews(change)
    }
    for index in table?.footerView.indices ?? 0..<0 {
      table?.footerView[index].changeViews(change)
    }
    for index in collection?.prototypes.indices ?? 0..<0 {
      collection?.prototypes[index].changeViews(change)
    }
    for index in collection?.reusableViews.indices ?? 0..<0 {
      collection?.reusableViews[index].changeViews(change)
    }
  }
}
