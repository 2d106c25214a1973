import BoardwalkBase
import BoardwalkGraph

/// A property of a scroll view that is no list.
enum ScrollProperty: String, CaseIterable {
  case contentOffset, contentSize, isPagingEnabled, isScrollEnabled
  case zoomScale, minimumZoomScale, maximumZoomScale

  func read(_ view: ViewID, on simulation: inout Simulation) -> Value {
    guard let state = simulation[view] else { return .nil }
    switch self {
    case .contentOffset: return Value(state.contentOffset)
    case .contentSize: return simulation.geometry(of: view).map { Value($0.contentSize) } ?? .nil
    case .isPagingEnabled: return .bool(state.isPagingEnabled)
    case .zoomScale: return .number(state.zoomScale)
    case .minimumZoomScale: return .number(state.minimumZoomScale)
    case .maximumZoomScale: return .number(state.maximumZoomScale)
    case .isScrollEnabled:
      return .bool(simulation.template(of: view)?.content.scroll?.isScrollEnabled ?? true)
    }
  }

  /// Returns whether `value` can be set.
  func write(_ value: Value, of view: ViewID, on simulation: inout Simulation) -> Bool {
    switch self {
    case .contentOffset:
      guard let offset = value.point else { return false }
      simulation.scroll(view, to: offset)
    case .isPagingEnabled: simulation[view]?.isPagingEnabled = value.isTrue ?? false
    case .zoomScale: if let scale = value.double { simulation.setZoomScale(scale, of: view) }
    case .minimumZoomScale:
      if let scale = value.double { simulation[view]?.minimumZoomScale = scale }
    case .maximumZoomScale:
      if let scale = value.double { simulation[view]?.maximumZoomScale = scale }
    case .contentSize:
      guard let size = value.size else { return false }
      simulation[view]?.contentSize = size
    case .isScrollEnabled: return false
    }
    return true
  }
}
