/// A traversal that changes compiled templates.
///
/// As in ``TemplateVisitor``, an implemented method calls `rewriteParts(with:)` of its template to
/// rewrite the templates inside.
package protocol TemplateRewriter {
  /// Rewrites a view controller.
  mutating func rewrite(_ controller: inout ControllerTemplate)

  /// Rewrites a navigation item of a view controller or of a standalone bar.
  mutating func rewrite(_ item: inout NavigationItemTemplate)

  /// Rewrites a button of a navigation bar or toolbar.
  mutating func rewrite(_ item: inout BarButtonItemTemplate)

  /// Rewrites an item of a tab bar.
  mutating func rewrite(_ item: inout TabBarItemTemplate)

  /// Rewrites a section of a static table.
  mutating func rewrite(_ section: inout TableTemplate.Section)

  /// Rewrites a view, which is `role` to the template that holds it.
  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole)
}

extension TemplateRewriter {
  package mutating func rewrite(_ controller: inout ControllerTemplate) {
    controller.rewriteParts(with: &self)
  }

  package mutating func rewrite(_ item: inout NavigationItemTemplate) {
    item.rewriteParts(with: &self)
  }

  package mutating func rewrite(_ item: inout BarButtonItemTemplate) {
    item.rewriteParts(with: &self)
  }

  package mutating func rewrite(_ item: inout TabBarItemTemplate) {}

  package mutating func rewrite(_ section: inout TableTemplate.Section) {
    section.rewriteParts(with: &self)
  }

  package mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    view.rewriteParts(with: &self)
  }
}
