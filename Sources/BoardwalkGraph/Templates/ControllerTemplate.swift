import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The template of a view controller.
package struct ControllerTemplate: Sendable, Hashable, Codable {
  /// The relationship to an initial child.
  package struct Relationship: Sendable, Hashable, Codable {
    /// The place in the container: `rootViewController`, `viewControllers`,
    /// `masterViewController`...
    package var kind: String

    /// The index of the contained controller's scene in the same document.
    package var scene: Int

    /// Its id in the document.
    package var id: String?

    /// The unmodeled parts; nil if there are none.
    package var rest: ArchivedElement?
  }

  /// The presentation style and transition style of a controller.
  package struct Presentation: Sendable, Hashable, Codable {
    /// The style, such as `formSheet`; nil for the system's default.
    package var style: String?

    /// The animation; nil for the system's default.
    package var transition: ModalTransitionStyle?

    /// Whether presentations in the current context cover it.
    @OmittedIfDefault<Default.No> package var definesContext: Bool

    /// Whether a presentation in its context uses its own transition style.
    @OmittedIfDefault<Default.No> package var providesTransitionStyle: Bool
  }

  /// The properties of a navigation controller.
  package struct Navigation: Sendable, Hashable, Codable {
    /// Whether it begins without its bar.
    @OmittedIfDefault<Default.No> package var isBarHidden: Bool

    /// Whether it begins without its toolbar.
    @OmittedIfDefault<Default.Yes> package var isToolbarHidden: Bool

    /// Whether titles may be large.
    @OmittedIfDefault<Default.No> package var prefersLargeTitles: Bool
  }

  /// The properties of a page view controller, as spelled in the document.
  package struct Pages: Sendable, Hashable, Codable {
    /// `pageCurl` or `scroll`.
    package var transitionStyle: String?

    /// `horizontal` or `vertical`.
    package var navigationOrientation: String?

    /// `none`, `min`, `mid` or `max`.
    package var spineLocation: String?

    /// Whether pages have backs.
    @OmittedIfDefault<Default.No> package var isDoubleSided: Bool
  }

  /// Its id in the document.
  package var id: String

  /// Its kind.
  package var kind: ViewControllerKind

  /// Its own class, if not UIKit's.
  package var customClass: CustomClass?

  /// The name for people.
  package var name: String

  /// Its title.
  package var title: String?

  /// The name by which code instantiates it.
  package var storyboardIdentifier: String?

  /// Its root view.
  @Boxed package var view: ViewTemplate?

  /// The xib that holds its view.
  package var nibName: String?

  /// The navigation item.
  @Boxed package var navigationItem: NavigationItemTemplate?

  /// The tab bar item.
  @Boxed package var tabBarItem: TabBarItemTemplate?

  /// The toolbar items.
  @OmittedIfDefault<Default.Empty<BarButtonItemTemplate>> package var toolbarItems:
    [BarButtonItemTemplate]

  /// Whether the tab bar hides while it is on a navigation stack.
  @OmittedIfDefault<Default.No> package var hidesBottomBarWhenPushed: Bool

  /// The presentation style and settings.
  package var presentation: Presentation

  /// A navigation controller's own settings.
  package var navigation: Navigation?

  /// A page view controller's own settings.
  package var pages: Pages?

  /// The controllers it contains from the start.
  @OmittedIfDefault<Default.Empty<Relationship>> package var relationships: [Relationship]

  /// Relationships by which the controller would contain itself, which are set aside.
  @OmittedIfDefault<Default.Empty<Relationship>> package var circularRelationships: [Relationship] =
    []

  /// Controllers described inside it, as documents before storyboards had them.
  @OmittedIfDefault<Default.Empty<ControllerTemplate>> package var nested: [ControllerTemplate]

  /// Values set by key path when it is loaded.
  @OmittedIfDefault<Default.Empty<RuntimeAttributeTemplate>>
  package var runtimeAttributes: [RuntimeAttributeTemplate]

  /// The unmodeled parts.
  package var rest: Archived<ControllerContent>

  /// The position in its document.
  package var position: SourcePosition

  /// The class it has, custom or UIKit's own.
  package var className: String { customClass?.name ?? kind.className }
}

extension ControllerTemplate {
  /// The template of a controller that code creates.
  package static func createdByCode(_ kind: ViewControllerKind, name: String) -> ControllerTemplate
  {
    ControllerTemplate(
      id: "", kind: kind, customClass: nil, name: name, title: nil, storyboardIdentifier: nil,
      view: nil, nibName: nil, navigationItem: nil, tabBarItem: nil, toolbarItems: [],
      hidesBottomBarWhenPushed: false,
      presentation: Presentation(
        style: nil, transition: nil, definesContext: false, providesTransitionStyle: false),
      navigation: nil, pages: nil, relationships: [], nested: [], runtimeAttributes: [],
      rest: Archived(ArchivedElement(name: kind.rawValue)),
      position: SourcePosition(Position(line: 1, column: 1)))
  }
}
