/// A traversal that reads compiled templates.
///
/// A visitor implements the methods for the templates of interest. Such a method calls
/// `visitParts(with:)` of its template to visit the templates inside, before, after or between its
/// own work, or omits the call to skip them. All other methods visit the templates inside by
/// default.
package protocol TemplateVisitor {
  /// Visits a view controller.
  mutating func visit(_ controller: ControllerTemplate)

  /// Visits a navigation item of a view controller or of a standalone bar.
  mutating func visit(_ item: NavigationItemTemplate)

  /// Visits a button of a navigation bar or toolbar.
  mutating func visit(_ item: BarButtonItemTemplate)

  /// Visits an item of a tab bar.
  mutating func visit(_ item: TabBarItemTemplate)

  /// Visits a section of a static table.
  mutating func visit(_ section: TableTemplate.Section)

  /// Visits a view, which is `role` to the template that holds it.
  mutating func visit(_ view: ViewTemplate, as role: ViewRole)
}

extension TemplateVisitor {
  package mutating func visit(_ controller: ControllerTemplate) {
    controller.visitParts(with: &self)
  }

  package mutating func visit(_ item: NavigationItemTemplate) { item.visitParts(with: &self) }

  package mutating func visit(_ item: BarButtonItemTemplate) { item.visitParts(with: &self) }

  package mutating func visit(_ item: TabBarItemTemplate) {}

  package mutating func visit(_ section: TableTemplate.Section) {
    section.visitParts(with: &self)
  }

  package mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    view.visitParts(with: &self)
  }
}
