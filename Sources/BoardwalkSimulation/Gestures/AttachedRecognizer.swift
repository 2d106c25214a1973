import BoardwalkPlatform

/// A gesture recognizer that code has attached to a view.
struct AttachedRecognizer: Sendable, Hashable {
  /// The view's id in the document.
  let view: String

  /// The kind and settings; its id is the name that code gave it.
  var recognizer: Recognizer

  /// The action that it sends to the controller whose code attached it; nil for none.
  let action: String?
}

/// The settings of a controller's recognizers that code has changed.
struct GestureSettings: Sendable, Hashable {
  /// The recognizers that code has attached, in its order.
  var attached: [AttachedRecognizer] = []

  /// The delegates of recognizers, by the names of these, as far as code has set them.
  var delegates: [String: ControllerID] = [:]

  /// The names of required failures, by the names of the dependent recognizers (GES-08).
  var requirements: [String: Set<String>] = [:]

  /// The measures from which those of running gestures are counted, as far as code has set them.
  var origins: [String: GestureMeasure] = [:]

  /// Whether recognizers are enabled, as far as code has set it.
  var isEnabled: [String: Bool] = [:]

  /// Sets the measure `current` of the active recognizer `name` to `new`, from which later changes
  /// are counted: `setTranslation(_:in:)`.
  mutating func setMeasure(
    _ new: GestureMeasure, from current: GestureMeasure, of name: String
  ) {
    origins[name] = current.absolute(from: origins[name]).relative(to: new)
  }
}
