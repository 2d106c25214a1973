import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// An alert or an action sheet, as code makes one.
///
/// ```swift
/// controller.present(
///   AlertContent("Delete?", actions: [.cancel("Keep"), .destructive("Delete")]))
/// ```
public struct AlertContent: Sendable, Hashable {
  /// The style of an alert.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// A box in the middle of the screen.
    case alert

    /// A list at the bottom of an iPhone's screen, in a popover on an iPad.
    case actionSheet
  }

  /// A choice that it offers.
  public struct Action: Sendable, Hashable {
    /// The style of an action.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      case `default`, cancel, destructive
    }

    /// The title.
    public var title: String

    /// The style.
    public var style: Style

    /// Whether it reacts.
    public var isEnabled = true

    /// An action with `title` and `style`.
    public init(_ title: String, _ style: Style = .default) {
      self.title = title
      self.style = style
    }

    /// An action with `title` that changes nothing.
    public static func cancel(_ title: String) -> Action { Action(title, .cancel) }

    /// A destructive action with `title`.
    public static func destructive(_ title: String) -> Action { Action(title, .destructive) }
  }

  /// A field to type into; only alerts have some.
  public struct TextField: Sendable, Hashable {
    /// The placeholder.
    public var placeholder: String?

    /// The text.
    public var text = ""

    /// The keyboard type.
    public var keyboardType = KeyboardType.default

    /// The block or action of a behavior that a changed text runs.
    var editingChanged: Value?

    /// The name of that among the properties of a field.
    static let editingChangedKey = "editingChanged"

    /// A field that shows `placeholder` while it is empty.
    public init(_ placeholder: String? = nil, text: String = "") {
      self.placeholder = placeholder
      self.text = text
    }
  }

  /// The title, in bold.
  public var title: String?

  /// The message below the title.
  public var message: String?

  /// Its style.
  public var style: Style

  /// The choices, in the order in which code added them.
  public var actions: [Action]

  /// The fields, from above.
  public var textFields: [TextField] = []

  /// The controller whose code learns of the choice; nil for the one that presents.
  var caller: ControllerID?

  /// An alert with `title`.
  public init(
    _ title: String?, message: String? = nil, style: Style = .alert, actions: [Action] = []
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.actions = actions
  }

  /// The actions in display order: the cancel action last (ORC-69), and omitted in a popover
  /// (ORC-68), where a touch outside cancels.
  func shownActions(inPopover isPopover: Bool) -> [Int] {
    let others = actions.indices.filter { actions[$0].style != .cancel }
    return isPopover ? others : others + actions.indices.filter { actions[$0].style == .cancel }
  }

  /// The choice that cancels; nil if there is none.
  var cancelIndex: Int? { actions.firstIndex { $0.style == .cancel } }

  /// The reason for which UIKit would not show it; nil if it would.
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

/// The views of an alert, which no document contains.
extension AlertContent {
  /// Its size in points, with `width` points available.
  func size(_ metrics: AlertMetrics, isPopover: Bool, in width: Double) -> LayoutSize {
    let own =
      switch (style, isPopover) {
      case (.alert, _): metrics.width
      case (.actionSheet, true): metrics.padSheetWidth
      case (.actionSheet, false): width - 2 * metrics.sheetMargin
      }
    let height = metrics.height(
      hasHeader: title != nil || message != nil, fields: textFields.count,
      actions: shownActions(inPopover: isPopover).count)
    return LayoutSize(width: own, height: height)
  }

  /// Its view, `size` points large.
  func view(_ metrics: AlertMetrics, isPopover: Bool, size: LayoutSize) -> ViewTemplate {
    let inner = size.width - 2 * metrics.sideMargin
    var parts: [ViewTemplate] = []
    var y = 0.0
    if title != nil || message != nil {
      parts.append(
        label("alert-title", title, .system(17, weight: "semibold"), at: 22, in: size))
      parts.append(
        label("alert-message", message, .system(metrics.messageSize), at: 49.5, in: size))
      y = metrics.header
    }
    for (index, field) in textFields.enumerated() {
      var view = ViewTemplate.createdByCode(
        Self.fieldID(index), "textField",
        frame: LayoutRect(x: 16, y: y, width: size.width - 32, height: metrics.field - 8))
      view.placeholder = field.placeholder
      view.text = field.text
      view.content.textInput?.borderStyle = .roundedRect
      view.content.textInput?.keyboardType = field.keyboardType
      parts.append(view)
      y += metrics.field
    }
    y += metrics.margin
    for index in shownActions(inPopover: isPopover) {
      var button = ViewTemplate.createdByCode(
        Self.actionID(index), "button",
        frame: LayoutRect(x: metrics.sideMargin, y: y, width: inner, height: metrics.action))
      button.text = actions[index].title
      button.isEnabled = actions[index].isEnabled
      button.content.button?.type = .system
      let isCancel = actions[index].style == .cancel
      button.font = .system(17, weight: isCancel ? metrics.cancelWeight : metrics.actionWeight)
      if actions[index].style == .destructive { button.textColor = .named("systemRedColor") }
      parts.append(button)
      y += metrics.action + metrics.spacing
    }
    var root = ViewTemplate.createdByCode(
      Self.viewID, "view", frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    root.subviews = parts.filter { $0.text != nil || $0.placeholder != nil || $0.kind != "label" }
    return root
  }

  private func label(
    _ id: String, _ text: String?, _ font: Font, at y: Double, in size: LayoutSize
  ) -> ViewTemplate {
    var label = ViewTemplate.createdByCode(
      id, "label", frame: LayoutRect(x: 30, y: y, width: size.width - 60, height: 20.5))
    label.text = text
    label.font = font
    label.content.text.alignment = .center
    return label
  }

  /// The id of the view that shows an alert.
  package static let viewID = "alert"

  static func actionID(_ index: Int) -> String { "alert-action-\(index)" }

  static func fieldID(_ index: Int) -> String { "alert-field-\(index)" }

  /// The choice whose view has the id `id`.
  static func actionIndex(_ id: String) -> Int? {
    id.hasPrefix("alert-action-") ? Int(id.dropFirst("alert-action-".count)) : nil
  }
}

/// The presentation of an action sheet, which on an iPad is a popover.
extension AlertContent {
  /// The property of an alert with the anchor of its popover.
  static let popoverPart = "popoverPresentationController"

  /// The part `name` of the alert `value`, before it is changed; nil if it has none. Only an action
  /// sheet may be a popover.
  static func part(_ name: String, of value: Value) -> Value? {
    guard name == popoverPart, case .object("UIAlertController", let fields) = value,
      fields["preferredStyle"]?.word == "actionSheet"
    else { return nil }
    return .object("UIPopoverPresentationController", [:])
  }

  /// The anchor of the popover of the alert with `fields`: a view or a bar button item.
  static func popoverAnchor(in fields: [String: Value]) -> Value? {
    guard case .object(_, let popover)? = fields[popoverPart] else { return nil }
    return ["barButtonItem", "sourceItem", "sourceView"].lazy.compactMap { popover[$0] }
      .first { $0 != .nil }
  }
}
