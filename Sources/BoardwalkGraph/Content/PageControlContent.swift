import BoardwalkDocument

/// The properties of a page control.
package struct PageControlContent: ArchivedContent {
  /// How many dots it has; nil if nothing is written.
  package var numberOfPages: Int?

  /// The dot that is marked; nil if nothing is written.
  package var currentPage: Int?

  /// Whether it hides where there is only one page.
  package let hidesForSinglePage: Bool

  /// The color of its dots.
  package let indicatorColor: ColorValue?

  /// The color of the dot that is marked.
  package let currentIndicatorColor: ColorValue?

  /// What `element` says.
  package init(_ element: ArchivedElement) {
    numberOfPages = element.integer("numberOfPages")
    currentPage = element.integer("currentPage")
    hidesForSinglePage = element.flag("hidesForSinglePage") == true
    indicatorColor = element.color("pageIndicatorTintColor")
    currentIndicatorColor = element.color("currentPageIndicatorTintColor")
  }
}
