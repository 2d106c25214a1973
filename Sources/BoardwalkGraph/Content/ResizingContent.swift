/// The autoresizing behavior of a view without constraints.
package struct ResizingContent: ArchivedContent {
  package let isLeftFlexible, isWidthSizable, isRightFlexible: Bool
  package let isTopFlexible, isHeightSizable, isBottomFlexible: Bool

  /// Decodes the autoresizing mask `element`.
  package init(_ element: ArchivedElement) {
    isLeftFlexible = element.flag("flexibleMinX") == true
    isWidthSizable = element.flag("widthSizable") == true
    isRightFlexible = element.flag("flexibleMaxX") == true
    isTopFlexible = element.flag("flexibleMinY") == true
    isHeightSizable = element.flag("heightSizable") == true
    isBottomFlexible = element.flag("flexibleMaxY") == true
  }

  /// Whether it follows in no way at all.
  package var isFixed: Bool {
    ![
      isLeftFlexible, isWidthSizable, isRightFlexible, isTopFlexible, isHeightSizable,
      isBottomFlexible,
    ].contains(true)
  }
}
