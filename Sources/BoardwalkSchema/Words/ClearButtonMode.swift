/// When a text field shows its clear button, as `UITextField.ViewMode` (TXT-07).
package enum ClearButtonMode: String, Sendable, Hashable, CaseIterable {
  case never, whileEditing, unlessEditing, always
}
