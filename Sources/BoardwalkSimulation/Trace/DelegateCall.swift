import BoardwalkPlatform
import BoardwalkSchema

/// A call of a delegate, as traces show it: `willShow primary`.
package struct DelegateCall: Sendable, Hashable {
  /// The methods of delegates, by the first words of their lines; messages of lists, scroll views,
  /// text inputs and search controllers have types of their own.
  package enum Method: String, Sendable, Hashable, CaseIterable {
    case willShow, didShow, shouldSelect, didSelect
    case willChangeTo, willHide, didHide, didCollapse, didExpand
    case topColumnForCollapsingToProposedTopColumn, displayModeForExpandingToProposedDisplayMode
    case primaryViewController, collapseSecondary, separateSecondary
    case willTransitionTo, didFinishAnimating, spineLocationFor
    case navigationBar
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
    case didChangeSelectedDetentIdentifier
    case willSelect, willDeselect, willBeginEditing, didEndEditing, targetIndexPathForMove
    case shouldShowMenu, canPerform, perform
    case leadingSwipeActionsConfiguration, trailingSwipeActionsConfiguration
    case contextMenuConfiguration, contextMenuInteraction, willPerformPreviewAction
    case didSelectRow
  }

  /// The line: the method with its arguments and its answer.
  package let text: String

  /// A call with the line `text`.
  init(_ text: String) { self.text = text }

  /// A call of `method` with the rest of its line.
  init(_ method: Method, _ rest: String = "") { self.init(method.rawValue + rest) }

  /// A call with `message` about the row or item at `path`.
  init(_ message: CellMessage, _ path: ItemPath) { self.init("\(message.rawValue) \(path)") }

  /// The call, a question, with its answer.
  func answered(_ answer: Bool) -> DelegateCall { Self("\(text): \(answer.traceWord)") }
}

extension Bool {
  /// The word for an answer in traces.
  var traceWord: String { self ? "yes" : "no" }
}

/// The delegates of navigation controllers, tab bar controllers and presentations, about the
/// controller with a name.
extension DelegateCall {
  /// A call of `method` about the controller `name`.
  init(_ method: Method, about name: String) { self.init(method, " \(name)") }
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
    Self(.collapseSecondary, " onto \(primary)").answered(answer)
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
    Self(.didFinishAnimating, " from \(pages), transitionCompleted").answered(completed)
  }

  static func spineLocation(isLandscape: Bool, answer: SpineLocation) -> Self {
    Self(.spineLocationFor, " \(isLandscape ? "landscape" : "portrait"): \(answer)")
  }

  static let shouldPush = Self(.navigationBar, "(shouldPush:)")

  static func shouldPop(_ top: String, answer: Bool) -> Self {
    Self(.navigationBar, "(shouldPop: \(top))").answered(answer)
  }

  static let didPop = Self(.navigationBar, "(didPop:)")
}
