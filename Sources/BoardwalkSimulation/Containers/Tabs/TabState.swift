/// The tab state of a tab bar controller.
package struct TabState: Sendable, Hashable {
  /// The index of the selected child; nil if none is, or where the list of those that have no
  /// room in the bar is shown instead (TAB-03).
  package internal(set) var selected: Int?

  /// Whether it was ever on screen: before, UIKit says that nothing is selected (ORC-09).
  package internal(set) var hasBeenShown = false

  /// The navigation controller of the children that have no room in the bar, once there is one
  /// (TAB-01).
  package internal(set) var more: ControllerID?

  /// The children that a person may not move (TAB-04).
  var fixed: [ControllerID] = []

  /// Whether that navigation controller is what is shown.
  package internal(set) var isMoreShown = false
}
