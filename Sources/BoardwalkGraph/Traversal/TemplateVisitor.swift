/// A pass over compiled templates that reads them.
///
/// A visitor implements the methods of the templates that it is interested in. Such a method calls
/// `visitParts(with:)` of its template to go on to the templates inside, before, after or between its
/// own work, or does not call it to leave them out. All other methods go on by themselves.
package protocol TemplateVisitor {
  /// Reads a view controller.
  mutating func visit(_ controller: ControllerTemplate)

  /// Reads what a view controller shows in a navigation bar, or an item of a bar that no controller owns.
  mutating func visit(_ item: NavigationItemTemplate)

  /// Reads a button of a navigation bar or toolbar.
  mutating func visit(_ item: BarButtonItemTemplate)

  /// Reads an item of a tab bar.
  mutating func visit(_ item: TabBarItemTemplate)

  /// Reads a section of a static table.
  mutating func visit(_ section: TableTemplate.Section)

  /// Reads a view, which is `role` to the template that holds it.
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
