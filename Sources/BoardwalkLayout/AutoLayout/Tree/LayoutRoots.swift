import BoardwalkDocument
import BoardwalkGraph

/// The views of a scene whose frames are given, each with what is inside it: the controller's own view,
/// cells, title views and so on.
struct LayoutRoots {
  /// One of them.
  struct LayoutRoot {
    /// The view.
    var view: ViewTemplate
    let role: LayoutContext.Role

    /// Whether no controller and no table holds it.
    let isLoose: Bool

    /// The layout guides of its controller.
    let guides: [ControllerContent.LayoutGuide]

    /// The id of the table that it is a row, a header or a footer of.
    var table: String?

    /// The height that its table gives it, in points; nil if it is as high as what is inside.
    var rowHeight: Double?

    /// Whether its table is not a controller's own view, but one of the views inside.
    var isInInnerTable = false

    /// Whether its table draws its rows as cards, which keep from the sides.
    var isCard = false
  }

  /// How far rows that are drawn as cards keep from the sides of a table `width` points wide.
  static func cardMargin(in width: Double) -> Double { width >= 390 ? 20 : 16 }

  /// All of them.
  private(set) var all: [LayoutRoot] = []

  /// The layout guides of the controller that is being visited.
  private var guides: [ControllerContent.LayoutGuide] = []

  /// The view that was visited last and is not left yet.
  private var holder: ViewTemplate?

  /// Whether the controller that is being visited only stands for the owner of a xib.
  private var isOwner = false

  /// The units of `scene`.
  init(_ scene: CompiledScene) { scene.visitParts(with: &self) }
}

extension LayoutRoots: TemplateVisitor {
  mutating func visit(_ controller: ControllerTemplate) {
    let outer = (guides, isOwner)
    (guides, isOwner) = (controller.content.layoutGuides, controller.id == SceneGraph.ownerID)
    controller.visitParts(with: &self)
    (guides, isOwner) = outer
  }

  mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    var view = view
    if role != .subview {
      let unit = unit(view, as: role)
      all.append(unit)
      view = unit.view
    }
    let outer = holder
    holder = view
    view.visitParts(with: &self)
    holder = outer
  }

  private func unit(_ view: ViewTemplate, as role: ViewRole) -> LayoutRoot {
    switch role {
    case .controllerView where isOwner: return self.unit(view, as: .topLevelView)
    case .controllerView:
      return LayoutRoot(view: view, role: .root, isLoose: false, guides: guides)
    case .topLevelView:
      return LayoutRoot(
        view: view, role: LayoutContext.Role(loose: view), isLoose: true, guides: [])
    case .customView:
      return LayoutRoot(view: view, role: .barItem, isLoose: false, guides: [])
    case .tableHeader, .tableFooter:
      return LayoutRoot(view: view, role: .other, isLoose: false, guides: [], table: holder?.id)
    case .staticCell, .prototypeCell:
      guard let list = holder, let table = list.table else { break }
      let row = view.inset(in: table, of: list.frame?.size.width)
      return LayoutRoot(
        view: row, role: .tableCell, isLoose: false, guides: [], table: list.id,
        rowHeight: row.rowHeight ?? table.rowHeight, isInInnerTable: list.isInnerView,
        isCard: table.style == "insetGrouped")
    case .subview, .titleView, .reusableView: break
    }
    return LayoutRoot(view: view, role: .other, isLoose: false, guides: [])
  }

}

extension ViewTemplate {
  /// Whether it is one of the views inside another, rather than a controller's own.
  var isInnerView: Bool { content.layout.role == .none }

  /// The explicit height of the row in points; nil if it has none.
  package var rowHeight: Double? { content.rowHeight }

  /// The same row, and what it holds, `growth` points wider.
  func widenedRow(by growth: Double) -> ViewTemplate {
    var row = self
    row.frame?.size.width += growth
    for index in row.subviews.indices
    where row.subviews[index].content.layout.role == .contentView {
      row.subviews[index].frame?.size.width += growth
    }
    return row
  }

  /// The row as it stands in `table`, which is `width` points wide: where rows are cards, many a
  /// document stores them as wide as the table all the same.
  fileprivate func inset(in table: TableTemplate, of width: Double?) -> ViewTemplate {
    guard table.style == "insetGrouped", let width, frame?.size.width == width else { return self }
    return widenedRow(by: -2 * LayoutRoots.cardMargin(in: width))
  }
}

extension LayoutContext.Role {
  /// What `view` is, which neither a controller nor a list holds.
  init(loose view: ViewTemplate) {
    switch view.elementKind {
    case .tableViewCell: self = .tableCell
    case .collectionViewCell, .collectionReusableView: self = .other
    default: self = .root
    }
  }
}
