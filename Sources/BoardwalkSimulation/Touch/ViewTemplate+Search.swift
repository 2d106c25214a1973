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
}
