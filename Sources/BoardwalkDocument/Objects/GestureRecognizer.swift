import BoardwalkTree

/// A gesture recognizer that lies beside the views it is attached to.
public struct GestureRecognizer: DocumentObject {
  /// The element.
  public let element: Element

  /// The recognizer that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// What it recognizes, in words: `tap`, `long press`.
  public var gesture: String {
    switch element.kind {
    case .tapGestureRecognizer: "tap"
    case .panGestureRecognizer: "pan"
    case .pinchGestureRecognizer: "pinch"
    case .rotationGestureRecognizer: "rotation"
    case .swipeGestureRecognizer: "swipe"
    case .pongPressGestureRecognizer, .longPressGestureRecognizer: "long press"
    case .screenEdgePanGestureRecognizer: "screen edge pan"
    default: "gesture"
    }
  }
}
