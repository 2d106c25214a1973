import BoardwalkDocument

extension Rule {
  /// A pushed controller that keeps the tab bar.
  package static let shownBottomBar = Rule(
    id: "shown-bottom-bar", severity: .warning, category: .style,
    summary: "A pushed controller does not hide the bottom bar.",
    page: ExplainPage(
      defect: """
        A show segue leads to a controller with Hide Bottom Bar on Push off.
        """,
      effect: """
        The tab bar stays visible on pushed screens, where some teams hide it.
        """,
      example: """
        <viewController id="Det-vc-001" ...> without hidesBottomBarWhenPushed="YES"
        """,
      fix: """
        Turn Hide Bottom Bar on Push on.
        """),
    check: .document { document in
      var seen: Set<Int> = []
      return document.segues.compactMap { segue -> Violation? in
        guard segue.kind == .show || segue.kind == .push,
          let destination = document.destination(of: segue),
          document.kind(of: destination)?.isViewController ?? false,
          destination["hidesBottomBarWhenPushed"] != "YES", seen.insert(destination.index).inserted
        else { return nil }
        return Violation(destination, "the bottom bar stays visible when this controller is pushed")
      }
    })
}
