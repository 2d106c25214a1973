/// A feature of iOS that changed the behavior of apps, with its first version.
package enum SystemFeature: Sendable, Hashable, CaseIterable {
  /// Presentations are cards that a finger can drag away.
  case sheets

  /// A popover's delegate is called before a dismissal.
  case presentationAttempts

  /// Controllers get `viewIsAppearing`.
  case viewIsAppearing

  /// Log lines and exceptions name the presenter and the list.
  case detailedMessages

  /// Collection views without a background color are transparent.
  case clearCollections

  /// Users may choose dark colors.
  case darkMode

  /// Back buttons have a menu.
  case backMenu

  /// Sheets rest at more than one height.
  case detents

  /// The titles of plain tables have space above them.
  case sectionTopPadding

  /// Sheets rest at heights of the app's own.
  case customDetents

  /// Lists call the delegate for the primary action of a selection.
  case primaryAction

  /// The exception for pushing a controller twice names the navigation controller.
  case pushedTwiceNamesNavigation

  /// The automatic presentation style is a form sheet in a regular width.
  case formSheetsByDefault

  /// Bars and controls are of Liquid Glass.
  case liquidGlass

  /// The first version with the feature, and its fact or source.
  package var beginning: (version: Int, evidence: String) {
    switch self {
    case .sheets: (13, "PRES-03")
    case .presentationAttempts: (13, "POP-04")
    case .viewIsAppearing: (13, "ORC-28")
    case .detailedMessages: (13, "EXC-26")
    case .clearCollections: (13, "S1-17")
    case .darkMode: (13, "Apple's documentation of user interface styles")
    case .backMenu: (14, "NAV-12")
    case .detents: (15, "ORC-66")
    case .sectionTopPadding: (15, "ORC-101")
    case .customDetents: (16, "ORC-66")
    case .primaryAction: (16, "TBL-16")
    case .pushedTwiceNamesNavigation: (17, "EXC-02")
    case .formSheetsByDefault: (18, "PRES-02")
    case .liquidGlass: (26, "ORC-54")
    }
  }
}

extension SystemVersion {
  /// Whether it has `feature`.
  package func has(_ feature: SystemFeature) -> Bool { major >= feature.beginning.version }

  /// Whether bars and controls have the sizes of Liquid Glass.
  package var hasLiquidGlass: Bool { has(.liquidGlass) }

  /// Whether users may choose dark colors; before, apps always were light.
  package var hasDarkMode: Bool { has(.darkMode) }
}

extension Int {
  /// The major version of `system`.
  package init(_ system: SystemVersion) { self = system.major }
}
