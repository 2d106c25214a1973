import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// A gesture recognizer, while it sends its action.
public struct RunningRecognizer: Sendable, Hashable {
  /// Its name: its id in the document, or the name that code gave it.
  public let name: String

  /// Its kind.
  public let kind: GestureKind

  /// The view that it is attached to.
  public let view: ViewID

  /// The name of that view for people.
  let words: String

  /// Its state: an action is sent in every state but failure (GES-01).
  public let state: Recognizer.State

  /// The current measure of the gesture.
  package let measure: GestureMeasure

  /// The duration of the gesture so far, in milliseconds.
  let duration: Int

  /// The place of the touched row or item; nil for other views.
  let path: ItemPath?

  /// The scale of a pinch relative to its start; 1 for other gestures (GES-11).
  public var scale: Double { if case .scale(let scale) = measure { scale } else { 1 } }

  /// The clockwise rotation of the fingers, in radians; 0 for other gestures.
  public var rotation: Double {
    if case .rotation(let rotation) = measure { rotation } else { 0 }
  }

  /// The translation of a pan, in points; zero for other gestures.
  public var translation: LayoutPoint {
    if case .translation(let translation) = measure { translation } else { .zero }
  }

  /// The mean velocity of a pan, in points a second; zero for other gestures.
  public var velocity: LayoutPoint {
    guard duration > 0 else { return .zero }
    let seconds = Double(duration) / 1000
    return LayoutPoint(x: translation.x / seconds, y: translation.y / seconds)
  }
}

extension Sender {
  /// The recognizer that sends the action; nil for another sender.
  public var recognizer: RunningRecognizer? {
    if case .recognizer(let recognizer) = self { recognizer } else { nil }
  }
}
