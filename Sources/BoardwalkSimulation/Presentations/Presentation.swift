import BoardwalkPlatform
import BoardwalkSchema

/// The presentation of a controller.
public struct Presentation: Sendable, Hashable {
  /// The style that was asked for.
  package let style: ModalPresentationStyle

  /// The adapted style: sheets fill the screen before iOS 13.
  package let adaptedStyle: ModalPresentationStyle

  /// The transition style.
  package let transition: ModalTransitionStyle

  /// The id of the view or bar button item that a popover points to.
  package let anchor: String?
}

extension ModalPresentationStyle {
  /// Whether the presenter's view is taken away, so that the presenter gets appearance callbacks
  /// (LIFE-33).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it is a card or a form over its presenter.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether the presentation covers the nearest context instead of the whole window (PRES-05).
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// The style that the system gives a presentation that asks for none (PRES-02).
  static func automaticStyle(on system: SystemVersion) -> ModalPresentationStyle {
    guard system.has(.sheets) else { return .fullScreen }
    return system.has(.formSheetsByDefault) ? .formSheet : .pageSheet
  }

  /// The style, with the system's default resolved.
  func resolved(on system: SystemVersion) -> ModalPresentationStyle {
    self == .automatic || self == .none ? Self.automaticStyle(on: system) : self
  }

  /// The style adapted to `options`. In a compact width sheets and popovers fill the screen before
  /// iOS 13, and are sheets since (PRES-03, PRES-04, PRES-08, ORC-68). The height does not matter:
  /// a large iPhone in landscape shows popovers (PRES-09).
  func adapted(to options: LaunchOptions) -> ModalPresentationStyle {
    let resolved = resolved(on: options.system)
    guard options.horizontalSizeClass == .compact else { return resolved }
    switch resolved {
    case .popover, .formSheet, .pageSheet:
      return options.system.has(.sheets) ? .pageSheet : .fullScreen
    default:
      return resolved
    }
  }
}
