import BoardwalkFlow
import BoardwalkSimulation

/// Targets as Swift tests write them; they find what the same target finds in a flow.
///
/// A plain text finds the first thing that says it, has it as its accessibility label, or is called
/// so by its author. Where several things say the same, a role tells them apart, a number, or a path
/// of names: a controller, views around it, outlets, ids.
///
/// ```swift
/// try walk.tap("Save")
/// try walk.tap(.field("Value"))
/// try walk.tap(.row(2))
/// try walk.tap(.path("Detail", "nameField"))
/// ```
extension FlowTarget: ExpressibleByStringLiteral {
  /// What says `value`.
  public init(stringLiteral value: String) { self.init(value) }

  /// What says `text`.
  public static func text(_ text: String) -> FlowTarget { FlowTarget(text) }

  /// The button that says `text`.
  public static func button(_ text: String) -> FlowTarget { FlowTarget(text, role: .button) }

  /// The row or cell that says `text`.
  public static func row(_ text: String) -> FlowTarget { FlowTarget(text, role: .cell) }

  /// The row or cell at `number`, from 1.
  public static func row(_ number: Int) -> FlowTarget { .number(number, of: .cell) }

  /// The field that says `text`, or asks for it.
  public static func field(_ text: String) -> FlowTarget { FlowTarget(text, role: .field) }

  /// The item of a bar that says `text`.
  public static func item(_ text: String) -> FlowTarget { FlowTarget(text, role: .barItem) }

  /// The tab that says `text`.
  public static func tab(_ text: String) -> FlowTarget { FlowTarget(text, role: .tab) }

  /// The thing at `number`, from 1, among those of `role`.
  public static func number(_ number: Int, of role: Touchable.Role) -> FlowTarget {
    FlowTarget([Step(role: role, index: number)])
  }

  /// What the last of `names` calls, inside what those before it call, from the outside in.
  public static func path(_ names: String...) -> FlowTarget {
    FlowTarget(names.map { Step(name: $0) })
  }
}
