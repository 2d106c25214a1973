import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// Finds the place of everything that a simulation shows.
struct ScreenLayout {
  let simulation: Simulation
  let profile: Screen.Profile
  let bounds: LayoutRect
  let bars: BarMetrics

  /// The layouts of the documents on their canvases; nil for a running app.
  private let canvases: CanvasLayouts?

  /// Whether it shows only a xib's cell, which is not part of a screen.
  private let isTopLevelCell: Bool

  init(_ simulation: Simulation, _ profile: Screen.Profile, _ canvases: CanvasLayouts? = nil) {
    self.simulation = simulation
    self.profile = profile
    self.canvases = profile == .running ? nil : canvases ?? CanvasLayouts(simulation.graph)
    let device = simulation.options.device.size(isLandscape: simulation.options.isLandscape)
    let cell = simulation.topLevelCellSize(on: device)
    isTopLevelCell = cell != nil
    let size = cell ?? (profile == .canvas ? simulation.drawnSize : nil) ?? device
    bounds = LayoutRect(size)
    bars = BarMetrics.bars(of: simulation.options.system)
  }

  var isRightToLeft: Bool { simulation.options.direction == .rightToLeft }
  var isPhone: Bool { simulation.options.device.idiom == .phone }
  var isCompactHeight: Bool { simulation.options.verticalSizeClass == .compact }

  /// The insets of the screen's edges.
  var insets: LayoutInsets {
    isTopLevelCell
      ? .zero
      : simulation.options.device.safeArea(
        isLandscape: simulation.options.isLandscape, on: simulation.options.system)
  }

  var statusBarHeight: Double { insets.top }

  /// The layers that can be seen, the lowest first.
  func layers() -> [ScreenLayer] {
    let chain = simulation.presentationChain.map { ($0, style(of: $0)) }
    let lowest = chain.lastIndex { $0.1 == .fullScreen } ?? 0
    var result: [ScreenLayer] = []
    for (controller, style) in chain.dropFirst(lowest) {
      let frame = frame(of: controller, style, over: result)
      let view = place(controller, in: room(frame, style))
      result.append(
        ScreenLayer(
          controller: controller, style: style,
          dimsBelow: style.isCard && simulation.isDimming(controller), frame: frame, view: view))
    }
    if let menu = menu(over: result) { result.append(menu) }
    return result
  }

  private func style(of controller: ControllerID) -> ScreenLayer.Style {
    guard let presentation = simulation[controller]?.presentation else { return .window }
    if simulation[controller]?.alert != nil, presentation.adaptedStyle != .popover {
      return .formSheet
    }
    switch presentation.adaptedStyle {
    case .fullScreen, .currentContext: return .fullScreen
    case .overFullScreen, .overCurrentContext, .custom, .automatic, .none: return .overlay
    // In compact height a sheet fills the screen (PRES-03).
    case .pageSheet: return isCompactHeight ? .overlay : .sheet
    case .formSheet: return isCompactHeight ? .overlay : .formSheet
    case .popover: return .popover
    }
  }

  /// The area that a presentation of `style` at `frame` gives to its content.
  func room(_ frame: LayoutRect, _ style: ScreenLayer.Style) -> ControllerArea {
    switch style {
    case .window, .fullScreen, .overlay: return ControllerArea(frame, insets: insets)
    case .sheet:
      let below = max(0, frame.maxY - bounds.maxY + insets.bottom)
      return ControllerArea(
        frame, insets: LayoutInsets(bottom: below), barHeight: bars.sheetNavigationBar)
    case .formSheet: return ControllerArea(frame, insets: .zero, barHeight: bars.sheetNavigationBar)
    case .popover, .menu: return ControllerArea(frame, insets: .zero, barHeight: bars.navigationBar)
    }
  }
}

/// The extension of child views under the bars of their containers.
extension ScreenLayout {
  /// The area of the child `id` of a container whose bars leave `room` free.
  ///
  /// A view extends under bars unless its controller excludes that edge (`edgesForExtendedLayout`),
  /// or the bar is opaque and the controller does not include opaque bars (ORC-56). Interface
  /// Builder's canvas has its own rules.
  func room(
    of id: ControllerID, _ room: ControllerArea, topBar: PlacedView? = nil,
    bottomBar: PlacedView? = nil
  ) -> ControllerArea {
    guard profile == .running, let controller = simulation.template(of: id) else { return room }
    var rect = room.rect
    if let topBar, !controller.extends("top", under: topBar) {
      rect = rect.inset(by: LayoutInsets(top: min(max(0, room.top - rect.minY), rect.size.height)))
    }
    if let bottomBar, !controller.extends("bottom", under: bottomBar) {
      rect = rect.inset(
        by: LayoutInsets(bottom: min(max(0, rect.maxY - room.bottom), rect.size.height)))
    }
    return rect == room.rect ? room : room.inner(rect)
  }
}

extension ControllerTemplate {
  /// Whether its view extends under `bar`, which is at its `edge`.
  fileprivate func extends(_ edge: String, under bar: PlacedView) -> Bool {
    if let edges = content.extendedEdges, !edges.contains(edge) { return false }
    return bar.bar?.isTranslucent ?? true || content.extendsUnderOpaqueBars
  }
}

/// The sizes of popovers and form sheets: the preferred content size, else a default size (PRES-04,
/// POP-06).
extension ScreenLayout {
  /// The size in points of the presentation of `controller` in `style`: the preferred content size
  /// with the bars of navigation controllers, else the scene's freeform size, else `standard`.
  func preferredSize(
    of controller: ControllerID, _ style: ScreenLayer.Style, standard: LayoutSize
  ) -> LayoutSize {
    guard let source = simulation.sourceOfPreferredContentSize(of: controller),
      var size = simulation[source]?.modality.preferredContentSize
    else { return freeformSize(of: controller) ?? standard }
    if size.width <= 0 { size.width = standard.width }
    guard size.height > 0 else { return LayoutSize(width: size.width, height: standard.height) }
    var inner = source
    while inner != controller, let outer = simulation[inner]?.parent {
      size.height += barHeight(of: outer, style)
      inner = outer
    }
    return size
  }

  /// The total height of the bars of the navigation controller `id` in a presentation of `style`.
  private func barHeight(of id: ControllerID, _ style: ScreenLayer.Style) -> Double {
    let bar = simulation.navigationBar(of: id).map {
      navigationBarHeight($0, in: room(bounds, style))
    }
    return (bar ?? 0) + (simulation.isToolbarHidden(of: id) ? 0 : toolbarHeight)
  }

  /// The freeform size of the controller's scene in its document.
  private func freeformSize(of controller: ControllerID) -> LayoutSize? {
    simulation.template(of: controller)?.content.freeformSize
  }
}

/// The layout of a scene on Interface Builder's canvas.
extension ScreenLayout {
  /// `view`, that of the controller `id`, as large as its document draws it, in the corner of
  /// `room`; nil where no document does, and in a running app.
  func placeDrawn(_ view: ViewTemplate, of id: ControllerID, in room: ControllerArea) -> PlacedView?
  {
    guard let place = simulation.place(of: id), let layout = canvases?[place.document],
      let context = layout.contextOfController(inScene: place.scene)
    else { return nil }
    let stored = layout.canvas.frame(of: view)
    let rect = LayoutRect(
      x: room.rect.minX, y: room.rect.minY + stored.minY, width: stored.size.width,
      height: stored.size.height)
    let guides = simulation.template(of: id)?.content.layoutGuides
    return ContentLayout(
      safeArea: rect.inset(by: context.safeArea), on: layout.canvas, guides: guides ?? []
    ).place(view, in: rect, heldBy: context)
  }
}

extension Simulation {
  /// The size at which the document draws the only controller; nil if containers or presentations
  /// are around it, which are as large as their screen.
  var drawnSize: LayoutSize? {
    guard presentationChain.count == 1, let only = presentationChain.first,
      case .plain? = self[only]?.container, let frame = view(of: only)?.frame
    else { return nil }
    return LayoutSize(width: frame.maxX, height: frame.maxY)
  }
}

extension Simulation {
  /// The size of the cell that is the view of a xib's owner, in points: without a list, it keeps
  /// its size on the `screen`; nil for any other view.
  func topLevelCellSize(on screen: LayoutSize) -> LayoutSize? {
    guard presentationChain.count == 1, let only = presentationChain.first,
      case .plain? = self[only]?.container, let view = view(of: only), view.isShownByLists
    else { return nil }
    if let frame = view.frame { return frame.size }
    // Items without a size are 50 points wide and high (FLOW-01).
    return view.elementKind == .tableViewCell
      ? LayoutSize(width: screen.width, height: view.rowHeight ?? TableMetrics.rowHeight)
      : LayoutSize(width: 50, height: 50)
  }
}

extension ViewTemplate {
  /// Whether lists show it rather than controllers.
  fileprivate var isShownByLists: Bool {
    switch elementKind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}
