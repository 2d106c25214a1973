import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The layout roots of a scene, each with its subviews: the controller's own view, cells, title
/// views and so on.
struct LayoutRoots {
  /// One of them.
  struct LayoutRoot {
    /// The view.
    var view: ViewTemplate
    let role: LayoutContext.Role

    /// Whether no controller and no table holds it.
    let isTopLevel: Bool

    /// The layout guides of its controller.
    let guides: [ControllerContent.LayoutGuide]

    /// The id of the table that it is a row, a header or a footer of.
    var table: String?

    /// The row height of its table, in points; nil if the row sizes itself.
    var rowHeight: Double?

    /// The other sizes that a controller's freeform size, or a row's table or its own height give
    /// it: its contents may have been laid out for one of them (LAY-87, LAY-99).
    var otherSizes: [LayoutSize] = []

    /// Whether its table is not a controller's own view, but one of the views inside.
    var isInInnerTable = false

    /// Whether its table is inset, with margins beside its rows.
    var isCard = false

    /// Whether it is a row of a table without separators.
    var lacksSeparator = false
  }

  /// The side margin of rows in an inset table of `width` points.
  static func cardMargin(in width: Double) -> Double { width >= 390 ? 20 : 16 }

  /// All of them.
  private(set) var all: [LayoutRoot] = []

  /// The layout guides of the current controller.
  private var guides: [ControllerContent.LayoutGuide] = []

  /// The freeform size of the current controller.
  private var freeformSize: LayoutSize?

  /// The view that was visited last and is not left yet.
  private var holder: ViewTemplate?

  /// Whether the current controller represents the owner of a xib.
  private var isOwner = false

  /// The layout roots of `scene`.
  init(_ scene: CompiledScene) { scene.visitParts(with: &self) }
}

extension LayoutRoots: TemplateVisitor {
  mutating func visit(_ controller: ControllerTemplate) {
    let outer = (guides, freeformSize, isOwner)
    (guides, freeformSize) = (controller.content.layoutGuides, controller.content.freeformSize)
    isOwner = controller.id == SceneGraph.ownerID
    controller.visitParts(with: &self)
    (guides, freeformSize, isOwner) = outer
  }

  mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    var view = view
    if role != .subview {
      let root = root(view, as: role)
      all.append(root)
      view = root.view
    }
    let outer = holder
    holder = view
    view.visitParts(with: &self)
    holder = outer
  }

  private func root(_ view: ViewTemplate, as role: ViewRole) -> LayoutRoot {
    switch role {
    case .controllerView where isOwner: return self.root(view, as: .topLevelView)
    case .controllerView:
      return LayoutRoot(
        view: view, role: .root, isTopLevel: false, guides: guides,
        otherSizes: view.otherSizes(
          widths: [freeformSize?.width], heights: [freeformSize?.height]
        ).filter { $0 == freeformSize })
    case .topLevelView:
      return LayoutRoot(
        view: view, role: LayoutContext.Role(topLevel: view), isTopLevel: true, guides: [])
    case .customView:
      return LayoutRoot(view: view, role: .barItem, isTopLevel: false, guides: [])
    case .tableHeader, .tableFooter:
      return LayoutRoot(view: view, role: .other, isTopLevel: false, guides: [], table: holder?.id)
    case .staticCell, .prototypeCell:
      guard let list = holder else { break }
      guard let table = list.table else {
        return LayoutRoot(
          view: view.item(
            of: [view.content.layout.customSize, list.collection?.flowLayout?.itemSize]),
          role: .other, isTopLevel: false, guides: [])
      }
      let width = list.frame?.size.width
      let isCard = table.style == .insetGrouped
      let row = view.inset(in: table, of: width).row(
        of: isCard ? nil : width, height: view.rowHeight ?? table.rowHeight)
      return LayoutRoot(
        view: row, role: .tableCell, isTopLevel: false, guides: [], table: list.id,
        rowHeight: row.rowHeight ?? table.rowHeight,
        otherSizes: row.otherSizes(
          widths: [view.frame?.size.width, isCard ? nil : width],
          heights: [view.frame?.size.height, view.rowHeight, table.rowHeight]),
        isInInnerTable: list.isInnerView, isCard: isCard,
        lacksSeparator: list.content.scroll?.hasSeparators == false)
    case .subview, .titleView, .reusableView: break
    }
    return LayoutRoot(view: view, role: .other, isTopLevel: false, guides: [])
  }
}

extension ViewTemplate {
  /// Whether it is one of the views inside another, rather than a controller's own.
  var isInnerView: Bool { content.layout.role == .none }

  /// The explicit height of the row in points; nil if it has none.
  package var rowHeight: Double? { content.rowHeight }

  /// The same row with its content view, wider and higher by the points of `growth`.
  func resizedRow(by growth: LayoutSize) -> ViewTemplate {
    var row = self
    row.grow(by: growth)
    for index in row.subviews.indices where row.subviews[index].isContentView {
      row.subviews[index].grow(by: growth)
    }
    return row
  }

  private mutating func grow(by growth: LayoutSize) {
    frame?.size.width += growth.width
    frame?.size.height += growth.height
  }

  /// The row in `table` with a width of `width` points: in inset tables, many documents store rows
  /// as wide as the table. Views that are wider than the row were laid out for the table's width
  /// (LAY-97).
  fileprivate func inset(in table: TableTemplate, of width: Double?) -> ViewTemplate {
    guard table.style == .insetGrouped, let width, frame?.size.width == width else { return self }
    let inset = 2 * LayoutRoots.cardMargin(in: width)
    guard contentReach?.width ?? 0 <= width - inset + 0.5 else { return self }
    return resizedRow(by: LayoutSize(width: -inset, height: 0))
  }
}

extension LayoutContext.Role {
  /// The role of `view` without a controller or list.
  init(topLevel view: ViewTemplate) {
    switch view.elementKind {
    case .tableViewCell: self = .tableCell
    case .collectionViewCell, .collectionReusableView: self = .other
    default: self = .root
    }
  }
}
