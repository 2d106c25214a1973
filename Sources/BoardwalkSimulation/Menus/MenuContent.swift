/// A menu: `UIMenu`.
public struct MenuContent: Sendable, Hashable {
  /// An action: `UIAction`.
  public struct Action: Sendable, Hashable {
    /// The title.
    public var title: String

    /// The name of the image.
    public var image: String?

    /// Whether it reacts.
    public var isEnabled = true

    /// Whether it is destructive.
    public var isDestructive = false

    /// Whether it is marked as the selected one.
    package var isOn = false

    /// The block of a behavior that it runs.
    var handler: Value?

    /// An entry with `title`.
    public init(_ title: String, image: String? = nil) {
      self.title = title
      self.image = image
    }
  }

  /// An entry.
  public enum Element: Sendable, Hashable {
    /// An action.
    case action(Action)

    /// One that opens another menu.
    case menu(MenuContent)
  }

  /// The title, above its entries or on the entry that opens it.
  public var title: String

  /// Its entries, from above.
  public var elements: [Element]

  /// The preview of a context menu.
  var preview = MenuPreview()

  /// Whether its entries are shown in the surrounding menu.
  public var isInline = false

  /// A menu of `elements`.
  public init(_ title: String = "", _ elements: [Element]) {
    self.title = title
    self.elements = elements
  }

  /// The visible entries, with those of inline menus.
  var shownElements: [Element] { shownGroups.flatMap(\.self) }

  /// The visible entries in groups: those of an inline menu are apart from their neighbors.
  package var shownGroups: [[Element]] {
    var groups: [[Element]] = [[]]
    for element in elements {
      if case .menu(let inner) = element, inner.isInline {
        groups += inner.shownGroups + [[]]
      } else {
        groups[groups.count - 1].append(element)
      }
    }
    return groups.filter { !$0.isEmpty }
  }
}

extension MenuContent.Element {
  /// Its visible names.
  var texts: [String] {
    switch self {
    case .action(let action): [action.title, action.image ?? ""].filter { !$0.isEmpty }
    case .menu(let menu): [menu.title].filter { !$0.isEmpty }
    }
  }

  /// Whether it reacts.
  var isEnabled: Bool { if case .action(let action) = self { action.isEnabled } else { true } }
}

/// The preview that a context menu shows of its row, item or view.
struct MenuPreview: Sendable, Hashable {
  /// The block of a behavior that makes the previewed controller; nil for a picture of the view.
  var provider: Value?

  /// The identifier of the menu's configuration.
  var identifier = Value.nil

  /// The class of the object that shows the previewed controller.
  static let animatorClass = "UIContextMenuInteractionCommitAnimating"
}

/// A menu of a button or of an item of a bar.
struct AttachedMenu: Sendable, Hashable {
  var content: MenuContent?

  /// Whether a tap shows it, rather than a long press.
  var isPrimaryAction = false
}

extension Value {
  /// `menu` as behaviors see it; nil for none.
  init(_ menu: MenuContent?) {
    self = menu.map { .object("UIMenu", ["title": .text($0.title)]) } ?? .nil
  }

  /// The value as a menu, or that of a configuration; nil for another value.
  var menu: MenuContent? {
    switch self {
    case .object("UIContextMenuConfiguration", let fields):
      var menu = fields["menu"]?.menu
      menu?.preview.provider = fields["previewProvider"].flatMap { $0.caller == nil ? nil : $0 }
      menu?.preview.identifier = fields["identifier"] ?? .nil
      return menu
    case .object("UIMenu", let fields):
      var menu = MenuContent(
        fields["title"]?.optionalText ?? "",
        (fields["children"] ?? .list([])).elements.compactMap(\.menuElement))
      menu.isInline = fields["options"]?.elements.contains(.word("displayInline")) ?? false
      return menu
    default: return nil
    }
  }

  private var menuElement: MenuContent.Element? {
    if let menu { return .menu(menu) }
    guard case .object("UIAction", let fields) = self else { return nil }
    var action = MenuContent.Action(
      fields["title"]?.optionalText ?? "", image: fields["image"]?.optionalText)
    let attributes = fields["attributes"]?.elements ?? []
    guard !attributes.contains(.word("hidden")) else { return nil }
    action.isEnabled = !attributes.contains(.word("disabled"))
    action.isDestructive = attributes.contains(.word("destructive"))
    action.isOn = fields["state"] == .word("on")
    action.handler = fields["handler"]
    return .action(action)
  }
}
