import BoardwalkSchema

/// A call of a text input to its delegate.
enum EditingMessage: Sendable, Hashable {
  case shouldBegin, didBegin, shouldEnd, didEnd

  /// Whether `text` may take the place of the characters in `range`.
  case shouldChange(Range<Int>, String)

  case didChange, shouldClear, shouldReturn

  /// The insertion point has moved.
  case didChangeSelection

  /// The Search key, or the Cancel button, of a search bar was tapped.
  case searchButton, cancelButton

  /// The scope at this index of a search bar was tapped.
  case didChangeScope(Int)

  /// One message of each kind.
  static let kinds: [EditingMessage] = [
    .shouldBegin, .didBegin, .shouldEnd, .didEnd, .shouldChange(0..<0, ""), .didChange,
    .shouldClear, .shouldReturn, .didChangeSelection, .searchButton, .cancelButton,
    .didChangeScope(0),
  ]

  /// Whether it wants an answer.
  var isQuestion: Bool {
    switch self {
    case .shouldBegin, .shouldEnd, .shouldChange, .shouldClear, .shouldReturn: true
    case .didBegin, .didEnd, .didChange, .didChangeSelection, .searchButton, .cancelButton,
      .didChangeScope:
      false
    }
  }

  /// The method that an input of `kind` calls; nil if it has none for that.
  func method(of kind: TextInput.Kind) -> String? {
    switch kind {
    case .field: fieldMethod
    case .view: viewMethod
    case .searchBar: searchBarMethod
    }
  }

  private var fieldMethod: String? {
    switch self {
    case .shouldBegin: "textFieldShouldBeginEditing"
    case .didBegin: "textFieldDidBeginEditing"
    case .shouldEnd: "textFieldShouldEndEditing"
    case .didEnd: "textFieldDidEndEditing"
    case .shouldChange: "textField(shouldChangeCharactersIn)"
    case .shouldClear: "textFieldShouldClear"
    case .shouldReturn: "textFieldShouldReturn"
    case .didChangeSelection: "textFieldDidChangeSelection"
    case .didChange, .searchButton, .cancelButton, .didChangeScope: nil
    }
  }

  private var viewMethod: String? {
    switch self {
    case .shouldBegin: "textViewShouldBeginEditing"
    case .didBegin: "textViewDidBeginEditing"
    case .shouldEnd: "textViewShouldEndEditing"
    case .didEnd: "textViewDidEndEditing"
    case .shouldChange: "textView(shouldChangeTextIn)"
    case .didChange: "textViewDidChange"
    case .shouldClear, .shouldReturn, .didChangeSelection, .searchButton, .cancelButton,
      .didChangeScope:
      nil
    }
  }

  private var searchBarMethod: String? {
    switch self {
    case .shouldBegin: "searchBarShouldBeginEditing"
    case .didBegin: "searchBarTextDidBeginEditing"
    case .shouldEnd: "searchBarShouldEndEditing"
    case .didEnd: "searchBarTextDidEndEditing"
    case .shouldChange: "searchBar(shouldChangeTextIn)"
    case .didChange: "searchBar(textDidChange)"
    case .searchButton: "searchBarSearchButtonClicked"
    case .cancelButton: "searchBarCancelButtonClicked"
    case .didChangeScope: "searchBar(selectedScopeButtonIndexDidChange)"
    case .shouldClear, .shouldReturn, .didChangeSelection: nil
    }
  }

  /// The notification posted with it, for fields and text views.
  func notification(of kind: TextInput.Kind) -> String? {
    let subject: String
    switch kind {
    case .field: subject = "UITextFieldText"
    case .view: subject = "UITextViewText"
    case .searchBar: return nil
    }
    switch self {
    case .didBegin: return subject + "DidBeginEditingNotification"
    case .didChange: return subject + "DidChangeNotification"
    case .didEnd: return subject + "DidEndEditingNotification"
    default: return nil
    }
  }

  /// The control event sent with it, for fields.
  var event: ControlEvent? {
    switch self {
    case .didBegin: .editingDidBegin
    case .didChange: .editingChanged
    case .didEnd: .editingDidEnd
    default: nil
    }
  }
}
