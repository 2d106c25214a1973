import BoardwalkDocument

/// One compiled scene.
public struct CompiledScene: Sendable, Hashable, Codable {
  /// What a scene is about.
  public enum Content: Sendable, Hashable, Codable {
    /// A view controller.
    case controller(ControllerTemplate)

    /// A stand-in for a scene of another storyboard, or of this one.
    case reference(ReferenceTemplate)

    /// Neither: a xib without a view controller.
    case none
  }

  /// What people call it.
  public var name: String

  /// What it is about.
  public var content: Content

  /// The segues that begin at any object of it, relationships excepted, in document order.
  @Usually<Usual.Empty<SegueTemplate>> public var segues: [SegueTemplate]

  /// The messages that any object of it sends, in document order.
  @Usually<Usual.Empty<ActionTemplate>> public var actions: [ActionTemplate]

  /// The properties connected to objects, in document order.
  @Usually<Usual.Empty<OutletTemplate>> public var outlets: [OutletTemplate]

  /// The gesture recognizers beside its views.
  @Usually<Usual.Empty<RecognizerTemplate>> public var recognizers: [RecognizerTemplate]

  /// Views outside the controller's own view: a xib's top-level views, a scene's loose ones.
  @Usually<Usual.Empty<ViewTemplate>> public var looseViews: [ViewTemplate]

  /// Bar button items outside any bar, which code puts into one.
  @Usually<Usual.Empty<BarButtonItemTemplate>> public var looseItems: [BarButtonItemTemplate] = []

  /// Whatever else the document says of it, as written; nil where that is all.
  public var rest: ArchivedElement?

  /// Where it is on Interface Builder's canvas.
  public var canvasLocation: Point?

  /// Where it stands in its document.
  public var position: SourcePosition

  /// The controller, where it is about one.
  public var controller: ControllerTemplate? {
    if case .controller(let controller) = content { controller } else { nil }
  }

  /// The reference, where it is one.
  public var reference: ReferenceTemplate? {
    if case .reference(let reference) = content { reference } else { nil }
  }
}
