import BoardwalkSchema

/// A call of a delegate, as traces show it: `willShow primary`.
package struct DelegateCall: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The methods of the delegates of containers and presentations, by the first words of their
  /// lines.
  package enum Method: String, Sendable, Hashable, CaseIterable {
    case willShow, didShow, shouldSelect, didSelect
    case willChangeTo, willHide, didHide, didCollapse, didExpand
    case topColumnForCollapsingToProposedTopColumn, displayModeForExpandingToProposedDisplayMode
    case primaryViewController, collapseSecondary, separateSecondary
    case willTransitionTo, didFinishAnimating, spineLocationFor
    case navigationBar
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case didChangeSelectedDetentIdentifier
  }

  /// The line: the method with its arguments and its answer.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }

  /// A call of `method` with the rest of its line.
  init(_ method: Method, _ rest: String = "") { text = method.rawValue + rest }
}

/// The delegates of navigation controllers, tab bar controllers and presentations, about the
/// controller with a name.
extension DelegateCall {
  /// A call of `method` about the controller `name`.
  init(_ method: Method, about name: String) { self.init(method, " \(name)") }

  /// A question about the controller `name`, with the answer.
  init(_ method: Method, about name: String, answer: Bool) {
    self.init(method, " \(name): \(answer ? "yes" : "no")")
  }
}

/// The delegate of a split view controller.
extension DelegateCall {
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

/// The delegates of page view controllers and navigation bars.
extension DelegateCall {
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
