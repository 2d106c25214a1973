import BoardwalkBase

/// A color to paint with, each part from 0 to 1.
struct Paint: Sendable, Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.alpha = part(alpha)
  }

  /// The opaque or translucent color `hex`, such as `0x007AFF`.
  init(_ hex: Int, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The color of these parts: red, green, blue and alpha; nil if they are others.
  init?(components: [Double]?) {
    guard let components, components.count == 4 else { return nil }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  static let black = Paint(0x000000)
  static let white = Paint(0xFFFFFF)
  static let clear = Paint(0x000000, alpha: 0)

  /// Whether it is visible.
  var isVisible: Bool { alpha > 0.01 }

  /// The color without its alpha, as SVG writes it.
  var hex: String {
    let parts = [red, green, blue].map { part -> String in
      let text = String(Int((part * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + parts.joined()
  }

  /// The same color, `share` as opaque.
  func faded(to share: Double) -> Paint {
    Paint(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}

extension SVGElement {
  /// The element filled with `paint`.
  func filled(_ paint: Paint) -> SVGElement {
    with("fill", paint.isVisible ? paint.hex : "none")
      .with(
        "fill-opacity", paint.isVisible && paint.alpha < 1 ? PlainNumber.text(paint.alpha) : nil)
  }

  /// The element with a line of `width` around it, not filled unless it is so already.
  func stroked(_ paint: Paint, width: Double = 1) -> SVGElement {
    with("stroke", paint.hex)
      .with("stroke-opacity", paint.alpha < 1 ? PlainNumber.text(paint.alpha) : nil)
      .with("stroke-width", width)
  }
}
