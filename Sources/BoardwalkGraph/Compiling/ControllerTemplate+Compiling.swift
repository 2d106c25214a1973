import BoardwalkDocument

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
      name: controller.words,
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
    self.init(kind: segue.relationship ?? "", scene: scene, id: segue.id)
    var rest = UnmodeledContent(segue.element)
    for name in ["id", "kind", "destination", "relationship"] { rest.consume(name) }
    self.rest = rest.archived
  }
}
