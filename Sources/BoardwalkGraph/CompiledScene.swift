import BoardwalkBase
import BoardwalkDocument

/// One compiled scene.
package struct CompiledScene: Sendable, Hashable, Codable {
  /// The main object of a scene.
  package enum Content: Sendable, Hashable, Codable {
    /// A view controller.
    case controller(ControllerTemplate)

    /// A reference to a scene of another storyboard, or of this one.
    case reference(ReferenceTemplate)

    /// Neither: a xib without a view controller.
    case none
  }

  /// The display name.
  package var name: String

  /// The controller, reference or objects.
  package var content: Content

  /// The segues of all objects, without relationships, in document order.
  @OmittedIfDefault<Default.Empty<SegueTemplate>> package var segues: [SegueTemplate]

  /// The actions of all objects, in document order.
  @OmittedIfDefault<Default.Empty<ActionTemplate>> package var actions: [ActionTemplate]

  /// The properties connected to objects, in document order.
  @OmittedIfDefault<Default.Empty<OutletTemplate>> package var outlets: [OutletTemplate]

  /// The gesture recognizers of the scene.
  @OmittedIfDefault<Default.Empty<RecognizerTemplate>> package var recognizers: [RecognizerTemplate]

  /// The views of a scene or a xib that are not in a controller's view.
  @OmittedIfDefault<Default.Empty<ViewTemplate>> package var topLevelViews: [ViewTemplate]

  /// Bar button items outside any bar, which code puts into one.
  @OmittedIfDefault<Default.Empty<BarButtonItemTemplate>> package var topLevelItems:
    [BarButtonItemTemplate] = []

  /// The unmodeled parts; nil if there are none.
  package var rest: ArchivedElement?

  /// The position on Interface Builder's canvas.
  package var canvasLocation: LayoutPoint?

  /// The position in its document.
  package var position: SourcePosition

  /// The keys of a compiled graph, whose spellings never change.
  private enum CodingKeys: String, CodingKey {
    case name, content, segues, actions, outlets, recognizers
    case topLevelViews = "looseViews"
    case topLevelItems = "looseItems"
    case rest, canvasLocation, position
  }

  /// The controller; nil for other scenes.
  package var controller: ControllerTemplate? {
    if case .controller(let controller) = content { controller } else { nil }
  }

  /// The reference; nil for other scenes.
  package var reference: ReferenceTemplate? {
    if case .reference(let reference) = content { reference } else { nil }
  }
}

extension CompiledScene {
  /// The scene that `part` describes.
  init(compiling part: ScenePart, in context: CompileContext) {
    let connections = SceneConnections(of: part, in: context)
    let content = Content(compiling: part.main, in: context)
    let views = part.objects.filter { Self.isTopLevelView($0, in: context) }
    let items = part.objects.filter { context.kind(of: $0) == .barButtonItem }
    let recognizers = part.objects.filter {
      context.kind(of: $0)?.isGestureRecognizer ?? false
    }
    self.init(
      name: context.words(for: part),
      content: content,
      segues: connections.segues,
      actions: connections.actions,
      outlets: connections.outlets,
      recognizers: recognizers.map {
        RecognizerTemplate(compiling: GestureRecognizer($0), in: context)
      },
      topLevelViews: views.map { ViewTemplate(compiling: View($0), in: context) },
      topLevelItems: items.map { BarButtonItemTemplate(compiling: BarButtonItem($0), in: context) },
      canvasLocation: Scene(part.element).canvasLocation,
      position: context.position(of: part.main ?? part.element))
    guard part.isFirst, context.document.kind == .storyboard else { return }
    var rest = UnmodeledContent(part.element)
    if canvasLocation != nil {
      rest.consume(part.element.child("point", key: "canvasLocation"), knowing: ["key", "x", "y"])
    }
    rest.consumeObjects(besides: part.objects, of: part.element, in: context)
    self.rest = rest.archived
  }

  /// Whether a top-level object is a view, which has a template and not only an archive.
  static func isTopLevelView(_ object: Element, in context: CompileContext) -> Bool {
    context.kind(of: object) != .placeholder && View.isView(object)
  }
}

extension CompiledScene.Content {
  /// The controller or reference of `main`.
  fileprivate init(compiling main: Element?, in context: CompileContext) {
    guard let main else {
      self = .none
      return
    }
    if ViewController.isViewController(main) {
      self = .controller(ControllerTemplate(compiling: ViewController(main), in: context))
    } else {
      self = .reference(ReferenceTemplate(compiling: StoryboardReference(main), in: context))
    }
  }
}

extension UnmodeledContent {
  /// Consumes the list of top-level objects, except for those without a template.
  mutating func consumeObjects(
    besides objects: [Element], of element: Element, in context: CompileContext
  ) {
    guard let list = element.child("objects") else { return }
    var rest = UnmodeledContent(list)
    for object in list.children { rest.consume(object) }
    for object in objects where !context.isTemplate(object) {
      var leftover = UnmodeledContent(object)
      leftover.consumeConnections(of: object, in: context)
      rest.replace(object, by: leftover.archivedWithName)
    }
    replace(list, by: rest.archived)
  }
}

extension CompileContext {
  /// The name of the scene of `part` for people; a xib without a controller has its own name.
  fileprivate func words(for part: ScenePart) -> String {
    guard let main = part.main else {
      return document.kind == .xib ? document.name : Scene(part.element).displayName
    }
    return ViewController.isViewController(main)
      ? ViewController(main).displayName : StoryboardReference(main).displayName
  }

  fileprivate func isTemplate(_ object: Element) -> Bool {
    CompiledScene.isTopLevelView(object, in: self) || kind(of: object) == .barButtonItem
      || kind(of: object)?.isGestureRecognizer ?? false
  }
}
