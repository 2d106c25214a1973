import BoardwalkProject

extension SceneGraph {
  /// The languages that strings were compiled for, sorted.
  public var languages: [String] { Set(strings.map(\.language)).sorted() }

  /// The graph as it reads in `language`: every text that a strings table has by the object's id
  /// takes the place of the document's own.
  public func localized(in language: String) -> SceneGraph {
    var graph = self
    for index in documents.indices {
      let tables = strings.filter { $0.language == language && $0.name == documents[index].name }
      guard !tables.isEmpty else { continue }
      let localizer = Localizer(tables)
      for scene in documents[index].scenes.indices {
        graph.documents[index].scenes[scene].localize(by: localizer)
      }
    }
    return graph
  }
}

/// Strings by object and property, as Interface Builder writes their keys: `objectID.property`.
private struct Localizer {
  private var entries: [String: String] = [:]

  init(_ tables: [StringsTable]) {
    for table in tables { entries.merge(table.entries) { first, _ in first } }
  }

  /// Puts the string for `property` of the object `id` into `text`, if there is one.
  func replace(_ text: inout String?, _ id: String?, _ property: String) {
    if let id, let string = entries["\(id).\(property)"] { text = string }
  }
}

extension CompiledScene {
  fileprivate mutating func localize(by localizer: Localizer) {
    if case .controller(var controller) = content {
      controller.localize(by: localizer)
      content = .controller(controller)
    }
    for index in looseViews.indices { looseViews[index].localize(by: localizer) }
  }
}

extension ControllerTemplate {
  fileprivate mutating func localize(by localizer: Localizer) {
    localizer.replace(&title, id, "title")
    view?.localize(by: localizer)
    navigationItem?.localize(by: localizer)
    localizer.replace(&tabBarItem, by: localizer)
    for index in toolbarItems.indices { toolbarItems[index].localize(by: localizer) }
    for index in nested.indices { nested[index].localize(by: localizer) }
  }
}

extension Localizer {
  fileprivate func replace(_ item: inout TabBarItemTemplate?, by localizer: Localizer) {
    guard var changed = item else { return }
    replace(&changed.title, changed.id, "title")
    item = changed
  }
}

extension NavigationItemTemplate {
  fileprivate mutating func localize(by localizer: Localizer) {
    localizer.replace(&title, id, "title")
    localizer.replace(&prompt, id, "prompt")
    localizer.replace(&backButtonTitle, id, "backButtonTitle")
    titleView?.localize(by: localizer)
    backBarButtonItem?.localize(by: localizer)
    for index in leftBarButtonItems.indices { leftBarButtonItems[index].localize(by: localizer) }
    for index in rightBarButtonItems.indices { rightBarButtonItems[index].localize(by: localizer) }
  }
}

extension BarButtonItemTemplate {
  fileprivate mutating func localize(by localizer: Localizer) {
    localizer.replace(&title, id, "title")
    customView?.localize(by: localizer)
  }
}

extension ViewTemplate {
  /// The property that its text is: of a button that of its state, unless its configuration has one.
  private var textProperty: String {
    guard elementKind == .button else { return "text" }
    let configuration = rest.child("buttonConfiguration", key: "configuration")
    return configuration?.attributes["title"] == nil ? "normalTitle" : "configuration.title"
  }

  fileprivate mutating func localize(by localizer: Localizer) {
    localizer.replace(&text, id, textProperty)
    localizer.replace(&placeholder, id, "placeholder")
    localizer.replace(&accessibilityLabel, id, "accessibilityLabel")
    for index in segmentTitles.indices {
      var title: String? = segmentTitles[index]
      localizer.replace(&title, id, "segmentTitles[\(index)]")
      segmentTitles[index] = title ?? ""
    }
    for index in subviews.indices { subviews[index].localize(by: localizer) }
    for index in items.indices { items[index].localize(by: localizer) }
    for index in navigationItems.indices { navigationItems[index].localize(by: localizer) }
    guard var lists = table else { return localizeCollection(by: localizer) }
    for index in lists.prototypes.indices { lists.prototypes[index].localize(by: localizer) }
    for index in lists.headerView.indices { lists.headerView[index].localize(by: localizer) }
    for index in lists.footerView.indices { lists.footerView[index].localize(by: localizer) }
    for section in lists.sections.indices {
      for index in lists.sections[section].cells.indices {
        lists.sections[section].cells[index].localize(by: localizer)
      }
    }
    table = lists
  }

  private mutating func localizeCollection(by localizer: Localizer) {
    guard var lists = collection else { return }
    for index in lists.prototypes.indices { lists.prototypes[index].localize(by: localizer) }
    for index in lists.reusableViews.indices { lists.reusableViews[index].localize(by: localizer) }
    collection = lists
  }
}
