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
enum GestureQuestion: Sendable, Hashable {
  case shouldBegin
  case shouldReceive(ViewID)
  case shouldRecognize(with: String)
}

extension GestureRecognizerDelegate {
  /// The result of `question` of the recognizer `name`.
  func answer(
    _ question: GestureQuestion, of name: String, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    answer(.gesture(question, of: name), as: id, on: &simulation, otherwise: false) { controller in
      switch question {
      case .shouldBegin: gestureRecognizerShouldBegin(&controller, name)
      case .shouldReceive(let view):
        gestureRecognizer(&controller, name, shouldReceiveTouchOn: view)
      case .shouldRecognize(let other):
        gestureRecognizer(&controller, name, shouldRecognizeSimultaneouslyWith: other)
      }
    }
  }
}
