import BoardwalkPlatform

/// A gesture recognizer that code has attached to a view.
struct AttachedRecognizer: Sendable, Hashable {
  /// The view's id in the document.
  let view: String

  /// What it looks for and how; its id is the name that code gave it.
  var recognizer: Recognizer

  /// The action that it sends to the controller whose code attached it; nil for none.
  let action: String?
}

/// The settings of a controller's recognizers that code has changed.
struct GestureSettings: Sendable, Hashable {
  /// The recognizers that code has attached, in its order.
  var attached: [AttachedRecognizer] = []

  /// The names of recognizers that have to fail, by the names of those that wait for it (GES-08).
  var requirements: [String: Set<String>] = [:]

  /// Whether those recognizers see touches for which code has said so.
  var isEnabled: [String: Bool] = [:]
}
