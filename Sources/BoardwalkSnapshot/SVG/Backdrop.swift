import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout

extension SVGRenderer {
  /// The color at `point` of the screen, as far as documents determine it: that of the topmost
  /// view.
  func backdrop(at point: LayoutPoint) -> Paint {
    let layer = screen.layers.last { !$0.style.isCard && $0.frame.contains(point) }
    let base = screen.layers.isEmpty ? Paint.black : palette[.systemBackground]
    return layer.map { backdrop(at: point, in: $0.view, over: base) } ?? base
  }

  private func backdrop(at point: LayoutPoint, in view: PlacedView, over base: Paint) -> Paint {
    guard !view.isInvisible, view.frame.contains(point) else { return base }
    var paint = base
    if let template = view.template, let own = palette.paint(template.backgroundColor) {
      paint = own.over(base, alpha: template.alpha)
    } else if view.bar != nil {
      paint = BarStyle(view.bar, palette, tint: tint).background.over(base, alpha: 1)
    }
    return view.subviews.reduce(paint) { backdrop(at: point, in: $1, over: $0) }
  }
}

extension LayoutRect {
  fileprivate func contains(_ point: LayoutPoint) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}

extension Paint {
  /// The paint blended over `below` with the opacity `alpha`.
  func over(_ below: Paint, alpha: Double) -> Paint {
    let share = self.alpha * alpha
    func mixed(_ part: KeyPath<Paint, Double>) -> Double {
      self[keyPath: part] * share + below[keyPath: part] * (1 - share)
    }
    return Paint(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue),
      alpha: share + below.alpha * (1 - share))
  }

  /// Whether white has more contrast to it than black: its luma is below one half.
  var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 }
}
