import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// A gesture recognizer, while it sends its action.
public struct RunningRecognizer: Sendable, Hashable {
  /// What it is called: its id in the document, or the name that code gave it.
  public let name: String

  /// What it looks for.
  public let kind: GestureKind

  /// The view that it is attached to.
  public let view: ViewID

  /// What people call that view.
  let words: String

  /// How far it is: an action is sent in every state but failure (GES-01).
  public let state: Recognizer.State

  /// What the gesture amounts to so far.
  package let measure: GestureMeasure

  /// How far apart the fingers are now, compared with the start; 1 for what is no pinch (GES-11).
  public var scale: Double { if case .scale(let scale) = measure { scale } else { 1 } }

  /// By how much the fingers have turned clockwise, in radians; 0 for what is no rotation.
  public var rotation: Double {
    if case .rotation(let rotation) = measure { rotation } else { 0 }
  }

  /// How far the fingers have moved, in points; nothing for what is no pan.
  public var translation: LayoutPoint {
    if case .translation(let translation) = measure { translation } else { .zero }
  }
}

extension Sender {
  /// The recognizer that sends the action; nil if something else does.
  public var recognizer: RunningRecognizer? {
    if case .recognizer(let recognizer) = self { recognizer } else { nil }
  }
}
