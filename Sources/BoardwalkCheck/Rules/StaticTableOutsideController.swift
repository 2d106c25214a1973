import BoardwalkDocument

extension Rule {
  /// A static table that no table view controller drives.
  package static let staticTableOutsideController = Rule(
    id: "static-table-outside-controller", severity: .error, category: .cells,
    summary: "A table with static cells is not in a table view controller.",
    page: ExplainPage(
      happened: """
        A table's content is set to static cells, but its scene's controller is no table view
        controller.
        """,
      harm: """
        Interface Builder refuses to compile the document: "Static table views are only valid when
        embedded in UITableViewController instances".
        """,
      example: """
        <viewController id="Set-vc-001" sceneMemberID="viewController">
            <view key="view" id="Vew-00-001">
                <subviews>
                    <tableView dataMode="static" id="Tbl-vw-001">
        """,
      fix: """
        Use a table view controller for the scene, or put one into a container view. Or make the
        cells prototypes, and answer for them in a data source.
        """),
    check: .document { document in
      document.elements(of: .tableView).compactMap { table -> Violation? in
        guard View(table).hasStaticCells, let controller = document.controller(of: table),
          let kind = document.kind(of: controller.element), kind.isViewController,
          controller.kind != .tableViewController
        else { return nil }
        return Violation(
          table, "dataMode",
          "move this static table into a table view controller: "
            + "\"\(controller.words)\" is a \(controller.element.noun)",
          notes: [.init("Interface Builder does not compile static tables elsewhere")])
      }
    })
}
