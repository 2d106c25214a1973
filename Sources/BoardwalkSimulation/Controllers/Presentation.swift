/// How a controller is presented.
public struct Presentation: Sendable, Hashable {
  /// UIKit's presentation styles (PRES-01), by the names that Interface Builder writes.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover, none

    /// Whether the presenter's view is taken away, so that the presenter hears of it (LIFE-33).
    var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether it is a card or a form over its presenter.
    var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether the presentation covers the nearest context instead of the whole window (PRES-05).
    var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
  }

  /// The style that was asked for.
  package let style: Style

  /// The style it has where it is shown: sheets fill the screen before iOS 13.
  package let adaptedStyle: Style

  /// How it is animated: `coverVertical`, `flipHorizontal`, `crossDissolve` or `partialCurl`.
  package let transition: String

  /// The id of the view or bar button item that a popover points to.
  package let anchor: String?
}
