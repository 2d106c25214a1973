import BoardwalkDocument

/// What instances of a view are made from.
public struct ViewTemplate: Sendable, Hashable, Codable {
  /// Its id in the document; empty where it has none.
  public var id: String

  /// The element's name, such as `label` or `tableView`.
  public var kind: String

  /// Its own class, if not UIKit's.
  public var customClass: CustomClass?

  /// The name its author gave it.
  public var userLabel: String?

  /// The stored frame in points, in the superview's space.
  public var frame: Rect?

  /// The text that it shows.
  public var text: String?

  /// The text that a field shows while it is empty.
  public var placeholder: String?

  /// The name of the image that it shows.
  public var image: String?

  /// The font of its text.
  public var font: Font?

  /// The colour of its text.
  public var textColor: Color?

  /// Its background colour.
  public var backgroundColor: Color?

  /// What assistive technologies read.
  public var accessibilityLabel: String?

  /// The name that tests find it by.
  public var accessibilityIdentifier: String?

  /// Whether it is hidden at first.
  @Usually<Usual.No> public var isHidden: Bool

  /// How opaque it is, from 0 to 1.
  @Usually<Usual.One> public var alpha: Double

  /// Whether it can be used, for controls.
  @Usually<Usual.Yes> public var isEnabled: Bool

  /// Whether touches reach it.
  @Usually<Usual.Yes> public var isUserInteractionEnabled: Bool

  /// A segmented control's titles.
  @Usually<Usual.Empty<String>> public var segmentTitles: [String]

  /// Whether a switch is on.
  @Usually<Usual.No> public var isOn: Bool

  /// Where a slider, stepper or progress view stands between its ends, from 0 to 1.
  @Usually<Usual.Zero> public var fraction: Double

  /// A toolbar's items.
  @Usually<Usual.Empty<BarButtonItemTemplate>> public var items: [BarButtonItemTemplate]

  /// The items of a navigation bar that stands by itself.
  @Usually<Usual.Empty<NavigationItemTemplate>> public var navigationItems: [NavigationItemTemplate]

  /// The items of a tab bar that stands by itself.
  @Usually<Usual.Empty<TabBarItemTemplate>> public var tabBarItems: [TabBarItemTemplate]

  /// What only a table view has.
  public var table: TableTemplate?

  /// What only a collection view has.
  public var collection: CollectionTemplate?

  /// What only a cell has.
  public var cell: CellTemplate?

  /// The constraints that it holds.
  @Usually<Usual.Empty<ConstraintTemplate>> public var constraints: [ConstraintTemplate]

  /// What it has otherwise under some traits, as written.
  @Usually<Usual.Empty<ArchivedElement>> public var variations: [ArchivedElement]

  /// Values set by key path when it is loaded.
  @Usually<Usual.Empty<RuntimeAttributeTemplate>>
  public var runtimeAttributes: [RuntimeAttributeTemplate]

  /// Whatever else the document says of it, as written.
  public var rest: ArchivedElement

  /// The views inside, back to front; a cell's content view is its only one.
  @Usually<Usual.Empty<ViewTemplate>> public var subviews: [ViewTemplate]

  /// Where it stands in its document.
  public var position: SourcePosition

  /// The class it has, custom or UIKit's own.
  public var className: String { customClass?.name ?? ViewClass.name(of: kind) }

  /// What it is, if Boardwalk understands it.
  public var elementKind: ElementKind? { ElementKind.named(kind) }
}
