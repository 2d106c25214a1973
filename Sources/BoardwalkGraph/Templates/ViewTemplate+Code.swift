import BoardwalkBase
import BoardwalkDocument

extension ViewTemplate {
  /// A view of the element `kind` that code makes, of which no document says anything, at `frame` of
  /// its superview; it has a name of its own in place of an id in a document.
  package static func madeByCode(_ id: String, _ kind: String, frame: LayoutRect) -> ViewTemplate {
    let isCell = kind.hasSuffix("Cell") || kind == "collectionReusableView"
    // Only code's own labels and image views begin without touches (ORC-11).
    let takesTouches = kind != "label" && kind != "imageView"
    return ViewTemplate(
      id: id, kind: kind, frame: frame, isHidden: false, alpha: 1, isEnabled: true,
      isUserInteractionEnabled: takesTouches, segmentTitles: [], isOn: false, fraction: 0,
      items: [],
      navigationItems: [], tabBarItems: [], cell: isCell ? CellTemplate() : nil, constraints: [],
      variations: [], runtimeAttributes: [], rest: Archived(ArchivedElement(name: kind)),
      subviews: [],
      position: SourcePosition(Position(line: 1, column: 1)))
  }

  /// A table view that code makes, of the style `plain`, `grouped` or `insetGrouped`.
  package static func tableMadeByCode(
    _ id: String, style: String, frame: LayoutRect
  ) -> ViewTemplate {
    var view = madeByCode(id, "tableView", frame: frame)
    view.table = TableTemplate(
      style: style, isStatic: false, rowHeight: nil, sections: [], prototypes: [], headerView: [],
      footerView: [])
    return view
  }

  /// A collection view that code makes, with a flow layout of UIKit's usual numbers (FLOW-01).
  package static func collectionMadeByCode(_ id: String, frame: LayoutRect) -> ViewTemplate {
    var view = madeByCode(id, "collectionView", frame: frame)
    view.collection = CollectionTemplate(
      flowLayout: FlowLayoutTemplate(
        itemSize: nil, minimumLineSpacing: 10, minimumInteritemSpacing: 10,
        scrollsHorizontally: false,
        rest: Archived(ArchivedElement(name: "collectionViewFlowLayout"))),
      prototypes: [], reusableViews: [])
    return view
  }
}
