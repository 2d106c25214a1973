/// The tab state of a tab bar controller.
package struct TabState: Sendable, Hashable {
  /// The index of the selected child; nil if there is none, or if the More list is shown (TAB-03).
  package internal(set) var selected: Int?

  /// Whether it was on screen: before, UIKit reports no selection (ORC-09).
  package internal(set) var hasBeenShown = false

  /// The navigation controller of the children that do not fit the bar; nil before they are shown
  /// (TAB-01).
  package internal(set) var more: ControllerID?

  /// Whether the More list's navigation controller is shown.
  package internal(set) var isMoreShown = false

  /// Shows the More list.
  mutating func showMore() {
    isMoreShown = true
    selected = nil
  }
}
