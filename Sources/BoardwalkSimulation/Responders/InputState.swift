import BoardwalkGraph

/// The input state of a running app.
struct InputState: Sendable, Hashable {
  /// The first responder (RESP-01).
  var firstResponder: Responder?

  /// The responders that become first responder when they are in the window.
  var restorable = RestorableResponders()

  /// The keyboard, or the input view in its place.
  var keyboard: Keyboard?

  /// Whether the next key replaces the whole text: that of a secure field after it began to be
  /// edited (TXT-10).
  var replacesText = false

  /// The controllers that code made delegates of text inputs and picker views.
  var delegates: [ViewID: ControllerID] = [:]

  /// The controllers that code made data sources of picker views.
  var pickerDataSources: [ViewID: ControllerID] = [:]

  /// The input views and accessory views that code set.
  var panels: [ViewID: InputPanels] = [:]
}

/// The input view and accessory view of a first responder, which replace or extend the keyboard.
public struct InputPanels: Sendable, Hashable {
  /// `inputView`: replaces the keyboard.
  public var inputView: InputPanel?

  /// `inputAccessoryView`: above the keyboard.
  public var inputAccessoryView: InputPanel?

  /// A state with the software keyboard only.
  public init() {}
}

/// A view in the place of the keyboard, or above it.
public struct InputPanel: Sendable, Hashable {
  /// The title.
  public let name: String

  /// Its height in points.
  public let height: Double

  /// The items of a toolbar.
  var items: [BarButtonItemTemplate] = []

  /// The view of the scene that it is; nil for one that code has made.
  var view: ViewID?

  /// A panel with the title `name`, `height` points high.
  public init(_ name: String, height: Double) {
    self.name = name
    self.height = height.isFinite ? max(0, height) : 0
  }
}

extension InputState {
  /// The state with controllers renumbered by `numbers`.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> InputState {
    var copy = self
    copy.firstResponder = firstResponder?.renumbered(numbers)
    copy.restorable = restorable.renumbered(numbers)
    copy.delegates = Self.renumbered(delegates, numbers)
    copy.pickerDataSources = Self.renumbered(pickerDataSources, numbers)
    copy.panels = Dictionary(
      panels.filter { numbers[$0.key.controller] != nil }.map { ($0.renumbered(numbers), $1) },
      uniquingKeysWith: { first, _ in first })
    return copy
  }

  /// The living ones of `controllers` of views.
  private static func renumbered(
    _ controllers: [ViewID: ControllerID], _ numbers: [ControllerID: ControllerID]
  ) -> [ViewID: ControllerID] {
    let living = controllers.filter {
      numbers[$0.key.controller] != nil && numbers[$0.value] != nil
    }
    return Dictionary(
      living.map { ($0.renumbered(numbers), numbers[$1] ?? $1) },
      uniquingKeysWith: { first, _ in first })
  }
}
