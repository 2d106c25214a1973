import BoardwalkGraph

extension ViewTemplate {
  /// Whether it is the view with the id `id`, or holds it; prototypes hold nothing yet.
  func holds(_ id: String) -> Bool {
    if self.id == id { return true }
    let cells =
      (table?.sections.flatMap(\.cells) ?? []) + (table?.headerView ?? [])
      + (table?.footerView ?? [])
    return subviews.contains { $0.holds(id) } || cells.contains { $0.holds(id) }
  }
}
