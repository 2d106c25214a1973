/// The input state of a running app.
struct InputState: Sendable, Hashable {
  /// Who gets what is typed; one at a time (RESP-01).
  var firstResponder: Responder?

  /// Who becomes first responder once it is in the window.
  var awaited = RestorableResponders()

  /// What covers the bottom of the screen.
  var keyboard: Keyboard?

  /// The controllers that code made delegates of text inputs.
  var delegates: [ViewID: ControllerID] = [:]

  /// What code shows instead of a keyboard, and on top of it, for views that have something of their own.
  var panels: [ViewID: InputPanels] = [:]
}

/// The input view and accessory view of a first responder, which replace or extend the keyboard.
public struct InputPanels: Sendable, Hashable {
  /// `inputView`: what is shown instead of a keyboard.
  public var inputView: InputPanel?

  /// `inputAccessoryView`: what is shown on top of it.
  public var inputAccessoryView: InputPanel?

  /// Nothing but the keyboard.
  public init() {}
}

/// A view that code puts in the place of a keyboard, or on top of one.
public struct InputPanel: Sendable, Hashable {
  /// What is written on it.
  public let name: String

  /// How high it is, in points.
  public let height: Double

  /// A panel that says `name`, `height` points high.
  public init(_ name: String, height: Double) {
    self.name = name
    self.height = height.isFinite ? max(0, height) : 0
  }
}

extension InputState {
  /// Itself with the numbers that `numbers` gives for those of the controllers that it knows.
  func renumbered(_ numbers: [ControllerID: ControllerID]) -> InputState {
    var copy = self
    copy.firstResponder = firstResponder?.renumbered(numbers)
    copy.awaited = awaited.renumbered(numbers)
    let living = delegates.filter { numbers[$0.key.controller] != nil && numbers[$0.value] != nil }
    copy.delegates = Dictionary(
      living.map { ($0.renumbered(numbers), numbers[$1] ?? $1) },
      uniquingKeysWith: { first, _ in first })
    copy.panels = Dictionary(
      panels.filter { numbers[$0.key.controller] != nil }.map { ($0.renumbered(numbers), $1) },
      uniquingKeysWith: { first, _ in first })
    return copy
  }
}
