import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout

/// Sample rows and items in lists with content from code.
extension SVGRenderer {
  /// The opacity of samples that represent further rows.
  private static let sampleOpacity = 0.35

  /// Draws the scrolled contents of `view`; `draw` draws the known views.
  mutating func addScrolled(_ view: PlacedView, _ draw: (inout SVGRenderer) -> Void) {
    guard let samples = view.sampleRows else { return draw(&self) }
    let id = nextID("rows")
    append(in: SVGElement("g").with("id", id), draw)
    guard let first = samples.first, let last = samples.last else { return }
    let height = last.frame.maxY - first.frame.minY
    let bottom = min(view.frame.maxY, screen.size.height)
    var shift = height
    while height >= 20, first.frame.minY + shift < bottom {
      append(
        SVGElement("use").with("href", "#\(id)").with("y", shift)
          .with("opacity", Self.sampleOpacity))
      shift += height
    }
  }

  /// Draws the origin of the rows or items of the list `view`, whose document has no samples.
  mutating func addOrigin(ofRowsIn view: PlacedView, _ template: ViewTemplate) {
    guard !view.showsRunningList, view.frame.size.height >= 30 else { return }
    let text: String? =
      switch template.elementKind {
      case .tableView where template.table?.hasNoRows ?? true: "rows come from code"
      case .collectionView where template.collection?.prototypes.isEmpty ?? true:
        "items come from code"
      default: nil
      }
    guard let text else { return }
    let paint = palette[.systemGray]
    addText(text, TextFont(pointSize: 13), paint, in: view.frame, .center)
  }
}

extension TableTemplate {
  /// Whether the document has no rows.
  fileprivate var hasNoRows: Bool { prototypes.isEmpty && sections.isEmpty }
}

extension PlacedView {
  /// The samples of the rows that code gives a table, if it shows nothing else; nil for other
  /// views.
  fileprivate var sampleRows: [PlacedView]? {
    guard let table = template?.table, !table.isStatic, table.headerView.isEmpty,
      !showsRunningList, !subviews.isEmpty, subviews.allSatisfy({ $0.row != nil })
    else { return nil }
    return subviews
  }
}
