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
    } else if view.isBar {
      paint = BarStyle(view.bar, palette, tint: tint).background.over(base, alpha: 1)
    }
    if let kind = view.template?.elementKind, kind == .webView || kind == .wkWebView {
      paint = palette.webPage
    }
    return view.subviews.reduce(paint) { backdrop(at: point, in: $1, over: $0) }
  }
}

extension PlacedView {
  /// Whether it is drawn with the background of a bar.
  fileprivate var isBar: Bool {
    switch content {
    case .navigationBar, .toolbar, .tabBar: true
    default: bar != nil
    }
  }
}

extension Palette {
  /// The background of a page in a web view.
  var webPage: Paint { either(Paint(0xF7F7FA), Paint(0x1C1C1E)) }
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
