/// The properties of scrolling views: scroll views, text views, tables and collection views.
package struct ScrollContent: ArchivedContent {
  /// Whether fingers scroll it.
  package let isScrollEnabled: Bool

  /// Whether it keeps what it scrolls out of the way of bars.
  package let adjustsContentInset: Bool

  /// How far what it scrolls can be made smaller.
  package let minimumZoomScale: Double

  /// How far what it scrolls can be made larger.
  package let maximumZoomScale: Double

  /// Whether lines separate a table's rows.
  package let hasSeparators: Bool

  /// What of a list can be selected.
  package let selection: ListSelectionContent

  /// The class of a collection's layout, if not UIKit's.
  package let layoutClass: String?

  /// What `element` says.
  package init(_ element: ArchivedElement) {
    isScrollEnabled = element.flag("scrollEnabled") != false
    adjustsContentInset = element["contentInsetAdjustmentBehavior"] != "never"
    minimumZoomScale = element.number("minimumZoomScale") ?? 1
    maximumZoomScale = element.number("maximumZoomScale") ?? 1
    hasSeparators = element["separatorStyle"] != "none"
    selection = ListSelectionContent(element)
    layoutClass = element.part("collectionViewLayout")?["customClass"]
  }
}
