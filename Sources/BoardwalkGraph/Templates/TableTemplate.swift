import BoardwalkDocument
import BoardwalkSchema

/// The properties of a table view beyond those of a view.
package struct TableTemplate: Sendable, Hashable, Codable {
  /// A section of a static table.
  package struct Section: Sendable, Hashable, Codable {
    /// The title above the rows.
    package var headerTitle: String?

    /// The title below the rows.
    package var footerTitle: String?

    /// The rows.
    @OmittedIfDefault<Default.Empty<ViewTemplate>> package var cells: [ViewTemplate]

    /// The unmodeled parts.
    package var rest: ArchivedElement?
  }

  /// Its style.
  package var style: TableViewStyle

  /// Whether its rows are static cells of the document.
  @OmittedIfDefault<Default.No> package var isStatic: Bool

  /// The row height in points; nil if rows size themselves.
  package var rowHeight: Double?

  /// The sections of a static table.
  @OmittedIfDefault<Default.Empty<Section>> package var sections: [Section]

  /// The cells that code copies at run time.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var prototypes: [ViewTemplate]

  /// The view above the first section.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var headerView: [ViewTemplate]

  /// The view below the last section.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var footerView: [ViewTemplate]
}

extension TableTemplate {
  /// The height of its rows: the given one, or that of the first prototype; nil for UIKit's.
  package var standardRowHeight: Double? {
    rowHeight ?? prototypes.first?.frame.flatMap { $0.size.height > 0 ? $0.size.height : nil }
  }

  /// The properties of a table view beyond those of a view, consumed from `rest`; nil for other
  /// views.
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
    rest.consume("style", if: view.element["style"] == style.rawValue)
    rest.consume("dataMode", if: ["static", "prototypes"].contains(view.element["dataMode"]))
    rest.consume("rowHeight", if: rowHeight != nil)
    rest.consume(view.element.child("sections")) { _ in true }
    rest.consumePrototypes(of: view)
    rest.consume(header?.element)
    rest.consume(footer?.element)
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
    rest.consume("headerTitle", as: headerTitle)
    rest.consume("footerTitle", as: footerTitle)
    rest.consume(section.element.child("cells")) { _ in true }
    self.rest = rest.archived
  }
}

extension UnmodeledContent {
  /// Consumes the prototypes, from whichever list contains them.
  mutating func consumePrototypes(of view: View) {
    consume(view.element.child("prototypes") ?? view.element.child("cells")) { _ in true }
  }
}
