import BoardwalkGraph

/// UIKit's exceptions about containers and segues, word for word.
extension UIKitException {
  init(_ name: String, _ reason: String, segue: SegueTemplate?, of blueprint: Blueprint?) {
    self.init(name, reason, from: segue.flatMap { blueprint?.origin(of: $0) })
  }

  /// Pushing a navigation controller (EXC-01).
  static func pushedNavigationController(
    _ segue: SegueTemplate?, _ blueprint: Blueprint?
  ) -> Self {
    Self(
      "NSInvalidArgumentException", "Pushing a navigation controller is not supported",
      segue: segue, of: blueprint)
  }

  /// Pushing a split view controller (EXC-03).
  static func pushedSplitViewController(
    on className: String, _ segue: SegueTemplate?, _ blueprint: Blueprint?
  ) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Split View Controllers cannot be pushed to a Navigation Controller <\(className)>",
      segue: segue, of: blueprint)
  }

  /// A `push` segue from a controller that is in no navigation controller (EXC-06).
  static func pushOutsideNavigation(_ segue: SegueTemplate, _ blueprint: Blueprint) -> Self {
    let rule =
      "Push segues can only be used when the source controller is managed by an instance of "
      + "UINavigationController."
    let reason =
      segue.identifier.map { "Could not find a navigation controller for segue '\($0)'. " + rule }
      ?? rule
    return Self("NSGenericException", reason, segue: segue, of: blueprint)
  }

  /// Performing a segue with an unknown identifier (EXC-07); its origin is the controller whose
  /// scene lacks it.
  static func noSegue(identifier: String, className: String, _ blueprint: Blueprint?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Receiver (<\(className)>) has no segue with identifier '\(identifier)'",
      from: blueprint?.origin)
  }

  /// A storyboard that does not exist (EXC-09).
  static func noStoryboard(named name: String, from origin: Origin?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Could not find a storyboard named '\(name)' in bundle NSBundle", from: origin)
  }

  /// An unknown storyboard identifier (EXC-11), or, without an identifier, a missing initial
  /// controller.
  static func noController(identifier: String?, from origin: Origin?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
        + "'\(identifier ?? "(null)")'", from: origin)
  }
}

/// Exceptions that only code provokes.
extension UIKitException {
  private init(_ name: String, _ reason: String) {
    self.init(name, reason, segue: nil, of: nil)
  }

  /// Changing a bar that a navigation controller (EXC-08, NAV-22) or tab bar controller (TAB-08)
  /// manages.
  static func managedBar(_ call: String, of bar: String) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "Cannot call \(call) directly on a \(bar) managed by a controller.")
  }

  /// Adding a child's view to a view that is not its parent's (EXC-15).
  static func wrongParent(of child: String, is parent: String?, not asked: String) -> Self {
    let parent = parent.map { "<\($0)>" } ?? "(null)"
    return Self(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<\(child)> should have parent view controller:\(parent) but requested "
        + "parent is:<\(asked)>")
  }

  /// A number of pages that does not suit the spine (EXC-16).
  static func wrongPageCount(_ count: Int, required: Int) -> Self {
    Self(
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(required)) for the requested transition")
  }

  /// A number of pages that does not suit a new spine (EXC-17). UIKit's words are not recorded:
  /// these are Boardwalk's.
  static func wrongPageCountForSpine(_ count: Int, required: Int) -> Self {
    Self(
      "NSInvalidArgumentException",
      "The number of view controllers (\(count)) doesn't match the number required (\(required)) "
        + "for the new spine location")
  }

  /// Single-sided pages with the spine in the middle (PAGE-05). UIKit's words are not recorded:
  /// these are Boardwalk's.
  static let singleSidedAtMid = Self(
    "NSInvalidArgumentException",
    "A page view controller with its spine in the middle must be double-sided")
}
