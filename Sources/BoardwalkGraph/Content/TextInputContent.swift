import BoardwalkSchema

/// The properties of text inputs: text fields, text views and search bars.
package struct TextInputContent: ArchivedContent {
  /// A field's border; nil if none is written.
  package var borderStyle: TextFieldBorderStyle?

  /// Whether its text is secure by its traits.
  package var isSecure: Bool

  /// Whether a text view can be typed into.
  package let isEditable: Bool

  /// The keyboard type; nil if none is written.
  package var keyboardType: KeyboardType?

  /// The type of the Return key; nil if none is written.
  package let returnKeyType: ReturnKey?

  /// Whether the Return key only reacts while there is some text.
  package let enablesReturnKeyAutomatically: Bool

  /// The display mode of a field's clear button.
  package let clearButtonMode: ClearButtonMode?

  /// Whether a field forgets its text when it is edited.
  package let clearsOnBeginEditing: Bool

  /// Whether a search bar shows its Cancel button.
  package var showsCancelButton: Bool

  /// The index of the selected scope of a search bar.
  package var selectedScope = 0

  /// The scrolling properties of a text view.
  package let scroll: ScrollContent

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    let traits = element.child("textInputTraits")
    borderStyle = element.word("borderStyle")
    isSecure = [element, traits].contains { SecureTextEntry.isOn($0?[SecureTextEntry.attribute]) }
    isEditable = element.flag("editable") != false
    keyboardType = traits?["keyboardType"].flatMap(KeyboardType.init(written:))
    returnKeyType = traits?.word("returnKeyType")
    enablesReturnKeyAutomatically = traits?.flag("enablesReturnKeyAutomatically") == true
    clearButtonMode = element.word("clearButtonMode")
    clearsOnBeginEditing = element.flag("clearsOnBeginEditing") == true
    showsCancelButton = element.flag("showsCancelButton") == true
    scroll = ScrollContent(element)
  }
}
