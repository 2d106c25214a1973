import BoardwalkGraph

extension Blueprint {
  /// Whether the controller's own view holds the view with the id `id`.
  func holdsView(_ id: String) -> Bool {
    template.view?.holds(id) ?? false
  }
}

extension ViewTemplate {
  /// Whether it is the view with the id `id`, or holds it.
  fileprivate func holds(_ id: String) -> Bool {
    if self.id == id { return true }
    let cells =
      (table?.sections.flatMap(\.cells) ?? []) + (table?.headerView ?? [])
      + (table?.footerView ?? [])
    return subviews.contains { $0.holds(id) } || cells.contains { $0.holds(id) }
  }
}
