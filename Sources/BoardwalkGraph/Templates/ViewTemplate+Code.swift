import BoardwalkDocument
import BoardwalkSource

extension ViewTemplate {
  /// A view of the element `kind` that code makes, of which no document says anything, at `frame` of
  /// its superview; it has a name of its own in place of an id in a document.
  public static func madeByCode(_ id: String, _ kind: String, frame: Rect) -> ViewTemplate {
    let isCell = kind.hasSuffix("Cell") || kind == "collectionReusableView"
    return ViewTemplate(
      id: id, kind: kind, frame: frame, isHidden: false, alpha: 1, isEnabled: true,
      isUserInteractionEnabled: true, segmentTitles: [], isOn: false, fraction: 0, items: [],
      navigationItems: [], tabBarItems: [], cell: isCell ? CellTemplate() : nil, constraints: [],
      variations: [], runtimeAttributes: [], rest: ArchivedElement(name: kind), subviews: [],
      position: SourcePosition(Position(line: 1, column: 1)))
  }
}
