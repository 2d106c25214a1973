import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation

/// Finds the place of everything that a simulation shows.
struct ScreenLayout {
  let simulation: Simulation
  let profile: Screen.Profile
  let bounds: LayoutRect
  let bars: BarMetrics

  /// Whether it shows only a xib's cell, which is not part of a screen.
  private let isTopLevelCell: Bool

  init(_ simulation: Simulation, _ profile: Screen.Profile) {
    self.simulation = simulation
    self.profile = profile
    let device = simulation.options.device.size(isLandscape: simulation.options.isLandscape)
    let cell = simulation.topLevelCellSize(on: device)
    isTopLevelCell = cell != nil
    let size = cell ?? (profile == .canvas ? simulation.drawnSize : nil) ?? device
    bounds = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
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
