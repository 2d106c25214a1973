/// UIKit's exceptions about presentations, word for word.
extension UIKitException {
  /// Presenting a controller that is in use as a child or as the root (EXC-12).
  static func activeController(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present modally an active controller <\(className)>.")
  }

  /// Presenting a controller that is presented already (EXC-13).
  static func presentedTwice(_ className: String, by presenter: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present modally a view controller <\(className)> that is already "
        + "being presented by <\(presenter)>.")
  }

  /// A partial curl to or from anything but the full screen (EXC-14).
  static func partialCurl(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller <\(className)>.")
  }

  /// Presenting from a controller that is presented with a partial curl (PRES-31). That UIKit
  /// raises is documented, its words are not: these are Boardwalk's.
  static func presentedFromPartialCurl(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present from partially curled view controller <\(className)>.")
  }

  /// A popover without a source view or bar button item (EXC-18).
  static var noPopoverAnchor: Self {
    Self(
      "NSGenericException",
      "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}
