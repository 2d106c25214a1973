import BoardwalkGraph

extension ViewTemplate {
  /// The tables and collections among it and what is in it, in document order.
  var lists: [ViewTemplate] {
    (table != nil || collection != nil ? [self] : []) + subviews.flatMap(\.lists)
  }

  /// What code copies of it, where it is a list.
  var copied: [ViewTemplate] {
    (table?.prototypes ?? []) + (collection?.prototypes ?? []) + (collection?.reusableViews ?? [])
  }

  /// The classes of the app's own that it and what is in it have, in document order; prototypes hold
  /// nothing yet.
  var customClasses: [String] {
    [customClass?.name].compactMap { $0 } + subviews.flatMap(\.customClasses)
  }

  /// Whether it is the view with the id `id`, or holds it; prototypes hold nothing yet.
  func holds(_ id: String) -> Bool { view(withID: id) != nil }

  /// The view with the id `id`: itself, or one that it holds; prototypes hold nothing yet.
  func view(withID id: String) -> ViewTemplate? {
    if self.id == id { return self }
    for subview in subviews {
      if let found = subview.view(withID: id) { return found }
    }
    guard let table else { return nil }
    for cell in table.headerView + table.sections.flatMap(\.cells) + table.footerView {
      if let found = cell.view(withID: id) { return found }
    }
    return nil
  }
}
