import BoardwalkPlatform

/// The delegate of a gesture recognizer (GES-04, GES-05).
///
/// A behavior with this protocol is called by the recognizers that it has attached, and by those
/// whose `delegate` outlet its document connects to it.
public protocol GestureRecognizerDelegate: ControllerBehavior {
  /// `gestureRecognizerShouldBegin(_:)`: whether the recognizer `name` may begin.
  func gestureRecognizerShouldBegin(_ controller: inout Instance, _ name: String) -> Bool

  /// `gestureRecognizer(_:shouldReceive:)`: whether it sees a touch on `view`.
  func gestureRecognizer(
    _ controller: inout Instance, _ name: String, shouldReceiveTouchOn view: ViewID
  ) -> Bool

  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`
  func gestureRecognizer(
    _ controller: inout Instance, _ name: String, shouldRecognizeSimultaneouslyWith other: String
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ controller: inout Instance, _ name: String) -> Bool {
    true
  }

  /// True.
  public func gestureRecognizer(
    _ controller: inout Instance, _ name: String, shouldReceiveTouchOn view: ViewID
  ) -> Bool { true }

  /// False.
  public func gestureRecognizer(
    _ controller: inout Instance, _ name: String, shouldRecognizeSimultaneouslyWith other: String
  ) -> Bool { false }
}

/// A question of a recognizer to its delegate.
enum GestureQuestion: Sendable {
  /// Whether it may begin, with what it has measured in `duration` milliseconds.
  case shouldBegin(GestureMeasure, duration: Int)
  case shouldReceive(ViewID)
  case shouldRecognize(with: GestureEntry)
}

extension GestureRecognizerDelegate {
  /// The result of `question` of `recognizer`.
  func answer(
    _ question: GestureQuestion, of recognizer: GestureEntry, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    let name = recognizer.name
    return answer(.gesture(question, of: recognizer), as: id, on: &simulation, otherwise: false) {
      controller in
      switch question {
      case .shouldBegin: gestureRecognizerShouldBegin(&controller, name)
      case .shouldReceive(let view):
        gestureRecognizer(&controller, name, shouldReceiveTouchOn: view)
      case .shouldRecognize(let other):
        gestureRecognizer(&controller, name, shouldRecognizeSimultaneouslyWith: other.name)
      }
    }
  }

  /// Whether the recognizer of `navigation` that pops by a swipe may begin.
  func backGestureShouldBegin(
    in navigation: ControllerID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    answer(.backGestureShouldBegin(in: navigation), as: id, on: &simulation, otherwise: false) {
      gestureRecognizerShouldBegin(&$0, BarProperty.gesturePart)
    }
  }
}
