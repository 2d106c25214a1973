/// The methods of a text field's delegate (TXT-01 … TXT-06).
///
/// A behavior with this protocol is called by the fields whose `delegate` outlet its document
/// connects to it, or whose delegate it has become, with
/// ``RunningController/becomeDelegate(ofTextInput:)``.
public protocol TextFieldDelegate: ControllerBehavior {
  /// `textFieldShouldBeginEditing(_:)`: whether `field` may become first responder.
  func textFieldShouldBeginEditing(_ controller: inout Instance, _ field: ViewID) -> Bool

  /// `textFieldDidBeginEditing(_:)`
  func textFieldDidBeginEditing(_ controller: inout Instance, _ field: ViewID)

  /// `textFieldShouldEndEditing(_:)`: whether `field` may stop being first responder.
  func textFieldShouldEndEditing(_ controller: inout Instance, _ field: ViewID) -> Bool

  /// `textFieldDidEndEditing(_:)`
  func textFieldDidEndEditing(_ controller: inout Instance, _ field: ViewID)

  /// `textField(_:shouldChangeCharactersIn:replacementString:)`: whether `text` may take the place
  /// of the characters in `range`.
  func textField(
    _ controller: inout Instance, _ field: ViewID, shouldChangeCharactersIn range: Range<Int>,
    replacementString text: String
  ) -> Bool

  /// `textFieldShouldClear(_:)`: whether the button that clears `field` may.
  func textFieldShouldClear(_ controller: inout Instance, _ field: ViewID) -> Bool

  /// `textFieldShouldReturn(_:)`: whether the Return key has its default effect.
  func textFieldShouldReturn(_ controller: inout Instance, _ field: ViewID) -> Bool
}

extension TextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ controller: inout Instance, _ field: ViewID) -> Bool {
    true
  }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ controller: inout Instance, _ field: ViewID) {}

  /// True.
  public func textFieldShouldEndEditing(_ controller: inout Instance, _ field: ViewID) -> Bool {
    true
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ controller: inout Instance, _ field: ViewID) {}

  /// True.
  public func textField(
    _ controller: inout Instance, _ field: ViewID, shouldChangeCharactersIn range: Range<Int>,
    replacementString text: String
  ) -> Bool { true }

  /// True.
  public func textFieldShouldClear(_ controller: inout Instance, _ field: ViewID) -> Bool { true }

  /// True.
  public func textFieldShouldReturn(_ controller: inout Instance, _ field: ViewID) -> Bool { true }
}

extension TextFieldDelegate {
  /// The result of `message` of `field`; true if it is not a question.
  func answer(
    _ message: EditingMessage, of field: ViewID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    let text = simulation[field]?.text ?? ""
    return answer(
      .editing(message, .field, field, text: text), as: id, on: &simulation, otherwise: false
    ) { controller in
      switch message {
      case .shouldBegin: return textFieldShouldBeginEditing(&controller, field)
      case .didBegin: textFieldDidBeginEditing(&controller, field)
      case .shouldEnd: return textFieldShouldEndEditing(&controller, field)
      case .didEnd: textFieldDidEndEditing(&controller, field)
      case .shouldChange(let range, let text):
        return textField(
          &controller, field, shouldChangeCharactersIn: range, replacementString: text)
      case .shouldClear: return textFieldShouldClear(&controller, field)
      case .shouldReturn: return textFieldShouldReturn(&controller, field)
      case .didChange, .didChangeSelection, .searchButton, .cancelButton, .didChangeScope: break
      }
      return true
    }
  }
}
