/// The methods of a text view's delegate (TXT-01, TXT-02, TXT-05).
///
/// A behavior becomes one as with ``TextFieldDelegate``.
public protocol TextViewDelegate: ControllerBehavior {
  /// `textViewShouldBeginEditing(_:)`: whether `view` may become first responder.
  func textViewShouldBeginEditing(_ controller: inout Instance, _ view: ViewID) -> Bool

  /// `textViewDidBeginEditing(_:)`
  func textViewDidBeginEditing(_ controller: inout Instance, _ view: ViewID)

  /// `textViewShouldEndEditing(_:)`: whether `view` may stop being first responder.
  func textViewShouldEndEditing(_ controller: inout Instance, _ view: ViewID) -> Bool

  /// `textViewDidEndEditing(_:)`
  func textViewDidEndEditing(_ controller: inout Instance, _ view: ViewID)

  /// `textView(_:shouldChangeTextIn:replacementText:)`: whether `text` may take the place of the
  /// characters in `range`; the Return key brings a line feed.
  func textView(
    _ controller: inout Instance, _ view: ViewID, shouldChangeTextIn range: Range<Int>,
    replacementText text: String
  ) -> Bool

  /// `textViewDidChange(_:)`
  func textViewDidChange(_ controller: inout Instance, _ view: ViewID)
}

extension TextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ controller: inout Instance, _ view: ViewID) -> Bool {
    true
  }

  /// Does nothing.
  public func textViewDidBeginEditing(_ controller: inout Instance, _ view: ViewID) {}

  /// True.
  public func textViewShouldEndEditing(_ controller: inout Instance, _ view: ViewID) -> Bool {
    true
  }

  /// Does nothing.
  public func textViewDidEndEditing(_ controller: inout Instance, _ view: ViewID) {}

  /// True.
  public func textView(
    _ controller: inout Instance, _ view: ViewID, shouldChangeTextIn range: Range<Int>,
    replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ controller: inout Instance, _ view: ViewID) {}
}

extension TextViewDelegate {
  /// The result of `message` of `view`; true if it is not a question.
  func answer(
    _ message: EditingMessage, of view: ViewID, as id: ControllerID, on simulation: inout Simulation
  ) -> Bool {
    let text = simulation[view]?.text ?? ""
    return answer(
      .editing(message, .view, view, text: text), as: id, on: &simulation, otherwise: false
    ) { controller in
      switch message {
      case .shouldBegin: return textViewShouldBeginEditing(&controller, view)
      case .didBegin: textViewDidBeginEditing(&controller, view)
      case .shouldEnd: return textViewShouldEndEditing(&controller, view)
      case .didEnd: textViewDidEndEditing(&controller, view)
      case .shouldChange(let range, let text):
        return textView(&controller, view, shouldChangeTextIn: range, replacementText: text)
      case .didChange: textViewDidChange(&controller, view)
      case .shouldClear, .shouldReturn, .didChangeSelection, .searchButton, .cancelButton,
        .didChangeScope:
        break
      }
      return true
    }
  }
}
