/// UIKit's exceptions about presentations, word for word.
extension UIKitException {
  /// EXC-12
  static func activeController(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present modally an active controller <\(className)>.")
  }

  /// EXC-13
  static func presentedTwice(_ className: String, by presenter: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present modally a view controller <\(className)> that is already "
        + "being presented by <\(presenter)>.")
  }

  /// EXC-14
  static func partialCurl(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller <\(className)>.")
  }

  /// PRES-31; that UIKit raises is documented, its words are not, so these are our own.
  static func presentedFromPartialCurl(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present from partially curled view controller <\(className)>.")
  }

  /// EXC-18
  static var noPopoverAnchor: Self {
    Self(
      "NSGenericException",
      "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}
