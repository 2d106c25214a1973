import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema

/// A condition that a flow requires.
package enum FlowExpectation: Sendable, Hashable {
  /// This text is on screen.
  case text(String)

  /// This text is not on screen.
  case noText(String)

  /// The element is on screen, and meets the condition.
  case target(FlowTarget, TargetCondition?)

  /// No element matches the target.
  case noTarget(FlowTarget)

  /// The element is on screen, and does not meet the condition.
  case notTarget(FlowTarget, TargetCondition)

  /// The bar in front has this title; nil for none.
  case title(String?)

  /// The back button in front has this title; nil for no back button.
  case back(String?)

  /// The items on the left of the bar in front, in reading order.
  case leftItems([String])

  /// The items on the right of the bar in front, in reading order.
  case rightItems([String])

  /// The items of the toolbar in front, in reading order.
  case toolbarItems([String])

  /// The rows, or items of collections, that can be seen, in reading order.
  case rows([String])

  /// The tabs in front, in reading order.
  case tabs([String])

  /// This tab is selected.
  case selectedTab(String)

  /// This controller is in front.
  case front(String)

  /// These controllers are on the navigation stack in front, root first.
  case stack([String])

  /// These controllers cover each other, the window's root first.
  case presented([String])

  /// No controller is presented.
  case nothingPresented

  /// The sheet in front rests at the detent of this identifier.
  case detent(String)

  /// A keyboard is shown, of this type; nil for any.
  case keyboard(KeyboardType?)

  /// No keyboard is shown.
  case noKeyboard

  /// This is first responder.
  case firstResponder(FlowTarget)

  /// There is no first responder.
  case noFirstResponder

  /// An exception of this name has ended the app; nil for none.
  case exception(String?)

  /// The reason of the exception that has ended the app contains this text.
  case reason(String)

  /// The app is over, or is not.
  case over(Bool)

  /// UIKit wrote a line with this text in it.
  case log(String)

  /// UIKit wrote no line with this text in it, or none at all.
  case noLog(String?)

  /// The trace of the last line.
  case trace(TraceExpectation)
}

/// A condition on a touchable element.
package enum TargetCondition: Sendable, Hashable {
  /// It is enabled or disabled.
  case enabled(Bool)

  /// It shows this text.
  case shows(String)

  /// It is a switch that is on or off.
  case on(Bool)

  /// It is a selected segment, button or cell.
  case selected

  /// It has this value.
  case value(Double)

  /// It is a cell with this accessory.
  case accessory(CellAccessoryType)

  /// Its form in a flow.
  var text: String {
    switch self {
    case .enabled(let isEnabled): isEnabled ? "enabled" : "disabled"
    case .shows(let text): "shows \"\(text)\""
    case .on(let isOn): isOn ? "on" : "off"
    case .selected: "selected"
    case .value(let value): "value \(value)"
    case .accessory(let type): "accessory \(type.rawValue)"
    }
  }

  /// The words of conditions.
  static let words = [
    "enabled", "disabled", "shows", "on", "off", "selected", "value", "accessory",
  ]

  /// The accessories of cells, by the words of flows; the detail buttons alone can be tapped
  /// (TBL-20).
  static let accessories = CellAccessoryType.allCases.map(\.rawValue)
}

/// The callbacks that a flow expects of the last line with an effect.
package struct TraceExpectation: Sendable, Hashable {
  /// The relation of the lines to the trace.
  package enum Mode: Sendable, Hashable {
    /// The lines are the whole trace.
    case exactly

    /// They are in it in their order, others between them aside.
    case inOrder

    /// None of them is in it; without lines, it is empty.
    case absent
  }

  /// The controller that it is about, whose name the lines leave out; nil for all.
  package var subject: String?

  /// The relation of the lines to the trace.
  package var mode: Mode

  /// The beginnings of the expected callbacks.
  package var lines: [Placed<String>]

  /// An expectation of these parts.
  package init(subject: String? = nil, mode: Mode, lines: [Placed<String>]) {
    self.subject = subject
    self.mode = mode
    self.lines = lines
  }
}
