import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// The settings of a controller for presentations. Its document gives their first values; code may
/// change them until the presentation starts.
public struct Modality: Sendable, Hashable {
  /// Its presentation style, unless a segue sets one (PRES-06).
  public var modalPresentationStyle: ModalPresentationStyle

  /// The transition style of its presentation.
  public var modalTransitionStyle: ModalTransitionStyle

  /// Whether its presentation cannot be dismissed by a drag or a touch outside (LIFE-35).
  public var isModalInPresentation = false

  /// Whether presentations in the current context cover it (PRES-05).
  public var definesPresentationContext: Bool

  /// Whether presentations over its context use its own transition style (PRES-07).
  public var providesPresentationContextTransitionStyle: Bool

  /// The preferred size in points in a popover or a form sheet (POP-06).
  public var preferredContentSize: LayoutSize?

  /// Whether the keyboard stays when no text input is first responder; nil for the presentation's
  /// default: true in form sheets (KB-07).
  public var disablesAutomaticKeyboardDismissal: Bool?

  /// Its own light or dark colors, and those of its children; nil for those around it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle?

  /// The delegate of its presentation controller.
  public var presentationDelegate: ControllerID?

  /// The settings of its sheet (ORC-66).
  public var sheet = SheetSettings()

  /// The id of the view or bar button item that anchors its popover, if code set one (POP-01).
  public var sourceItem: String?

  /// The ids of the views that can be touched while its popover is shown (POP-03).
  public var passthroughViews: Set<String> = []

  /// The properties of `template`.
  init(_ template: ControllerTemplate) {
    let presentation = template.presentation
    modalPresentationStyle = presentation.style ?? .automatic
    modalTransitionStyle = presentation.transition ?? .coverVertical
    definesPresentationContext = presentation.definesContext
    providesPresentationContextTransitionStyle = presentation.providesTransitionStyle
    preferredContentSize = template.content.preferredContentSize
  }
}
