/// A page control: a tap on either half moves by one page, within the pages there are (PAGE-30).
public struct PageControlState: Sendable, Hashable {
  /// The number of dots.
  public private(set) var numberOfPages: Int

  /// The current page.
  public private(set) var currentPage: Int

  /// Whether a single dot is not shown.
  public var hidesForSinglePage: Bool

  /// `numberOfPages` dots, none if it is negative; `currentPage` is kept among them.
  public init(numberOfPages: Int = 0, currentPage: Int = 0, hidesForSinglePage: Bool = false) {
    self.numberOfPages = max(0, numberOfPages)
    self.currentPage = 0
    self.hidesForSinglePage = hidesForSinglePage
    show(currentPage)
  }

  /// Whether it is visible.
  var isShown: Bool { numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage }

  /// Fills the dot `page`, or the nearest there is.
  package mutating func show(_ page: Int) {
    currentPage = min(max(0, page), max(0, numberOfPages - 1))
  }

  /// Fills the next dot or the previous one, if there is one.
  mutating func move(forward isForward: Bool) { show(currentPage + (isForward ? 1 : -1)) }

  /// A tap on one half, which changes the page by one; returns whether the value changed, which
  /// sends `valueChanged`.
  package mutating func tap(onTrailingHalf: Bool) -> Bool {
    let before = currentPage
    move(forward: onTrailingHalf)
    return currentPage != before
  }
}
