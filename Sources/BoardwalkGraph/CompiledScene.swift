import BoardwalkBase
import BoardwalkDocument

/// One compiled scene.
package struct CompiledScene: Sendable, Hashable, Codable {
  /// The main object of a scene.
  package enum Content: Sendable, Hashable, Codable {
    /// A view controller.
    case controller(ControllerTemplate)

    /// A stand-in for a scene of another storyboard, or of this one.
    case reference(ReferenceTemplate)

    /// Neither: a xib without a view controller.
    case none
  }

  /// What people call it.
  package var name: String

  /// What it is about.
  package var content: Content

  /// The segues that begin at any object of it, relationships excepted, in document order.
  @OmittedIfDefault<Usual.Empty<SegueTemplate>> package var segues: [SegueTemplate]

  /// The messages that any object of it sends, in document order.
  @OmittedIfDefault<Usual.Empty<ActionTemplate>> package var actions: [ActionTemplate]

  /// The properties connected to objects, in document order.
  @OmittedIfDefault<Usual.Empty<OutletTemplate>> package var outlets: [OutletTemplate]

  /// The gesture recognizers of the scene.
  @OmittedIfDefault<Usual.Empty<RecognizerTemplate>> package var recognizers: [RecognizerTemplate]

  /// Views outside the controller's own view: a xib's top-level views, a scene's loose ones.
  @OmittedIfDefault<Usual.Empty<ViewTemplate>> package var looseViews: [ViewTemplate]

  /// Bar button items outside any bar, which code puts into one.
  @OmittedIfDefault<Usual.Empty<BarButtonItemTemplate>> package var looseItems:
    [BarButtonItemTemplate] = []

  /// Whatever else the document says of it, as written; nil if that is all.
  package var rest: ArchivedElement?

  /// Where it is on Interface Builder's canvas.
  package var canvasLocation: LayoutPoint?

  /// Where it stands in its document.
  package var position: SourcePosition

  /// The controller, where it is about one.
  package var controller: ControllerTemplate? {
    if case .controller(let controller) = content { controller } else { nil }
  }

  /// The reference, where it is one.
  package var reference: ReferenceTemplate? {
    if case .reference(let reference) = content { reference } else { nil }
  }
}
