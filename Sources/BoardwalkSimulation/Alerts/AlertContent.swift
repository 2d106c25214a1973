import BoardwalkPlatform

/// An alert or an action sheet, as code makes one.
///
/// ```swift
/// controller.present(AlertContent("Delete?", actions: [.cancel("Keep"), .destructive("Delete")]))
/// ```
public struct AlertContent: Sendable, Hashable {
  /// How it is shown.
  public enum Style: String, Sendable, Hashable {
    /// A box in the middle of the screen.
    case alert

    /// A list at the bottom of an iPhone's screen, in a popover on an iPad.
    case actionSheet
  }

  /// A choice that it offers.
  public struct Action: Sendable, Hashable {
    /// What sort of choice it is.
    public enum Style: String, Sendable, Hashable {
      case `default`, cancel, destructive
    }

    /// What is written on it.
    public var title: String

    /// What sort of choice it is.
    public var style: Style

    /// Whether it reacts.
    public var isEnabled = true

    /// A choice of the sort `style` that says `title`.
    public init(_ title: String, _ style: Style = .default) {
      self.title = title
      self.style = style
    }

    /// A choice that says `title` and does nothing bad.
    public static func cancel(_ title: String) -> Action { Action(title, .cancel) }

    /// A choice that says `title` and takes something away.
    public static func destructive(_ title: String) -> Action { Action(title, .destructive) }
  }

  /// A field to type into; only alerts have some.
  public struct TextField: Sendable, Hashable {
    /// What it shows while it is empty.
    public var placeholder: String?

    /// What is in it.
    public var text = ""

    /// Which keyboard it brings.
    public var keyboardType = KeyboardType.default

    /// A field that shows `placeholder` while it is empty.
    public init(_ placeholder: String? = nil, text: String = "") {
      self.placeholder = placeholder
      self.text = text
    }
  }

  /// What it says in bold.
  public var title: String?

  /// What it says below.
  public var message: String?

  /// How it is shown.
  public var style: Style

  /// The choices, in the order in which code added them.
  public var actions: [Action]

  /// The fields, from above.
  public var textFields: [TextField] = []

  /// An alert that says `title`.
  public init(
    _ title: String?, message: String? = nil, style: Style = .alert, actions: [Action] = []
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.actions = actions
  }

  /// The choices as they are shown: the one that cancels last (ORC-69), and not at all in a popover
  /// (ORC-68), where a touch outside is as good.
  func shownActions(inPopover isPopover: Bool) -> [Int] {
    let others = actions.indices.filter { actions[$0].style != .cancel }
    return isPopover ? others : others + actions.indices.filter { actions[$0].style == .cancel }
  }

  /// The choice that cancels; nil where there is none.
  var cancelIndex: Int? { actions.firstIndex { $0.style == .cancel } }

  /// Why UIKit would not show it; nil where it would.
  var fault: String? {
    if actions.filter({ $0.style == .cancel }).count > 1 {
      return "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    }
    if style == .actionSheet, !textFields.isEmpty {
      return "Text fields can only be added to an alert controller of style "
        + "UIAlertControllerStyleAlert"
    }
    return nil
  }
}
