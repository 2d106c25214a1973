import BoardwalkDocument

extension TableTemplate {
  /// What a table view has beyond a view, taken from `rest`; nil if `view` is no table view.
  init?(compiling view: View, in context: CompileContext, takenFrom rest: inout UnmodeledContent) {
    guard view.kind == .tableView else { return nil }
    let header = view.element.child(key: "tableHeaderView").map(View.init)
    let footer = view.element.child(key: "tableFooterView").map(View.init)
    self.init(
      style: view.tableStyle,
      isStatic: view.hasStaticCells,
      rowHeight: view.rowHeight,
      sections: view.sections.map { Section(compiling: $0, in: context) },
      prototypes: view.prototypes.map { ViewTemplate(compiling: $0.view, in: context) },
      headerView: (header.map { [$0] } ?? []).map { ViewTemplate(compiling: $0, in: context) },
      footerView: (footer.map { [$0] } ?? []).map { ViewTemplate(compiling: $0, in: context) })
    rest.take("style")
    rest.take("dataMode", if: ["static", "prototypes"].contains(view.element["dataMode"]))
    rest.take("rowHeight", if: rowHeight != nil)
    rest.take(view.element.child("sections")) { _ in true }
    rest.takePrototypes(of: view)
    rest.take(header?.element)
    rest.take(footer?.element)
  }
}

extension TableTemplate.Section {
  /// The section with its rows.
  fileprivate init(compiling section: TableViewSection, in context: CompileContext) {
    self.init(
      headerTitle: section.headerTitle,
      footerTitle: section.footerTitle,
      cells: section.cells.map { ViewTemplate(compiling: $0.view, in: context) })
    var rest = UnmodeledContent(section.element)
    rest.take("headerTitle", as: headerTitle)
    rest.take("footerTitle", as: footerTitle)
    rest.take(section.element.child("cells")) { _ in true }
    self.rest = rest.archived
  }
}

extension UnmodeledContent {
  /// Takes the cells that code copies, from whichever list holds them.
  mutating func takePrototypes(of view: View) {
    take(view.element.child("prototypes") ?? view.element.child("cells")) { _ in true }
  }
}
