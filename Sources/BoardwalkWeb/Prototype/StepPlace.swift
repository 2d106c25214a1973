import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkSnapshot

/// The gesture of a step and its position on a picture.
struct StepPlace: Sendable, Hashable, Encodable {
  /// The gesture.
  enum Gesture: String, Sendable, Hashable, Encodable {
    case tap, doubleTap, hold, left, right, up, down
  }

  /// The touch region of the step; nil if it is a button next to the picture.
  let gesture: Gesture?

  /// Left, top, width and height of the touched part; nil for the whole screen, and for invisible
  /// parts.
  let frame: [Double]?

  /// The place of `event` on `drawing`.
  init(_ event: Event?, on drawing: ScreenDrawing) {
    let gesture = event.flatMap(Gesture.init)
    let frame = event.flatMap { Self.frame(of: $0, on: drawing) }
    self.frame = frame.map(\.numbers)
    // A tap needs a place that a finger can find.
    let needsPlace = gesture == .tap || gesture == .doubleTap || gesture == .hold
    self.gesture = needsPlace && frame == nil ? nil : gesture
  }

  private static func frame(of event: Event, on drawing: ScreenDrawing) -> LayoutRect? {
    let frame: LayoutRect? =
      switch event {
      case .tap(let touchable), .touch(let touchable, _), .setValue(let touchable, _),
        .swipeRow(let touchable, _, _), .moveRow(let touchable, _), .focus(let touchable),
        .clear(let touchable):
        touchable.role == .backButton ? drawing.regions.backButton : drawing.regions[touchable]
      case .back, .chooseFromBackMenu: drawing.regions.backButton
      case .tapOutside: drawing.outside
      default: nil
      }
    return frame.flatMap { $0.size.width >= 1 && $0.size.height >= 1 ? $0 : nil }
  }
}

extension StepPlace.Gesture {
  /// The gesture that makes `event` happen; nil if there is none that a mouse can do.
  fileprivate init?(_ event: Event) {
    switch event {
    case .tap, .back, .tapOutside: self = .tap
    case .touch(_, let motion):
      guard let gesture = Self(motion) else { return nil }
      self = gesture
    case .swipeRow(_, let direction, _): self.init(direction)
    case .turnPage(let direction, .completed): self = direction == .forward ? .left : .right
    case .swipeBack(.completed): self = .right
    case .pullToRefresh, .dragSheetDown(true): self = .down
    default: return nil
    }
  }

  private init?(_ motion: FingerMotion) {
    switch motion {
    case .tap(1, 1): self = .tap
    case .tap(2, 1): self = .doubleTap
    case .press: self = .hold
    case .swipe(let direction, 1): self.init(direction)
    default: return nil
    }
  }

  private init(_ direction: SwipeDirection) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }
}
