import BoardwalkGraph

/// UIKit's exceptions about containers and segues, word for word.
extension UIKitException {
  init(_ name: String, _ reason: String, segue: SegueTemplate?, of blueprint: Blueprint?) {
    self.init(name, reason, from: segue.flatMap { blueprint?.origin(of: $0) })
  }

  /// EXC-01
  static func pushedNavigationController(
    _ segue: SegueTemplate?, _ blueprint: Blueprint?
  ) -> Self {
    Self(
      "NSInvalidArgumentException", "Pushing a navigation controller is not supported",
      segue: segue, of: blueprint)
  }

  /// EXC-03
  static func pushedSplitViewController(
    on className: String, _ segue: SegueTemplate?, _ blueprint: Blueprint?
  ) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Split View Controllers cannot be pushed to a Navigation Controller <\(className)>",
      segue: segue, of: blueprint)
  }

  /// EXC-06
  static func pushOutsideNavigation(_ segue: SegueTemplate, _ blueprint: Blueprint) -> Self {
    let rule =
      "Push segues can only be used when the source controller is managed by an instance of "
      + "UINavigationController."
    let reason =
      segue.identifier.map { "Could not find a navigation controller for segue '\($0)'. " + rule }
      ?? rule
    return Self("NSGenericException", reason, segue: segue, of: blueprint)
  }

  /// EXC-07; it comes from the controller whose scene lacks the segue.
  static func noSegue(identifier: String, className: String, _ blueprint: Blueprint?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Receiver (<\(className)>) has no segue with identifier '\(identifier)'",
      from: blueprint?.origin)
  }

  /// EXC-09
  static func noStoryboard(named name: String, from origin: Origin?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Could not find a storyboard named '\(name)' in bundle NSBundle", from: origin)
  }

  /// EXC-11; without an identifier where the initial controller is missing.
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

  /// EXC-08, NAV-22, TAB-08
  static func managedBar(_ call: String, of bar: String) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "Cannot call \(call) directly on a \(bar) managed by a controller.")
  }

  /// EXC-15
  static func wrongParent(of child: String, is parent: String?, not asked: String) -> Self {
    let parent = parent.map { "<\($0)>" } ?? "(null)"
    return Self(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<\(child)> should have parent view controller:\(parent) but requested "
        + "parent is:<\(asked)>")
  }

  /// EXC-16
  static func wrongPageCount(_ count: Int, required: Int) -> Self {
    Self(
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(required)) for the requested transition")
  }

  /// EXC-17; nobody has recorded UIKit's own words for it.
  static func wrongPageCountForSpine(_ count: Int, required: Int) -> Self {
    Self(
      "NSInvalidArgumentException",
      "The number of view controllers (\(count)) doesn't match the number required (\(required)) "
        + "for the new spine location")
  }

  /// PAGE-05; nobody has recorded UIKit's own words for it.
  static let singleSidedAtMid = Self(
    "NSInvalidArgumentException",
    "A page view controller with its spine in the middle must be double-sided")
}
