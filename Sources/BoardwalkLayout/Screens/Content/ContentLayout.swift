import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema
import BoardwalkSimulation

/// Places a controller's own views.
///
/// Constraints and stack views place their views, autoresizing masks the others; tables and
/// collections place their cells, each of which is a layout root.
package struct ContentLayout: Sendable {
  /// Coordinates are clamped to this, in points: no screen is as large.
  private static let limit = 100_000.0

  /// The part of the screen that no bar covers, in points of the screen.
  package let safeArea: LayoutRect

  /// The canvas of the views.
  private let canvas: Canvas

  /// The layout guides of the controller.
  private let guides: [ControllerContent.LayoutGuide]

  /// The contents of lists with a data source, by list id.
  private let lists: [String: RunningList]

  /// The frame of the keyboard, in points of the screen; nil if it is hidden.
  private let keyboard: LayoutRect?

  /// A layout on `canvas` with the safe area `safeArea`, the keyboard `keyboard` and lists with the
  /// contents `lists`; `guides` are the controller's layout guides.
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

  /// `view` at `frame`, in points of the screen, with its subviews.
  package func place(_ view: ViewTemplate, in frame: LayoutRect) -> PlacedView {
    let frame = Self.limited(frame)
    let layout = ViewLayout(
      view, size: frame.size, safeArea: insets(of: frame), keyboard: keyboardReach(into: frame),
      guides: guides, on: canvas)
    var placed = place(layout.root, at: frame)
    placed.safeArea = safeArea
    return placed
  }

  /// `view` at `frame`, in points of the screen, with its subviews, in `context`.
  func place(
    _ view: ViewTemplate, in frame: LayoutRect, heldBy context: LayoutContext
  ) -> PlacedView {
    let frame = Self.limited(frame)
    var context = context
    context.size = frame.size
    return place(ViewLayout(view, in: context, guides: guides, on: canvas).root, at: frame)
  }

  /// `part` at `frame`, in points of the screen, in the list `list`.
  ///
  /// A list insets its content for the bars above and below, so these do not affect the safe areas
  /// of its cells, even if scrolled beneath them; its side insets do.
  ///
  /// On Interface Builder's canvas cells have no safe area insets.
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

  /// `part` of the list `list` at `frame`, as wide as the list, from `y`, which becomes its end.
  func span(
    _ part: ViewTemplate, at y: inout Double, in frame: LayoutRect, of list: ViewTemplate
  ) -> PlacedView {
    let place = LayoutRect(
      x: frame.minX, y: y, width: frame.size.width, height: part.ownHeight)
    y = place.maxY
    return self.place(part, in: place, of: list)
  }

  /// The height of the self-sizing row `cell` with a width of `width` points; nil if its contents
  /// do not determine it, and on Interface Builder's canvas.
  func fittingHeight(of cell: ViewTemplate, width: Double) -> Double? {
    guard canvas.isRunning else { return nil }
    return ViewLayout.fittingHeight(of: cell, width: width, on: canvas)
  }

  /// The width in points of the accessory `type` in a cell of `width` points.
  func width(ofAccessory type: CellAccessoryType?, inCell width: Double) -> Double {
    canvas.width(ofAccessory: type, inCell: width)
  }

  /// Whether it is a running app, and not Interface Builder's canvas.
  var isRunning: Bool { canvas.isRunning }

  /// The system of a running app; nil on Interface Builder's canvas.
  var system: SystemVersion? { canvas.system }

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

  /// The origin of the content of `view` at `frame`; nil if it does not scroll.
  private func contentOrigin(of view: ViewTemplate, at frame: LayoutRect) -> LayoutPoint? {
    if let list = lists[view.id] {
      return RunningListLayout(content: self, view: view, list: list, frame: frame).origin
    }
    guard view.table != nil || view.collection != nil || view.elementKind == .scrollView else {
      return nil
    }
    let offset = view.content.scroll?.contentOffset ?? .zero
    return LayoutPoint(
      x: frame.minX - offset.x, y: frame.minY + inset(of: view, at: frame) - offset.y)
  }

  /// The safe area insets of a view at `frame`.
  private func insets(of frame: LayoutRect) -> LayoutInsets {
    LayoutInsets(
      top: min(max(0, safeArea.minY - frame.minY), frame.size.height),
      left: min(max(0, safeArea.minX - frame.minX), frame.size.width),
      bottom: min(max(0, frame.maxY - safeArea.maxY), frame.size.height),
      right: min(max(0, frame.maxX - safeArea.maxX), frame.size.width))
  }

  /// The height in points of the keyboard in a view at `frame`.
  private func keyboardReach(into frame: LayoutRect) -> Double {
    guard let keyboard else { return 0 }
    return min(max(0, frame.maxY - keyboard.minY), frame.size.height)
  }

  /// The top inset of the content of the scroll view `view`, below bars and a refresh control.
  func inset(of view: ViewTemplate, at frame: LayoutRect) -> Double {
    let control = view.subviews.first { $0.elementKind == .refreshControl }
    return barInset(of: view, at: frame) + (control?.frame?.size.height ?? 0)
  }

  /// The subviews of the list `list` at `frame` on its content, which begins at `origin`.
  func subviews(of list: ViewTemplate, from origin: LayoutPoint, inListAt frame: LayoutRect)
    -> [PlacedView]
  {
    list.subviews.map { part in
      let stored = part.frame ?? .zero
      return place(part, in: place(of: part, stored, from: origin, inListAt: frame), of: list)
    }
  }

  /// The position of `part`, whose frame on the content of a list at `frame` is `local`, if that
  /// content begins at `origin`; a refresh control has the width of its list.
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

extension Canvas {
  /// The screen of an app that runs with `options` and shows `document`.
  init(running document: CompiledDocument?, with options: LaunchOptions) {
    self.init(
      running: document, on: options.device, isLandscape: options.isLandscape,
      system: options.system, textSize: options.textSize, direction: options.direction)
  }
}

extension ViewTemplate {
  /// The height in points of the header or footer of a list or a section.
  var ownHeight: Double {
    frame?.size.height ?? (elementKind == .collectionReusableView ? 50 : TableMetrics.rowHeight)
  }

  /// Whether it clips its subviews.
  var clips: Bool {
    switch elementKind {
    case .scrollView, .tableView, .collectionView, .tableViewCell, .textView: true
    default: content.clipsSubviews
    }
  }
}
