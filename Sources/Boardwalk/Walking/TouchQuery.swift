/// What to touch, as people say it.
///
/// A plain text finds whatever says it: `"Save"`. Where several do, a role tells them apart:
/// `.field("Value")`. What says nothing is found by its accessibility label, or by the path of names
/// in the app's code: `.path("Detail.nameField")`.
public struct TouchQuery: Sendable, Hashable, ExpressibleByStringLiteral {
  enum Condition: Sendable, Hashable {
    case text(String)
    case accessibilityLabel(String)
    case path(String)
    case anything
  }

  let condition: Condition
  let role: Touchable.Role?

  private init(_ condition: Condition, _ role: Touchable.Role? = nil) {
    self.condition = condition
    self.role = role
  }

  /// What says `value`.
  public init(stringLiteral value: String) { self.init(.text(value)) }

  /// What says `text`: by what is written on it, or in it, its labels, or its image's name.
  public static func text(_ text: String) -> TouchQuery { TouchQuery(.text(text)) }

  /// What assistive technologies call `label`.
  public static func accessibilityLabel(_ label: String) -> TouchQuery {
    TouchQuery(.accessibilityLabel(label))
  }

  /// What code calls so: a controller's name and one of its outlets, `Detail.nameField`, or the id of
  /// an object in the document.
  public static func path(_ path: String) -> TouchQuery { TouchQuery(.path(path)) }

  /// The first thing of this role, or the first that says `text`.
  public static func first(_ role: Touchable.Role, _ text: String? = nil) -> TouchQuery {
    TouchQuery(text.map(Condition.text) ?? .anything, role)
  }

  /// The button that says `text`.
  public static func button(_ text: String) -> TouchQuery { TouchQuery(.text(text), .button) }

  /// The row that says `text`.
  public static func cell(_ text: String) -> TouchQuery { TouchQuery(.text(text), .cell) }

  /// The field that says `text`, or asks for it.
  public static func field(_ text: String) -> TouchQuery { TouchQuery(.text(text), .field) }

  /// The item of a bar that says `text`.
  public static func barItem(_ text: String) -> TouchQuery { TouchQuery(.text(text), .barItem) }

  /// The tab that says `text`.
  public static func tab(_ text: String) -> TouchQuery { TouchQuery(.text(text), .tab) }

  /// What is looked for, for messages.
  var words: String {
    let thing = role?.rawValue ?? "thing to tap"
    switch condition {
    case .text(let text): return "\(thing) \"\(text)\""
    case .accessibilityLabel(let label): return "\(thing) with the accessibility label \"\(label)\""
    case .path(let path): return "\(thing) at \(path)"
    case .anything: return thing
    }
  }
}
