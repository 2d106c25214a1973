import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// Finds the places of a controller's own views.
///
/// Constraints and stack views place what the document leaves to them, masks the rest; tables and
/// collections place their cells, each of which is laid out by itself.
package struct ContentLayout: Sendable {
  /// Coordinates beyond this are taken for this: no screen is as large.
  private static let limit = 100_000.0

  /// The part of the screen that no bar covers, in points of the screen.
  package let safeArea: LayoutRect

  /// What the views are drawn on.
  private let canvas: Canvas

  /// The layout guides of the controller.
  private let guides: [ControllerContent.LayoutGuide]

  /// What lists show that code gives rows or items, by their ids.
  private let lists: [String: RunningList]

  /// Where the keyboard is, in points of the screen; nil while there is none.
  private let keyboard: LayoutRect?

  /// A layout on `canvas` of content whose part `safeArea` no bar covers, over which `keyboard` lies, and
  /// in which code gives `lists` their rows or items; `guides` are the controller's layout guides.
  package init(
    safeArea: LayoutRect, on canvas: Canvas, guides: [ControllerContent.LayoutGuide] = [],
    lists: [String: RunningList] = [:], keyboard: LayoutRect? = nil
  ) {
    self.safeArea = safeArea
    self.canvas = canvas
    self.guides = guides
    self.lists = lists
    self.keyboard = keyboard
  }

  /// `view` at exactly `frame`, in points of the screen, and all that is inside it.
  package func place(_ view: ViewTemplate, in frame: LayoutRect) -> PlacedView {
    let layout = ViewLayout(
      view, size: frame.size, safeArea: insets(of: frame), keyboard: keyboardReach(into: frame),
      guides: guides, on: canvas)
    return place(layout.root, at: frame)
  }

  /// `view` at exactly `frame`, in points of the screen, and all that is inside it, where `context` holds it.
  func place(
    _ view: ViewTemplate, in frame: LayoutRect, heldBy context: LayoutContext
  ) -> PlacedView {
    var context = context
    context.size = frame.size
    return place(ViewLayout(view, in: context, guides: guides, on: canvas).root, at: frame)
  }

  /// `part` at exactly `frame`, in points of the screen, in the list `list`.
  ///
  /// A list keeps what it scrolls out of the way of the bars above and below, which so do not reach into
  /// its cells, however far these are scrolled beneath them; its sides do.
  ///
  /// On Interface Builder's canvas nothing reaches into what a list shows.
  func place(_ part: ViewTemplate, in frame: LayoutRect, of list: ViewTemplate) -> PlacedView {
    guard canvas.isRunning else {
      let context = LayoutContext(
        role: LayoutContext.Role(part), isInInnerList: list.isInnerView)
      return place(part, in: frame, heldBy: context)
    }
    guard list.content.scroll?.adjustsContentInset ?? true else {
      return place(part, in: frame)
    }
    let top = min(safeArea.minY, frame.minY)
    let bottom = max(safeArea.maxY, frame.maxY)
    let free = LayoutRect(
      x: safeArea.minX, y: top, width: safeArea.size.width, height: bottom - top)
    return ContentLayout(safeArea: free, on: canvas, guides: guides, lists: lists)
      .place(part, in: frame)
  }

  /// How high the row `cell` is, `width` points wide, where it sizes itself by what is inside; nil if
  /// nothing inside tells, and on Interface Builder's canvas.
  func fittingHeight(of cell: ViewTemplate, width: Double) -> Double? {
    guard canvas.isRunning else { return nil }
    return ViewLayout.fittingHeight(of: cell, width: width, on: canvas)
  }

  /// How much room the sign `type` takes at the end of a cell `width` points wide, in points.
  func width(ofAccessory type: String?, inCell width: Double) -> Double {
    AccessoryRoom(canvas).width(of: type, inCell: width)
  }

  /// Whether an app runs, rather than that its author looks at the canvas.
  var isRunning: Bool { canvas.isRunning }

  /// Whether the system is older than the space above the titles of plain tables.
  var isBeforeTopPadding: Bool { canvas.system.map { !$0.has(.sectionTopPadding) } ?? false }

  private func place(_ solved: SolvedView, at frame: LayoutRect) -> PlacedView {
    let view = solved.view
    var placed = PlacedView(
      id: view.id, className: view.className, frame: frame, content: .view(view),
      clips: view.clips)
    if view.elementKind == .textView {
      let inset = inset(of: view, at: frame)
      placed.contentTop = inset > 0 ? frame.minY + inset : nil
    }
    if view.table != nil || view.collection != nil {
      placed.contentTop = frame.minY + inset(of: view, at: frame)
      placed.contentBottom = min(frame.maxY, max(frame.minY, safeArea.maxY))
    }
    placed.contentOrigin = contentOrigin(of: view, at: frame)
    placed.work = solved.work
    placed.showsRunningList = lists[view.id] != nil
    placed.subviews = subviews(of: solved, at: frame)
    return placed
  }

  private func subviews(of solved: SolvedView, at frame: LayoutRect) -> [PlacedView] {
    let view = solved.view
    if let list = lists[view.id] {
      return RunningListLayout(content: self, view: view, list: list, frame: frame).parts()
    }
    if let table = view.table {
      return TableLayout(content: self, view: view, table: table, frame: frame).rows()
    }
    if let collection = view.collection {
      return CollectionLayout(content: self, view: view, collection: collection, frame: frame)
        .items()
    }
    let origin = contentOrigin(of: view, at: frame) ?? frame.origin
    return solved.subviews.map { part in
      let place = place(of: part.view, part.frame, from: origin, inListAt: frame)
      return self.place(part, at: Self.limited(place))
    }
  }

  /// Where the content of the view `view` at `frame` begins, whose frames are in its space; nil for one that
  /// scrolls nothing.
  private func contentOrigin(of view: ViewTemplate, at frame: LayoutRect) -> LayoutPoint? {
    if let list = lists[view.id] {
      return RunningListLayout(content: self, view: view, list: list, frame: frame).origin
    }
    guard view.table != nil || view.collection != nil || view.elementKind == .scrollView else {
      return nil
    }
    return LayoutPoint(x: frame.minX, y: frame.minY + inset(of: view, at: frame))
  }

  /// How far bars reach into a view at `frame`.
  private func insets(of frame: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: min(max(0, safeArea.minY - frame.minY), frame.size.height),
      left: min(max(0, safeArea.minX - frame.minX), frame.size.width),
      bottom: min(max(0, frame.maxY - safeArea.maxY), frame.size.height),
      right: min(max(0, frame.maxX - safeArea.maxX), frame.size.width))
  }

  /// How many points of a view at `frame` the keyboard covers from below.
  private func keyboardReach(into frame: LayoutRect) -> Double {
    guard let keyboard else { return 0 }
    return min(max(0, frame.maxY - keyboard.minY), frame.size.height)
  }

  /// How far the content of the scroll view `view` begins below its top, so that neither bars nor a refresh
  /// control cover it.
  func inset(of view: ViewTemplate, at frame: LayoutRect) -> Double {
    let control = view.subviews.first { $0.elementKind == .refreshControl }
    return barInset(of: view, at: frame) + (control?.frame?.size.height ?? 0)
  }

  /// The subviews of the list `list` at `frame`, which lie on its content where that begins at `origin`.
  func subviews(of list: ViewTemplate, from origin: LayoutPoint, inListAt frame: LayoutRect)
    -> [PlacedView]
  {
    list.subviews.map { part in
      let stored = part.frame ?? LayoutRect(x: 0, y: 0, width: 0, height: 0)
      return place(part, in: place(of: part, stored, from: origin, inListAt: frame), of: list)
    }
  }

  /// Where `part`, whose frame on the content of a list at `frame` is `local`, stands where that content
  /// begins at `origin`; a refresh control is as wide as its list.
  private func place(
    of part: ViewTemplate, _ local: LayoutRect, from origin: LayoutPoint, inListAt frame: LayoutRect
  ) -> LayoutRect {
    var place = local.moved(by: origin)
    if part.elementKind == .refreshControl { place.size.width = frame.size.width }
    return place
  }

  private func barInset(of view: ViewTemplate, at frame: LayoutRect) -> Double {
    guard view.content.scroll?.adjustsContentInset ?? true,
      frame.minY < safeArea.minY, safeArea.minY < frame.maxY
    else { return 0 }
    return safeArea.minY - frame.minY
  }

  private static func limited(_ rect: LayoutRect) -> LayoutRect {
    func limited(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -limit), limit) : 0
    }
    return LayoutRect(
      x: limited(rect.minX), y: limited(rect.minY), width: max(0, limited(rect.size.width)),
      height: max(0, limited(rect.size.height)))
  }
}

extension ViewTemplate {
  /// Whether what is inside ends at its edges.
  var clips: Bool {
    switch elementKind {
    case .scrollView, .tableView, .collectionView, .tableViewCell, .textView: true
    default: content.clipsSubviews
    }
  }
}
