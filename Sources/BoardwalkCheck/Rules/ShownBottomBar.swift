import BoardwalkDocument

extension Rule {
  /// A pushed controller that keeps the tab bar.
  package static let shownBottomBar = Rule(
    id: "shown-bottom-bar", severity: .warning, category: .style,
    summary: "A controller that is pushed does not hide the bottom bar.",
    page: ExplainPage(
      happened: "A show segue leads to a controller for which Hide Bottom Bar on Push is off.",
      harm: "Screens below the first keep the tab bar; some teams want it gone there.",
      example: """
        <viewController id="Det-vc-001" ...> without hidesBottomBarWhenPushed="YES"
        """,
      fix: "Turn Hide Bottom Bar on Push on."),
    check: .document { document in
      var seen: Set<Int> = []
      return document.elements(of: .segue).map(Segue.init).compactMap { segue -> Violation? in
        guard segue.kind == .show || segue.kind == .push,
          let destination = document.destination(of: segue),
          document.kind(of: destination)?.isViewController ?? false,
          destination["hidesBottomBarWhenPushed"] != "YES", seen.insert(destination.index).inserted
        else { return nil }
        return Violation(destination, "hide the bottom bar when this controller is pushed")
      }
    })
}
