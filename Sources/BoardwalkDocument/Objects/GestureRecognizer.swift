import BoardwalkSchema

/// A gesture recognizer, which is a sibling of the scene's controller.
package struct GestureRecognizer: DocumentObject {
  /// The element.
  package let element: Element

  /// The recognizer that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// Its kind.
  package var kind: RecognizerKind {
    switch element.kind {
    case .tapGestureRecognizer: .tap
    case .panGestureRecognizer: .pan
    case .pinchGestureRecognizer: .pinch
    case .rotationGestureRecognizer: .rotation
    case .swipeGestureRecognizer: .swipe
    // Interface Builder's name for a long press is misspelled.
    case .pongPressGestureRecognizer, .longPressGestureRecognizer: .longPress
    case .screenEdgePanGestureRecognizer: .screenEdgePan
    default: .other
    }
  }
}
