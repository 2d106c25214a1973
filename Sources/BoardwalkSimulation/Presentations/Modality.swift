import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The settings of a controller for presentations. Its document gives their first values; code may change
/// them until the presentation starts.
public struct Modality: Sendable, Hashable {
  /// How it is presented, unless a segue says otherwise (PRES-06).
  public var modalPresentationStyle: Presentation.Style

  /// How its presentation is animated: `coverVertical`, `flipHorizontal`, `crossDissolve` or
  /// `partialCurl`.
  public var modalTransitionStyle: String

  /// Whether neither a drag nor a touch outside may end its presentation (LIFE-35).
  public var isModalInPresentation = false

  /// Whether presentations in the current context cover it (PRES-05).
  public var definesPresentationContext: Bool

  /// Whether what covers its context is animated in its own style (PRES-07).
  public var providesPresentationContextTransitionStyle: Bool

  /// The size in points that it would like to have in a popover or a form sheet (POP-06).
  public var preferredContentSize: LayoutSize?

  /// Whether the keyboard stays where nobody in it is left to type to; nil for what its presentation says:
  /// it does in form sheets (KB-07).
  public var disablesAutomaticKeyboardDismissal: Bool?

  /// The delegate of its presentation controller.
  public var presentationDelegate: ControllerID?

  /// Where its sheet rests, and what that leaves of what is behind it (ORC-66).
  public var sheet = SheetSettings()

  /// The id of the view or bar button item that its popover points to, where code has said so
  /// (POP-01).
  public var sourceItem: String?

  /// The ids of the views that can be touched while its popover is shown (POP-03).
  public var passthroughViews: Set<String> = []

  /// What `template` says.
  init(_ template: ControllerTemplate) {
    let presentation = template.presentation
    modalPresentationStyle = presentation.style.flatMap(Presentation.Style.init) ?? .automatic
    modalTransitionStyle = presentation.transition ?? "coverVertical"
    definesPresentationContext = presentation.definesContext
    providesPresentationContextTransitionStyle = presentation.providesTransitionStyle
    preferredContentSize = template.content.preferredContentSize
  }
}
