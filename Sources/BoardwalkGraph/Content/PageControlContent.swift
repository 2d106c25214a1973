import BoardwalkDocument

/// The properties of a page control.
package struct PageControlContent: ArchivedContent {
  /// The number of dots; nil if none is written.
  package var numberOfPages: Int?

  /// The current page; nil if it is not written.
  package var currentPage: Int?

  /// Whether it hides for a single page.
  package let hidesForSinglePage: Bool

  /// The color of its dots.
  package let indicatorColor: ColorValue?

  /// The color of the current dot.
  package let currentIndicatorColor: ColorValue?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    numberOfPages = element.integer("numberOfPages")
    currentPage = element.integer("currentPage")
    hidesForSinglePage = element.flag("hidesForSinglePage") == true
    indicatorColor = element.color("pageIndicatorTintColor")
    currentIndicatorColor = element.color("currentPageIndicatorTintColor")
  }
}
