/// What a person does with a keyboard.
extension Simulation {
  /// Types `text`, key by key, into the text input that is first responder; its delegate is asked
  /// before each change (TXT-02).
  mutating func type(_ text: String) throws(EventError) {
    for character in text {
      guard exception == nil else { return }
      if character == "\n" {
        try pressReturn()
        continue
      }
      let (view, input) = try editedInput()
      guard self.input.keyboard?.inputView == nil, input.keyboardType.hasKey(for: character) else {
        throw .noKey(String(character))
      }
      let end = self[view]?.text?.count ?? 0
      replace(end..<end, with: String(character), in: view, input)
    }
  }

  /// Deletes the last character, if the delegate allows the change, and reports the change
  /// (TXT-02).
  mutating func pressDelete() throws(EventError) {
    let (view, input) = try editedInput()
    guard let count = self[view]?.text?.count, count > 0 else { return }
    replace((count - 1)..<count, with: "", in: view, input)
  }

  /// Presses Return: a field's delegate is asked, and a field with an action for the end on exit
  /// resigns (TXT-04); in a text view it begins a new line, and a search bar calls its delegate.
  mutating func pressReturn() throws(EventError) {
    let (view, input) = try editedInput()
    guard let key = self.input.keyboard?.returnKey else { throw .noReturnKey }
    let isEmpty = self[view]?.text?.isEmpty ?? true
    if isEmpty, input.enablesReturnKeyAutomatically { throw .disabled(key.title) }
    switch input.kind {
    case .view:
      let end = self[view]?.text?.count ?? 0
      replace(end..<end, with: "\n", in: view, input)
    case .searchBar: tell(.searchButton, of: view, .searchBar)
    case .field:
      guard ask(.view(view), .shouldReturn), exception == nil else { return }
      let ends = sendActions(for: "editingDidEndOnExit", of: view)
      sendActions(for: "primaryActionTriggered", of: view)
      // Whoever listens to the end on exit gets it; returning true alone ends nothing.
      if ends { resignFirstResponder(.view(view)) }
    }
  }

  /// Taps the button that clears `view`, if its delegate allows it (TXT-03).
  mutating func clear(_ view: ViewID) throws(EventError) {
    guard let input = textInput(view), isClearable(view) else {
      throw .noClearButton(inputName(of: view))
    }
    guard ask(.view(view), .shouldClear), exception == nil else { return }
    self[view]?.text = ""
    tell(.didChange, of: view, input.kind)
  }

  /// Whether the button that clears `view` is there.
  package func isClearable(_ view: ViewID) -> Bool {
    textInput(view)?.showsClearButton(
      isEmpty: self[view]?.text?.isEmpty ?? true,
      isEditing: input.firstResponder == .view(view)) ?? false
  }

  /// Asks whether `text` may take the place of the characters in `range`, and if so puts it there.
  private mutating func replace(
    _ range: Range<Int>, with text: String, in view: ViewID, _ input: TextInput
  ) {
    guard ask(.view(view), .shouldChange(range, text)), exception == nil,
      self.input.firstResponder == .view(view)
    else { return }
    var characters = Array(self[view]?.text ?? "")
    // Code that was asked may have made the text shorter.
    let place = range.clamped(to: 0..<characters.count)
    characters.replaceSubrange(place, with: text)
    self[view]?.text = String(characters)
    tell(.didChange, of: view, input.kind)
  }

  private func editedInput() throws(EventError) -> (view: ViewID, input: TextInput) {
    guard case .view(let view)? = input.firstResponder, let input = textInput(view) else {
      throw .noKeyboard
    }
    return (view, input)
  }
}
