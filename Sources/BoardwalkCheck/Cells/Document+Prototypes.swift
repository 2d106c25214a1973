import BoardwalkDocument

extension Document {
  /// The elements that hold prototypes: a table's `prototypes`, a collection's `cells`.
  ///
  /// The `cells` of a table's section are its rows themselves, and repeat nothing.
  var prototypeLists: [Element] {
    elements(of: .prototypes) + elements(of: .cells).filter(isInCollectionView)
  }

  /// The innermost cell or section view around `element`, or itself, that is instantiated
  /// repeatedly.
  func repeatedContent(around element: Element) -> Element? {
    var current: Element? = element
    while let here = current {
      if isRepeated(here) { return here }
      current = here.parent
    }
    return nil
  }

  private func isInCollectionView(_ element: Element) -> Bool {
    element.parent.flatMap { kind(of: $0) } == .collectionView
  }

  private func isRepeated(_ element: Element) -> Bool {
    switch kind(of: element) {
    case .tableViewCell:
      element.parent.flatMap { kind(of: $0) } == .prototypes
    case .collectionViewCell:
      element.parent.map { kind(of: $0) == .cells && isInCollectionView($0) } ?? false
    case .collectionReusableView:
      isInCollectionView(element)
    default: false
    }
  }
}
