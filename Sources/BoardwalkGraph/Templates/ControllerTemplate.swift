import BoardwalkDocument

/// What instances of a view controller are made from.
public struct ControllerTemplate: Sendable, Hashable, Codable {
  /// A controller that belongs to a container from the start.
  public struct Relationship: Sendable, Hashable, Codable {
    /// The place in the container: `rootViewController`, `viewControllers`, `masterViewController`...
    public var kind: String

    /// The index of the contained controller's scene in the same document.
    public var scene: Int

    /// Its id in the document.
    public var id: String?

    /// Whatever else the document says of it, as written; nil where that is all.
    public var rest: ArchivedElement?
  }

  /// How a presentation of it looks, where it says so itself.
  public struct Presentation: Sendable, Hashable, Codable {
    /// The style, such as `formSheet`; nil for the system's default.
    public var style: String?

    /// The animation, such as `crossDissolve`; nil for the system's default.
    public var transition: String?

    /// Whether presentations in the current context cover it.
    @Usually<Usual.No> public var definesContext: Bool

    /// Whether a presentation in its context uses its own transition style.
    @Usually<Usual.No> public var providesTransitionStyle: Bool
  }

  /// What only a navigation controller has.
  public struct Navigation: Sendable, Hashable, Codable {
    /// Whether it begins without its bar.
    @Usually<Usual.No> public var isBarHidden: Bool

    /// Whether it begins without its toolbar.
    @Usually<Usual.Yes> public var isToolbarHidden: Bool

    /// Whether titles may be large.
    @Usually<Usual.No> public var prefersLargeTitles: Bool
  }

  /// What only a page view controller has, as the document spells it.
  public struct Pages: Sendable, Hashable, Codable {
    /// `pageCurl` or `scroll`.
    public var transitionStyle: String?

    /// `horizontal` or `vertical`.
    public var navigationOrientation: String?

    /// `none`, `min`, `mid` or `max`.
    public var spineLocation: String?

    /// Whether pages have backs.
    @Usually<Usual.No> public var isDoubleSided: Bool
  }

  /// Its id in the document.
  public var id: String

  /// Its kind.
  public var kind: ViewControllerKind

  /// Its own class, if not UIKit's.
  public var customClass: CustomClass?

  /// What people call it.
  public var name: String

  /// Its title.
  public var title: String?

  /// The name by which code instantiates it.
  public var storyboardIdentifier: String?

  /// Its root view.
  public var view: ViewTemplate?

  /// The xib that holds its view.
  public var nibName: String?

  /// What it shows in a navigation bar.
  public var navigationItem: NavigationItemTemplate?

  /// What it shows in a tab bar.
  public var tabBarItem: TabBarItemTemplate?

  /// What it shows in a toolbar.
  @Usually<Usual.Empty<BarButtonItemTemplate>> public var toolbarItems: [BarButtonItemTemplate]

  /// Whether the tab bar hides while it is on a navigation stack.
  @Usually<Usual.No> public var hidesBottomBarWhenPushed: Bool

  /// How a presentation of it looks.
  public var presentation: Presentation

  /// A navigation controller's own settings.
  public var navigation: Navigation?

  /// A page view controller's own settings.
  public var pages: Pages?

  /// The controllers it contains from the start.
  @Usually<Usual.Empty<Relationship>> public var relationships: [Relationship]

  /// Relationships by which the controller would contain itself, and which it therefore lacks.
  @Usually<Usual.Empty<Relationship>> public var circularRelationships: [Relationship] = []

  /// Controllers described inside it, as documents before storyboards had them.
  @Usually<Usual.Empty<ControllerTemplate>> public var nested: [ControllerTemplate]

  /// Values set by key path when it is loaded.
  @Usually<Usual.Empty<RuntimeAttributeTemplate>>
  public var runtimeAttributes: [RuntimeAttributeTemplate]

  /// Whatever else the document says of it, as written.
  public var rest: ArchivedElement

  /// Where it stands in its document.
  public var position: SourcePosition

  /// The class it has, custom or UIKit's own.
  public var className: String { customClass?.name ?? kind.className }
}
