import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

extension ListState {
  /// A list that has just been made from `template`, in the view of a controller made from
  /// `controller`.
  init(_ template: ViewTemplate, of controller: ControllerTemplate?) {
    self.init()
    let written = template.rest.attributes
    clearsSelectionOnViewWillAppear =
      controller?.rest.attributes["clearsSelectionOnViewWillAppear"] != "NO"
    guard template.table != nil else {
      flow = FlowSettings(template.collection)
      allowsSelection = written["allowsSelection"] != "NO"
      allowsMultipleSelection =
        written["multipleSelection"] == "YES" || written["allowsMultipleSelection"] == "YES"
      return
    }
    allowsSelection = written["allowsSelection"] != "NO"
    allowsMultipleSelection = written["allowsMultipleSelection"] == "YES"
    allowsSelectionDuringEditing = written["allowsSelectionDuringEditing"] == "YES"
    allowsMultipleSelectionDuringEditing =
      written["allowsMultipleSelectionDuringEditing"] == "YES"
  }

  /// The part of the content that is inside the list's bounds, bars over it or not.
  var visibleRect: LayoutRect {
    LayoutRect(
      x: contentOffset.x, y: contentOffset.y, width: window?.size.width ?? 0,
      height: window?.size.height ?? 0)
  }

  /// The extent of all content, in points.
  package var contentSize: LayoutSize { arrangement.contentSize }

  /// The nearest to `offset` that the content can be scrolled.
  func limited(_ offset: LayoutPoint) -> LayoutPoint {
    let insets = window?.insets ?? .zero
    let size = window?.size ?? LayoutSize(width: 0, height: 0)
    func limited(
      _ value: Double, _ before: Double, _ content: Double, _ after: Double, _ room: Double
    )
      -> Double
    {
      min(max(value, -before), max(-before, content + after - room))
    }
    return LayoutPoint(
      x: limited(offset.x, insets.left, contentSize.width, insets.right, size.width),
      y: limited(offset.y, insets.top, contentSize.height, insets.bottom, size.height))
  }

  /// Gives the list another window; content at its beginning stays there.
  mutating func resize(to new: ListWindow) {
    let before = window?.insets ?? .zero
    contentOffset.y += before.top - new.insets.top
    contentOffset.x += before.left - new.insets.left
    window = new
  }

  /// Frees the cells at places that `isKept` does not keep; those with a reuse identifier wait to be
  /// used again.
  mutating func recycle(keeping isKept: (CellPlace) -> Bool) {
    for place in visible.keys.filter({ !isKept($0) }).sorted() { free(place) }
  }

  /// Frees the cell at `place`.
  mutating func free(_ place: CellPlace) {
    guard let number = visible.removeValue(forKey: place) else { return }
    guard let key = cells[number]?.key else {
      cells[number] = nil
      return
    }
    reusable[key, default: []].append(number)
  }

  /// Forgets cells that were made and never shown.
  mutating func forgetStrays() {
    guard cells.count > visible.count + reusable.values.reduce(0, { $0 + $1.count }) else { return }
    let known = Set(visible.values).union(reusable.values.joined())
    cells = cells.filter { known.contains($0.key) }
  }
}
