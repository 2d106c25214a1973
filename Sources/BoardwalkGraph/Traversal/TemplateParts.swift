// The list of the templates inside each compiled template. Each type lists its parts twice, for
// visitors and for rewriters, in the same order; a test compares both with the stored properties.

extension CompiledDocument {
  /// Visits the templates of all scenes, in document order.
  package func visitParts(with visitor: inout some TemplateVisitor) {
    for scene in scenes { scene.visitParts(with: &visitor) }
  }

  /// Rewrites the templates of all scenes.
  package mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    for index in scenes.indices { scenes[index].rewriteParts(with: &rewriter) }
  }
}

extension CompiledScene {
  /// Visits the controller, then the top-level views and items of the scene.
  package func visitParts(with visitor: inout some TemplateVisitor) {
    if let controller { visitor.visit(controller) }
    for view in topLevelViews { visitor.visit(view, as: .topLevelView) }
    for item in topLevelItems { visitor.visit(item) }
  }

  /// Rewrites the controller and the top-level views and items of the scene.
  package mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    if case .controller(var controller) = content {
      content = .none
      rewriter.rewrite(&controller)
      content = .controller(controller)
    }
    for index in topLevelViews.indices {
      rewriter.rewrite(&topLevelViews[index], as: .topLevelView)
    }
    for index in topLevelItems.indices { rewriter.rewrite(&topLevelItems[index]) }
  }
}

extension ControllerTemplate {
  /// Visits its view, its bar items, and nested controllers.
  package func visitParts(with visitor: inout some TemplateVisitor) {
    if let view { visitor.visit(view, as: .controllerView) }
    if let navigationItem { visitor.visit(navigationItem) }
    if let tabBarItem { visitor.visit(tabBarItem) }
    for item in toolbarItems { visitor.visit(item) }
    for controller in nested { visitor.visit(controller) }
  }

  /// Rewrites its view, its bar items, and nested controllers.
  package mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    view.modify { rewriter.rewrite(&$0, as: .controllerView) }
    navigationItem.modify { rewriter.rewrite(&$0) }
    tabBarItem.modify { rewriter.rewrite(&$0) }
    for index in toolbarItems.indices { rewriter.rewrite(&toolbarItems[index]) }
    for index in nested.indices { rewriter.rewrite(&nested[index]) }
  }
}

extension NavigationItemTemplate {
  /// Visits the view in place of its title, and its buttons.
  package func visitParts(with visitor: inout some TemplateVisitor) {
    if let titleView { visitor.visit(titleView, as: .titleView) }
    if let backBarButtonItem { visitor.visit(backBarButtonItem) }
    for item in leftBarButtonItems { visitor.visit(item) }
    for item in rightBarButtonItems { visitor.visit(item) }
  }

  /// Rewrites the view in place of its title, and its buttons.
  package mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    titleView.modify { rewriter.rewrite(&$0, as: .titleView) }
    backBarButtonItem.modify { rewriter.rewrite(&$0) }
    for index in leftBarButtonItems.indices { rewriter.rewrite(&leftBarButtonItems[index]) }
    for index in rightBarButtonItems.indices { rewriter.rewrite(&rightBarButtonItems[index]) }
  }
}

extension BarButtonItemTemplate {
  /// Visits the view that it shows instead of a button.
  package func visitParts(with visitor: inout some TemplateVisitor) {
    if let customView { visitor.visit(customView, as: .customView) }
  }

  /// Rewrites the view that it shows instead of a button.
  package mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    customView.modify { rewriter.rewrite(&$0, as: .customView) }
  }
}

extension ViewTemplate {
  /// Visits the items of a bar, the views inside, and the parts of a list.
  package func visitParts(with visitor: inout some TemplateVisitor) {
    for item in items { visitor.visit(item) }
    for item in navigationItems { visitor.visit(item) }
    for item in tabBarItems { visitor.visit(item) }
    for view in subviews { visitor.visit(view, as: .subview) }
    table?.visitParts(with: &visitor)
    collection?.visitParts(with: &visitor)
  }

  /// Rewrites the items of a bar, the views inside, and the parts of a list.
  package mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    for index in items.indices { rewriter.rewrite(&items[index]) }
    for index in navigationItems.indices { rewriter.rewrite(&navigationItems[index]) }
    for index in tabBarItems.indices { rewriter.rewrite(&tabBarItems[index]) }
    for index in subviews.indices { rewriter.rewrite(&subviews[index], as: .subview) }
    table.modify { $0.rewriteParts(with: &rewriter) }
    collection.modify { $0.rewriteParts(with: &rewriter) }
  }
}

extension TableTemplate {
  fileprivate func visitParts(with visitor: inout some TemplateVisitor) {
    for view in headerView { visitor.visit(view, as: .tableHeader) }
    for section in sections { visitor.visit(section) }
    for cell in prototypes { visitor.visit(cell, as: .prototypeCell) }
    for view in footerView { visitor.visit(view, as: .tableFooter) }
  }

  fileprivate mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    for index in headerView.indices { rewriter.rewrite(&headerView[index], as: .tableHeader) }
    for index in sections.indices { rewriter.rewrite(&sections[index]) }
    for index in prototypes.indices { rewriter.rewrite(&prototypes[index], as: .prototypeCell) }
    for index in footerView.indices { rewriter.rewrite(&footerView[index], as: .tableFooter) }
  }
}

extension TableTemplate.Section {
  /// Visits its cells.
  package func visitParts(with visitor: inout some TemplateVisitor) {
    for cell in cells { visitor.visit(cell, as: .staticCell) }
  }

  /// Rewrites its cells.
  package mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    for index in cells.indices { rewriter.rewrite(&cells[index], as: .staticCell) }
  }
}

extension CollectionTemplate {
  fileprivate func visitParts(with visitor: inout some TemplateVisitor) {
    for cell in prototypes { visitor.visit(cell, as: .prototypeCell) }
    for view in reusableViews { visitor.visit(view, as: .reusableView) }
  }

  fileprivate mutating func rewriteParts(with rewriter: inout some TemplateRewriter) {
    for index in prototypes.indices { rewriter.rewrite(&prototypes[index], as: .prototypeCell) }
    for index in reusableViews.indices {
      rewriter.rewrite(&reusableViews[index], as: .reusableView)
    }
  }
}

extension Optional {
  /// Changes the value in its place, if there is one.
  fileprivate mutating func modify(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    // The value is moved out while it changes, so that its arrays are not copied.
    self = nil
    change(&value)
    self = value
  }
}
