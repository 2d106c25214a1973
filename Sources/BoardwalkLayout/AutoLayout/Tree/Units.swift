import BoardwalkDocument
import BoardwalkGraph

/// The views of a scene whose frames are given, each with what is inside it: the controller's own view,
/// cells, title views and so on.
struct Units {
  /// One of them.
  struct Unit {
    /// The view.
    var view: ViewTemplate
    let role: UnitHolder.Role

    /// Whether no controller and no table holds it.
    let isLoose: Bool

    /// The layout guides of its controller.
    let guides: [ArchivedElement]

    /// The id of the table that it is a row, a header or a footer of.
    var table: String?

    /// The height that its table gives it, in points; nil where it is as high as what is inside.
    var rowHeight: Double?

    /// Whether its table draws its rows as cards, which keep from the sides.
    var isCard = false
  }

  /// How far rows that are drawn as cards keep from the sides of a table `width` points wide.
  static func cardMargin(in width: Double) -> Double { width >= 390 ? 20 : 16 }

  /// All of them.
  private(set) var all: [Unit] = []

  /// The units of `scene`.
  init(_ scene: CompiledScene) {
    if let controller = scene.controller { add(controller) }
    for view in scene.looseViews {
      switch view.elementKind {
      case .tableViewCell: add(view, .tableCell, isLoose: true)
      case .collectionViewCell, .collectionReusableView: add(view, .other, isLoose: true)
      default: add(view, .root, isLoose: true)
      }
    }
  }

  private mutating func add(_ controller: ControllerTemplate) {
    let guides = controller.rest.children.first { $0.name == "layoutGuides" }?.children ?? []
    if let view = controller.view { add(view, .root, guides) }
    if let item = controller.navigationItem {
      if let view = item.titleView { add(view, .other) }
      for button in item.leftBarButtonItems + item.rightBarButtonItems { add(button) }
    }
    for item in controller.toolbarItems { add(item) }
    for nested in controller.nested { add(nested) }
  }

  private mutating func add(_ item: BarButtonItemTemplate) {
    if let view = item.customView { add(view, .barItem) }
  }

  private mutating func add(
    _ view: ViewTemplate, _ role: UnitHolder.Role, _ guides: [ArchivedElement] = [],
    isLoose: Bool = false, in list: String? = nil
  ) {
    all.append(Unit(view: view, role: role, isLoose: isLoose, guides: guides, table: list))
    addParts(of: view)
  }

  private mutating func add(
    row: ViewTemplate, of table: TableTemplate, in list: ViewTemplate
  ) {
    let row = row.inset(in: table, of: list.frame?.size.width)
    all.append(
      Unit(
        view: row, role: .tableCell, isLoose: false, guides: [], table: list.id,
        rowHeight: row.rowHeight ?? table.rowHeight, isCard: table.style == "insetGrouped"))
    addParts(of: row)
  }

  /// What is inside `view` and laid out by itself.
  private mutating func addParts(of view: ViewTemplate) {
    var inside = [view]
    while let view = inside.popLast() {
      inside += view.subviews
      for item in view.items { add(item) }
      if let table = view.table {
        for cell in table.prototypes + table.sections.flatMap(\.cells) {
          add(row: cell, of: table, in: view)
        }
        for other in table.headerView + table.footerView { add(other, .other, in: view.id) }
      }
      for view in (view.collection?.prototypes ?? []) + (view.collection?.reusableViews ?? []) {
        add(view, .other)
      }
    }
  }
}

extension ViewTemplate {
  /// The height that the row's author gave it, in points; nil for one that has none of its own.
  package var rowHeight: Double? {
    rest.attributes["rowHeight"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The same row, and what it holds, `growth` points wider.
  func widenedRow(by growth: Double) -> ViewTemplate {
    var row = self
    row.frame?.size.width += growth
    for index in row.subviews.indices
    where row.subviews[index].rest.attributes["key"] == "contentView" {
      row.subviews[index].frame?.size.width += growth
    }
    return row
  }

  /// The row as it stands in `table`, which is `width` points wide: where rows are cards, many a
  /// document stores them as wide as the table all the same.
  fileprivate func inset(in table: TableTemplate, of width: Double?) -> ViewTemplate {
    guard table.style == "insetGrouped", let width, frame?.size.width == width else { return self }
    return widenedRow(by: -2 * Units.cardMargin(in: width))
  }
}
