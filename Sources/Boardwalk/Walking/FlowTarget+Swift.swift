import BoardwalkFlow
import BoardwalkSimulation

/// Targets in Swift tests, which match the same elements as in flows.
///
/// A string matches the first element with this text, accessibility label or label in Interface
/// Builder. If several elements match, use a role, an index, or a path of names: a controller,
/// enclosing views, outlets, ids.
///
/// ```swift
/// try walk.tap("Save")
/// try walk.tap(.field("Value"))
/// try walk.tap(.row(2))
/// try walk.tap(.path("Detail", "nameField"))
/// ```
extension FlowTarget: ExpressibleByStringLiteral {
  /// The element with the text `value`.
  public init(stringLiteral value: String) { self.init(value) }

  /// The element with the text `text`.
  public static func text(_ text: String) -> FlowTarget { FlowTarget(text) }

  /// The button with the title `text`.
  public static func button(_ text: String) -> FlowTarget { FlowTarget(text, role: .button) }

  /// The row or cell with the text `text`.
  public static func row(_ text: String) -> FlowTarget { FlowTarget(text, role: .cell) }

  /// The row or cell with the index `number`, from 1.
  public static func row(_ number: Int) -> FlowTarget { .number(number, of: .cell) }

  /// The field with the text or placeholder `text`.
  public static func field(_ text: String) -> FlowTarget { FlowTarget(text, role: .field) }

  /// The bar item with the title `text`.
  public static func item(_ text: String) -> FlowTarget { FlowTarget(text, role: .barItem) }

  /// The tab with the title `text`.
  public static func tab(_ text: String) -> FlowTarget { FlowTarget(text, role: .tab) }

  /// The element of `role` with the index `number`, from 1.
  public static func number(_ number: Int, of role: Touchable.Role) -> FlowTarget {
    FlowTarget([Step(role: role, index: number)])
  }

  /// The element with the last of `names`, inside the elements with the names before it, outermost
  /// first.
  public static func path(_ names: String...) -> FlowTarget {
    FlowTarget(names.map { Step(name: $0) })
  }
}
