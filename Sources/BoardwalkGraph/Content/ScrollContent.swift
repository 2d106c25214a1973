import BoardwalkBase

/// The properties of scrolling views: scroll views, text views, tables and collection views.
package struct ScrollContent: ArchivedContent {
  /// Whether fingers scroll it.
  package let isScrollEnabled: Bool

  /// Whether it adjusts its content inset for bars.
  package let adjustsContentInset: Bool

  /// The minimum zoom scale.
  package let minimumZoomScale: Double

  /// The maximum zoom scale.
  package let maximumZoomScale: Double

  /// Whether lines separate a table's rows.
  package let hasSeparators: Bool

  /// The selection options of a list.
  package let selection: ListSelectionContent

  /// Whether scrolling by touch dismisses the keyboard.
  package let dismissesKeyboard: Bool

  /// Whether it scrolls by whole pages.
  package let isPagingEnabled: Bool

  /// The point of its content at its origin; code scrolls it.
  package var contentOffset = LayoutPoint.zero

  /// The class of a collection's layout, if not UIKit's.
  package let layoutClass: String?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    isScrollEnabled = element.flag("scrollEnabled") != false
    adjustsContentInset = element["contentInsetAdjustmentBehavior"] != "never"
    minimumZoomScale = element.number("minimumZoomScale") ?? 1
    maximumZoomScale = element.number("maximumZoomScale") ?? 1
    hasSeparators = element["separatorStyle"] != "none"
    selection = ListSelectionContent(element)
    dismissesKeyboard = (element["keyboardDismissMode"] ?? "none") != "none"
    isPagingEnabled = element.flag("pagingEnabled") == true
    layoutClass = element.part("collectionViewLayout")?["customClass"]
  }
}
