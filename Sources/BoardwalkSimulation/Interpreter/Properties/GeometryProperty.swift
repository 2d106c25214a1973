import BoardwalkBase

/// A property about the place of a view: `bounds`, `frame`, `center`, or what bars cover of it.
enum GeometryProperty: String, CaseIterable {
  case bounds, center, frame, safeAreaInsets

  /// The property of `view`; nil for a view without a known place. The work of a layout counts as
  /// that of expressions.
  func read(_ view: ViewID, on simulation: inout Simulation) -> Value {
    guard let geometry = simulation.geometry(of: view) else { return .nil }
    let frame = geometry.frame
    switch self {
    case .frame: return Value(frame)
    case .safeAreaInsets: return Value(geometry.safeAreaInsets)
    case .bounds:
      return Value(LayoutRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height))
    case .center:
      return Value(
        LayoutPoint(
          x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2))
    }
  }

  /// Places `view` at `value`. The view of a child fills its container here, and constraints place
  /// a view again at the next layout (LAY-84). Returns whether `value` is a place.
  func write(_ value: Value, of view: ViewID, on simulation: inout Simulation) -> Bool {
    // A controller that code makes may have no view of its own.
    let root = simulation.rootView(of: view.controller) ?? ViewID("", of: view.controller)
    guard view != root else { return true }
    guard var frame = simulation.geometry(of: view)?.frame else { return false }
    switch self {
    case .safeAreaInsets: return false
    case .frame:
      guard let rect = value.rect else { return false }
      frame = rect
    case .bounds:
      guard let size = value.rect?.size else { return false }
      frame.origin.x += (frame.size.width - size.width) / 2
      frame.origin.y += (frame.size.height - size.height) / 2
      frame.size = size
    case .center:
      guard let point = value.point else { return false }
      frame.origin = LayoutPoint(
        x: point.x - frame.size.width / 2, y: point.y - frame.size.height / 2)
    }
    simulation[view]?.frame = frame
    return true
  }
}

extension Simulation {
  /// The place of `view` and the size of its content, as its last layout left them; before the
  /// first layout they are those of the document (LAY-84). Nil for a view without a known place.
  mutating func geometry(of view: ViewID) -> ViewGeometry? {
    if controllers[view.controller]?.layoutOrientation != nil {
      var work = 0
      defer { budget.evaluate(work) }
      if let found = library.layout.geometry(of: view, on: self, work: &work) {
        return found.placed(exactlyAt: self[view]?.frame).holding(self[view]?.contentSize)
      }
    }
    let hasFrame =
      template(of: view)?.frame != nil && controllers.parent(of: view.controller) != nil
    if view == rootView(of: view.controller), !hasFrame {
      let size = options.device.size(isLandscape: options.isLandscape)
      return ViewGeometry(
        frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height), contentSize: size)
    }
    guard let template = template(of: view), let frame = self[view]?.frame ?? template.frame else {
      return nil
    }
    return ViewGeometry(
      frame: frame,
      contentSize: template.subviews.compactMap(\.frame).reduce(LayoutSize(width: 0, height: 0)) {
        LayoutSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY))
      }
    ).holding(self[view]?.contentSize)
  }
}

extension ViewGeometry {
  /// The place with content of `size`, if code has set it.
  fileprivate func holding(_ size: LayoutSize?) -> ViewGeometry {
    size.map {
      ViewGeometry(frame: frame, contentSize: $0, safeAreaInsets: safeAreaInsets)
    } ?? self
  }

  /// The place at `frame`, which code has set, if a layout has only rounded it to pixels.
  fileprivate func placed(exactlyAt frame: LayoutRect?) -> ViewGeometry {
    guard let frame else { return self }
    let distances = [
      frame.minX - self.frame.minX, frame.minY - self.frame.minY, frame.maxX - self.frame.maxX,
      frame.maxY - self.frame.maxY,
    ]
    guard distances.allSatisfy({ abs($0) < 1 }) else { return self }
    return ViewGeometry(frame: frame, contentSize: contentSize, safeAreaInsets: safeAreaInsets)
  }
}
