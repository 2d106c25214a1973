import BoardwalkBase
import BoardwalkGraph

/// How an image fills its view.
enum ImageContentMode: String, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// At its own size in the middle, or smaller where that does not fit: as icons of bars are drawn.
  case icon

  /// The mode of the image view `template`.
  init(of template: ViewTemplate?) {
    self = template?.contentMode.flatMap(Self.init(rawValue:)) ?? .scaleToFill
  }

  /// The place of an image of `size` in `frame`.
  func place(of size: LayoutSize, in frame: LayoutRect) -> LayoutRect {
    let across = frame.size.width / size.width
    let down = frame.size.height / size.height
    let scale =
      switch self {
      case .scaleToFill: 0.0
      case .scaleAspectFit: min(across, down)
      case .scaleAspectFill: max(across, down)
      case .icon: min(across, down, 1.0)
      default: 1.0
      }
    guard scale > 0 else { return frame }
    let placed = LayoutSize(width: size.width * scale, height: size.height * scale)
    let (x, y) = alignment
    return LayoutRect(
      x: frame.minX + (frame.size.width - placed.width) * x,
      y: frame.minY + (frame.size.height - placed.height) * y,
      width: placed.width, height: placed.height)
  }

  /// The share of the room on the left and above.
  private var alignment: (x: Double, y: Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
