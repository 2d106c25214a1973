/// The selection properties of a table or a collection view.
package struct ListSelectionContent: ArchivedContent {
  /// Whether selection is allowed.
  package let isAllowed: Bool

  /// Whether several rows or items can be selected.
  package let allowsMultiple: Bool

  /// Whether several items of a collection can be selected, by the attribute of either name.
  package let allowsMultipleItems: Bool

  /// Whether selection is allowed during editing.
  package let isAllowedDuringEditing: Bool

  /// Whether several rows or items can be selected during editing.
  package let allowsMultipleDuringEditing: Bool

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    isAllowed = element.flag("allowsSelection") != false
    allowsMultiple = element.flag("allowsMultipleSelection") == true
    allowsMultipleItems = element.flag("multipleSelection") == true || allowsMultiple
    isAllowedDuringEditing = element.flag("allowsSelectionDuringEditing") == true
    allowsMultipleDuringEditing = element.flag("allowsMultipleSelectionDuringEditing") == true
  }
}
