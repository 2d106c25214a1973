import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// A view that text can be typed into, as its document describes it.
struct TextInput: Sendable, Hashable {
  /// The kind of text input.
  enum Kind: Sendable, Hashable, CaseIterable {
    case field, view, searchBar
  }

  let kind: Kind
  fileprivate(set) var keyboardType: KeyboardType
  fileprivate(set) var returnKey: ReturnKey

  /// Whether the Return key only reacts while there is some text.
  let enablesReturnKeyAutomatically: Bool

  /// When its clear button is shown; never by default (TXT-07).
  let clearButtonMode: ClearButtonMode

  /// Whether editing starts with an empty text.
  let clearsOnBeginEditing: Bool

  /// The text input of `template`, which may be edited as `isEditable` says, or else the document; nil
  /// if it is not one.
  init?(_ template: ViewTemplate, isEditable: Bool? = nil) {
    guard let content = template.content.textInput else { return nil }
    switch template.elementKind {
    case .textField: kind = .field
    case .textView where isEditable ?? content.isEditable: kind = .view
    case .searchBar: kind = .searchBar
    default: return nil
    }
    keyboardType = content.keyboardType ?? .default
    returnKey =
      content.returnKeyType ?? (template.elementKind == .searchBar ? .search : .default)
    enablesReturnKeyAutomatically = content.enablesReturnKeyAutomatically || kind == .searchBar
    clearButtonMode = content.clearButtonMode ?? .never
    clearsOnBeginEditing = content.clearsOnBeginEditing
  }

  /// Whether the button that clears it is there, with some text or none, edited or not.
  func showsClearButton(isEmpty: Bool, isEditing: Bool) -> Bool {
    guard !isEmpty else { return false }
    if kind == .searchBar { return true }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }
}

extension Simulation {
  /// The text input of the view `id` in its current state; nil if it is not one.
  func textInput(_ id: ViewID) -> TextInput? {
    let isEditable = self[id]?.isEditable
    guard var input = template(of: id).flatMap({ TextInput($0, isEditable: isEditable) }) else {
      return nil
    }
    input.keyboardType = self[id]?.keyboardType ?? input.keyboardType
    input.returnKey = self[id]?.returnKeyType ?? input.returnKey
    return input
  }
}
