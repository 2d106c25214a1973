import BoardwalkDocument

extension Rule {
  /// A static table that no table view controller drives.
  package static let staticTableOutsideController = Rule(
    id: "static-table-outside-controller", severity: .error, category: .cells,
    summary: "A table with static cells is not in a table view controller.",
    page: ExplainPage(
      defect: """
        The content of a table is static cells, but the controller of the scene is not a table view
        controller.
        """,
      effect: """
        Interface Builder does not compile the document: "Static table views are only valid when
        embedded in UITableViewController instances".
        """,
      example: """
        <viewController id="Set-vc-001" sceneMemberID="viewController">
            <view key="view" id="Vew-00-001">
                <subviews>
                    <tableView dataMode="static" id="Tbl-vw-001">
        """,
      fix: """
        Use a table view controller for the scene, or embed one in a container view. Alternatively
        use prototype cells with a data source.
        """),
    check: .document { document in
      document.elements(of: .tableView).compactMap { table -> Violation? in
        guard View(table).hasStaticCells, let controller = document.controller(of: table),
          let kind = document.kind(of: controller.element), kind.isViewController,
          controller.kind != .tableViewController
        else { return nil }
        return Violation(
          table, "dataMode",
          "a static table must be in a table view controller; "
            + "\"\(controller.displayName)\" is a \(controller.element.noun)",
          notes: [.init("Interface Builder does not compile static tables elsewhere")])
      }
    })
}
