import BoardwalkBase
import BoardwalkSchema

/// How an image is placed in its frame.
enum ImagePlacement: Sendable {
  /// As the content of a view.
  case content(ViewContentMode)

  /// At its own size in the middle, or smaller where that does not fit: as icons of bars are drawn.
  case icon

  /// The place of an image of `size` in `frame`.
  func place(of size: LayoutSize, in frame: LayoutRect) -> LayoutRect {
    guard let scale = scale(of: size, in: frame.size), scale > 0 else { return frame }
    let placed = LayoutSize(width: size.width * scale, height: size.height * scale)
    let (x, y) = alignment
    return LayoutRect(
      x: frame.minX + (frame.size.width - placed.width) * x,
      y: frame.minY + (frame.size.height - placed.height) * y,
      width: placed.width, height: placed.height)
  }

  /// The scale of an image of `size` in `room`; nil if it fills the room.
  private func scale(of size: LayoutSize, in room: LayoutSize) -> Double? {
    let across = room.width / size.width
    let down = room.height / size.height
    switch self {
    case .content(.scaleToFill), .content(.redraw): return nil
    case .content(.scaleAspectFit): return min(across, down)
    case .content(.scaleAspectFill): return max(across, down)
    case .icon: return min(across, down, 1)
    case .content: return 1
    }
  }

  /// The share of the room on the left and above.
  private var alignment: (x: Double, y: Double) {
    switch self {
    case .content(.top): (0.5, 0)
    case .content(.bottom): (0.5, 1)
    case .content(.left): (0, 0.5)
    case .content(.right): (1, 0.5)
    case .content(.topLeft): (0, 0)
    case .content(.topRight): (1, 0)
    case .content(.bottomLeft): (0, 1)
    case .content(.bottomRight): (1, 1)
    default: (0.5, 0.5)
    }
  }
}
