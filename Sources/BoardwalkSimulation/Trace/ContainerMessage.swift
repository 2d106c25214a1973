import BoardwalkSchema

/// A call of the delegate of a container other than a navigation controller, as traces show it:
/// `willShow primary`.
package struct ContainerMessage: Sendable, Hashable {
  /// The method, by the first word of its line.
  package enum Method: String, Sendable, Hashable, CaseIterable {
    case willChangeTo, willShow, willHide, didShow, didHide, didCollapse, didExpand
    case topColumnForCollapsingToProposedTopColumn, displayModeForExpandingToProposedDisplayMode
    case primaryViewController, collapseSecondary, separateSecondary
    case willTransitionTo, didFinishAnimating, spineLocationFor
    case navigationBar
  }

  /// The method.
  package let method: Method

  /// The line: the method with its arguments and its answer.
  package let text: String

  /// A call of `method` with the rest of its line.
  private init(_ method: Method, _ rest: String = "") {
    self.method = method
    text = method.rawValue + rest
  }
}

/// The delegate of a split view controller.
extension ContainerMessage {
  static func willChange(to mode: SplitDisplayMode) -> Self {
    Self(.willChangeTo, " \(mode)")
  }

  static func willShow(_ column: SplitState.Column) -> Self { Self(.willShow, " \(column.name)") }

  static func willHide(_ column: SplitState.Column) -> Self { Self(.willHide, " \(column.name)") }

  static func didShow(_ column: SplitState.Column) -> Self { Self(.didShow, " \(column.name)") }

  static func didHide(_ column: SplitState.Column) -> Self { Self(.didHide, " \(column.name)") }

  static let didCollapse = Self(.didCollapse)

  static let didExpand = Self(.didExpand)

  static func topColumn(
    proposed column: SplitState.Column, answer: SplitState.Column
  ) -> Self {
    Self(.topColumnForCollapsingToProposedTopColumn, " \(column.name): \(answer.name)")
  }

  /// The delegate proposes no primary controller for a collapse.
  static let primaryForCollapsing = Self(.primaryViewController, "(forCollapsing:): nil")

  /// The delegate proposes no primary controller for an expansion.
  static let primaryForExpanding = Self(.primaryViewController, "(forExpanding:): nil")

  /// The delegate decides whether it handles the secondary column of a collapse itself.
  static func collapseSecondary(onto primary: String, answer: Bool) -> Self {
    Self(.collapseSecondary, " onto \(primary): \(answer ? "yes" : "no")")
  }

  /// The delegate agrees with `mode`.
  static func displayModeForExpanding(_ mode: SplitDisplayMode) -> Self {
    Self(.displayModeForExpandingToProposedDisplayMode, " \(mode): \(mode)")
  }

  /// The delegate provides no secondary controller.
  static func separateSecondary(from primary: String) -> Self {
    Self(.separateSecondary, " from \(primary): nil")
  }
}

/// The delegates of page view controllers, tab bar controllers and navigation bars.
extension ContainerMessage {
  static func willTransition(to pages: String) -> Self { Self(.willTransitionTo, " \(pages)") }

  static func didFinishAnimating(from pages: String, completed: Bool) -> Self {
    Self(
      .didFinishAnimating,
      " from \(pages), transitionCompleted: \(completed ? "yes" : "no")")
  }

  static func spineLocation(isLandscape: Bool, answer: SpineLocation) -> Self {
    Self(.spineLocationFor, " \(isLandscape ? "landscape" : "portrait"): \(answer)")
  }

  static let shouldPush = Self(.navigationBar, "(shouldPush:)")

  static func shouldPop(_ top: String, answer: Bool) -> Self {
    Self(.navigationBar, "(shouldPop: \(top)): \(answer ? "yes" : "no")")
  }

  static let didPop = Self(.navigationBar, "(didPop:)")
}
