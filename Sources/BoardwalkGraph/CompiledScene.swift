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

  /// The name for people.
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
