import BoardwalkPlatform

extension Presentation.Style {
  /// The style that the system gives a presentation that asks for none (PRES-02).
  static func automaticStyle(on system: SystemVersion) -> Presentation.Style {
    switch system.major {
    case ...12: .fullScreen
    case 13...17: .pageSheet
    default: .formSheet
    }
  }

  /// The style, or, where it leaves that to the system, the system's.
  func resolved(on system: SystemVersion) -> Presentation.Style {
    self == .automatic || self == .none ? Self.automaticStyle(on: system) : self
  }

  /// The style as it is shown under `options`. Where there is little room across, sheets and popovers
  /// fill the screen before iOS 13 and are sheets since (PRES-03, PRES-04, PRES-08, ORC-68); the
  /// height does not matter, so that a large iPhone on its side shows popovers (PRES-09).
  func adapted(to options: LaunchOptions) -> Presentation.Style {
    let resolved = resolved(on: options.system)
    guard options.horizontalSizeClass == .compact else { return resolved }
    switch resolved {
    case .popover, .formSheet, .pageSheet:
      return options.system.major <= 12 ? .fullScreen : .pageSheet
    default:
      return resolved
    }
  }
}
