import BoardwalkDocument
import BoardwalkGraph

/// What templates of scenes say, in the words of the documents they were compiled from.
extension Statements {
  /// All that `document` says.
  init(_ document: CompiledDocument) {
    add("document", "toolsVersion", document.toolsVersion)
    add("document", "launchScreen", document.isLaunchScreen)
    if let initial = document.initialScene {
      add("document", "initialViewController", document.mainID(of: initial))
    }
    if let device = document.device {
      add("device", "id", device.identifier)
      add("device", "orientation", device.isLandscape ? "landscape" : "portrait")
      if device.isDark { add("device", "appearance", "dark") }
    }
    for resource in document.resources { tell(resource) }
    for scene in document.scenes { tell(scene, of: document) }
    tell(document.rest.element)
  }

  private mutating func tell(_ scene: CompiledScene, of document: CompiledDocument) {
    if let location = scene.canvasLocation {
      add("point", "key", "canvasLocation")
      add("point", "x", location.x)
      add("point", "y", location.y)
    }
    if let controller = scene.controller { tell(controller, of: document) }
    if let reference = scene.reference { tell(reference) }
    for segue in scene.segues { tell(segue, of: document) }
    for action in scene.actions { tell(action, of: document, main: scene.controller?.id) }
    for outlet in scene.outlets {
      let element = outlet.isCollection ? "outletCollection" : "outlet"
      add(element, "property", outlet.property)
      add(element, "destination", outlet.destination)
      add(element, "id", outlet.id)
      tell(outlet.rest)
    }
    for recognizer in scene.recognizers {
      add(recognizer.rest.name, "id", recognizer.id)
      tell(recognizer.rest.element)
    }
    tell(scene.topLevelViews)
    for item in scene.topLevelItems { tell(item, called: nil) }
    tell(scene.rest)
  }

  private mutating func tell(_ controller: ControllerTemplate, of document: CompiledDocument) {
    let element = controller.rest.name
    add(element, "id", controller.id)
    tell(controller.customClass, of: element)
    add(element, "title", controller.title)
    add(element, "storyboardIdentifier", controller.storyboardIdentifier)
    add(element, "nibName", controller.nibName)
    add(element, "hidesBottomBarWhenPushed", controller.hidesBottomBarWhenPushed)
    tellSettings(of: controller)
    if let view = controller.view { tell(view) }
    if let item = controller.navigationItem { tell(item) }
    if let item = controller.tabBarItem { tell(item) }
    for item in controller.toolbarItems { tell(item, called: nil) }
    for attribute in controller.runtimeAttributes { tell(attribute) }
    for relationship in controller.relationships + controller.circularRelationships {
      add("segue", "kind", "relationship")
      add("segue", "relationship", relationship.kind.rawValue)
      add("segue", "destination", document.mainID(of: relationship.scene))
      add("segue", "id", relationship.id)
      tell(relationship.rest)
    }
    for nested in controller.nested { tell(nested, of: document) }
    tell(controller.rest.element)
  }

  private mutating func tellSettings(of controller: ControllerTemplate) {
    let element = controller.rest.name
    let presentation = controller.presentation
    add(element, "modalPresentationStyle", presentation.style?.rawValue)
    add(element, "modalTransitionStyle", presentation.transition?.rawValue)
    add(element, "definesPresentationContext", presentation.definesContext)
    add(
      element, "providesPresentationContextTransitionStyle", presentation.providesTransitionStyle)
    if let navigation = controller.navigation {
      add(element, "navigationBarHidden", navigation.isBarHidden)
      add(element, "toolbarHidden", navigation.isToolbarHidden)
    }
    if let pages = controller.pages {
      add(element, "transitionStyle", pages.transitionStyle?.rawValue)
      add(element, "navigationOrientation", pages.navigationOrientation?.rawValue)
      add(element, "spineLocation", pages.spineLocation?.rawValue)
      add(element, "doubleSided", pages.isDoubleSided)
    }
  }

  private mutating func tell(_ reference: ReferenceTemplate) {
    let element = "viewControllerPlaceholder"
    add(element, "id", reference.id)
    add(element, "storyboardName", reference.storyboardName)
    add(element, "referencedIdentifier", reference.identifier)
    add(element, "bundleIdentifier", reference.bundleIdentifier)
    tell(reference.rest)
  }

  private mutating func tell(_ segue: SegueTemplate, of document: CompiledDocument) {
    let element = "segue"
    add(element, "id", segue.id)
    add(element, "kind", segue.kind.rawValue)
    add(element, "identifier", segue.identifier)
    add(
      element, "destination", segue.destination.map(document.mainID) ?? segue.destinationID)
    add(element, "unwindAction", segue.unwindAction)
    add(element, "modalPresentationStyle", segue.presentationStyle?.rawValue)
    add(element, "modalTransitionStyle", segue.transitionStyle?.rawValue)
    add(element, "animates", segue.isAnimated)
    add(element, "popoverAnchorView", segue.popoverAnchor)
    add(element, "popoverAnchorBarButtonItem", segue.popoverAnchor)
    add(element, "trigger", segue.trigger?.rawValue)
    add(element, "key", segue.trigger?.rawValue)
    tell(segue.customClass, of: element)
    tell(segue.rest)
  }

  private mutating func tell(
    _ action: ActionTemplate, of document: CompiledDocument, main: String?
  ) {
    add("action", "selector", action.selector)
    add("action", "eventType", action.event?.rawValue)
    add("action", "id", action.id)
    switch action.target {
    case .controller:
      add("action", "destination", main)
      add("action", "destination", document.placeholder("IBFilesOwner"))
    case .firstResponder:
      for id in document.firstResponders { add("action", "destination", id) }
    case .object(let id, _): add("action", "destination", id)
    }
    tell(action.rest)
  }
}

extension CompiledDocument {
  /// The id of the object that the scene with index `scene` is about.
  fileprivate func mainID(of scene: Int) -> String {
    scenes[scene].controller?.id ?? scenes[scene].reference?.id ?? ""
  }

  fileprivate func placeholder(_ identifier: String) -> String? {
    placeholders.first { $0.attributes["placeholderIdentifier"] == identifier }?.attributes["id"]
  }

  fileprivate var firstResponders: [String] {
    placeholders.filter { $0.attributes["placeholderIdentifier"] == "IBFirstResponder" }
      .compactMap { $0.attributes["id"] }
  }

  private var placeholders: [ArchivedElement] {
    (scenes.compactMap(\.rest) + [rest.element]).flatMap(\.children).flatMap(\.children)
  }
}
