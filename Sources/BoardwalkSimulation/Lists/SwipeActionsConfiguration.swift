/// The actions of a swipe on a row: `UISwipeActionsConfiguration`.
public struct SwipeActionsConfiguration: Sendable, Hashable {
  /// One of the buttons: `UIContextualAction`.
  public struct Action: Sendable, Hashable {
    /// The style of an action.
    public enum Style: String, Sendable, Hashable, CaseIterable {
      case normal, destructive
    }

    /// The style.
    public var style: Style

    /// The title.
    public var title: String

    /// The name of the image.
    public var image: String?

    /// The block of a behavior that it runs.
    var handler: Value?

    /// An action with `title` and `style`.
    public init(_ title: String, _ style: Style = .normal, image: String? = nil) {
      self.title = title
      self.style = style
      self.image = image
    }

    /// Its visible names.
    var texts: [String] { [title, image ?? ""].filter { !$0.isEmpty } }
  }

  /// The actions, the first at the edge of the row.
  public var actions: [Action]

  /// Whether a swipe all the way over the row performs the first action.
  public var performsFirstActionWithFullSwipe: Bool

  /// A configuration with `actions`.
  public init(_ actions: [Action], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

/// A side of a row.
enum RowSide: String, Sendable, Hashable, CaseIterable {
  case leading, trailing
}

extension Value {
  /// The value as a configuration; nil for another value.
  var swipeActions: SwipeActionsConfiguration? {
    guard case .object("UISwipeActionsConfiguration", let fields) = self else { return nil }
    return SwipeActionsConfiguration(
      (fields["actions"] ?? .list([])).elements.compactMap(\.swipeAction),
      performsFirstActionWithFullSwipe: fields["performsFirstActionWithFullSwipe"]?.isTrue ?? true)
  }

  private var swipeAction: SwipeActionsConfiguration.Action? {
    guard case .object("UIContextualAction", let fields) = self else { return nil }
    var action = SwipeActionsConfiguration.Action(
      fields["title"]?.optionalText ?? "",
      fields["style"]?.word.flatMap(SwipeActionsConfiguration.Action.Style.init) ?? .normal,
      image: fields["image"]?.optionalText)
    action.handler = fields["handler"]
    return action
  }
}
