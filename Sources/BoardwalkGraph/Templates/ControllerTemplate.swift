import BoardwalkBase
import BoardwalkDocument
import BoardwalkSchema

/// The template of a view controller.
package struct ControllerTemplate: Sendable, Hashable, Codable {
  /// The relationship to an initial child.
  package struct Relationship: Sendable, Hashable, Codable {
    /// The place in the container.
    package var kind: RelationshipKind

    /// The index of the contained controller's scene in the same document.
    package var scene: Int

    /// Its id in the document.
    package var id: String?

    /// The unmodeled parts; nil if there are none.
    package var rest: ArchivedElement?
  }

  /// The presentation style and transition style of a controller.
  package struct Presentation: Sendable, Hashable, Codable {
    /// The style; nil for the system's default.
    package var style: ModalPresentationStyle?

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

  /// The properties of a page view controller; nil for unknown values.
  package struct Pages: Sendable, Hashable, Codable {
    /// The animation of page turns.
    package var transitionStyle: PageTransitionStyle?

    /// The axis of page turns.
    package var navigationOrientation: PageNavigationOrientation?

    /// The place of the spine.
    package var spineLocation: SpineLocation?

    /// Whether pages have backs.
    @OmittedIfDefault<Default.No> package var isDoubleSided: Bool
  }

  /// Its id in the document.
  package var id: String

  /// Its kind.
  package var kind: ViewControllerKind

  /// Its own class, if not UIKit's.
  package var customClass: CustomClass?

  /// The display name.
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

extension ControllerTemplate {
  /// The template of `controller`, with its view and the controllers described inside it.
  init(compiling controller: ViewController, in context: CompileContext) {
    let element = controller.element
    var rest = UnmodeledContent(element)
    let inside = context.inside
    self.init(
      id: controller.id ?? "",
      kind: controller.kind,
      customClass: controller.customClass,
      name: controller.displayName,
      title: controller.title,
      storyboardIdentifier: controller.storyboardIdentifier,
      view: inside.flatMap { inside in
        controller.view.map { ViewTemplate(compiling: $0, in: inside) }
      },
      nibName: controller.nibName,
      navigationItem: controller.navigationItem.map {
        NavigationItemTemplate(compiling: $0, in: context)
      },
      tabBarItem: controller.tabBarItem.map { TabBarItemTemplate(compiling: $0, in: context) },
      toolbarItems: controller.toolbarItems.map {
        BarButtonItemTemplate(compiling: $0, in: context)
      },
      hidesBottomBarWhenPushed: controller.hidesBottomBarWhenPushed,
      presentation: Presentation(compiling: controller, takenFrom: &rest),
      navigation: Navigation(compiling: controller, takenFrom: &rest),
      pages: Pages(compiling: controller, takenFrom: &rest),
      relationships: controller.relationships.compactMap {
        Relationship(compiling: $0, in: context)
      },
      nested: inside.map { inside in
        controller.nestedControllers.map { ControllerTemplate(compiling: $0, in: inside) }
      } ?? [],
      runtimeAttributes: controller.runtimeAttributes.map {
        RuntimeAttributeTemplate(compiling: $0)
      },
      rest: Archived(ArchivedElement(name: element.name)),
      position: context.position(of: element))
    rest.consumeController(controller, withContent: inside != nil)
    rest.consumeConnections(of: element, in: context)
    self.rest = Archived(rest.archivedWithName)
  }
}

extension UnmodeledContent {
  /// Consumes the properties of a controller template, and with `withContent` the views inside.
  fileprivate mutating func consumeController(_ controller: ViewController, withContent: Bool) {
    let element = controller.element
    for name in ["id", "title", "storyboardIdentifier", "nibName"] { consume(name) }
    consumeClass()
    consumeFlag("hidesBottomBarWhenPushed")
    consume(element.child("navigationItem"))
    consume(element.child("tabBarItem"))
    consume(element.child("toolbarItems")) { $0.kind == .barButtonItem }
    consumeRuntimeAttributes(of: element)
    guard withContent else { return }
    consume(controller.view?.element)
    for child in element.children where ViewController.isViewController(child) { consume(child) }
    consume(element.child("viewControllers"), each: ViewController.isViewController)
  }
}

extension ControllerTemplate.Relationship {
  /// The relationship of `segue`; nil if its destination is not a scene.
  fileprivate init?(compiling segue: Segue, in context: CompileContext) {
    guard let scene = context.scene(of: segue.destinationID) else { return nil }
    self.init(
      kind: segue.relationship ?? RelationshipKind(rawValue: ""), scene: scene, id: segue.id)
    var rest = UnmodeledContent(segue.element)
    for name in ["id", "kind", "destination", "relationship"] { rest.consume(name) }
    self.rest = rest.archived
  }
}

extension ControllerTemplate.Presentation {
  /// The presentation properties of `controller`, consumed from `rest`.
  init(compiling controller: ViewController, takenFrom rest: inout UnmodeledContent) {
    self.init(
      style: controller.modalPresentationStyle,
      transition: controller.modalTransitionStyle,
      definesContext: controller.definesPresentationContext,
      providesTransitionStyle: controller.providesPresentationContextTransitionStyle)
    rest.consume("modalPresentationStyle", if: style != nil)
    rest.consume("modalTransitionStyle", if: transition != nil)
    rest.consumeFlag("definesPresentationContext")
    rest.consumeFlag("providesPresentationContextTransitionStyle")
  }
}

extension ControllerTemplate.Navigation {
  /// A navigation controller's settings, taken from `rest` but for the bar; nil for any other kind.
  init?(compiling controller: ViewController, takenFrom rest: inout UnmodeledContent) {
    guard controller.kind == .navigationController else { return nil }
    self.init(
      isBarHidden: controller.isNavigationBarHidden,
      isToolbarHidden: controller.isToolbarHidden,
      prefersLargeTitles: controller.prefersLargeTitles)
    rest.consumeFlag("navigationBarHidden")
    rest.consumeFlag("toolbarHidden")
  }
}

extension ControllerTemplate.Pages {
  /// A page view controller's settings, taken from `rest`; nil for any other kind.
  init?(compiling controller: ViewController, takenFrom rest: inout UnmodeledContent) {
    guard controller.kind == .pageViewController else { return nil }
    self.init(
      transitionStyle: controller.pageTransitionStyle,
      navigationOrientation: controller.navigationOrientation,
      spineLocation: controller.spineLocation,
      isDoubleSided: controller.isDoubleSided)
    rest.consume("transitionStyle", if: transitionStyle != nil)
    rest.consume("navigationOrientation", if: navigationOrientation != nil)
    rest.consume("spineLocation", if: spineLocation != nil)
    rest.consumeFlag("doubleSided")
  }
}
