import BoardwalkPlatform

/// What ends an app whose own code goes wrong.
extension UIKitException {
  /// Pushing a controller that is on the stack (EXC-02); iOS 17 changed the words.
  static func pushedTwice(_ pushed: String, on navigation: String, _ system: SystemVersion) -> Self
  {
    Self(
      "NSInvalidArgumentException",
      system.major < 17
        ? "Pushing the same view controller instance more than once is not supported (<\(pushed)>)"
        : "<\(navigation)> is pushing the same view controller instance (<\(pushed)>) more than "
          + "once which is not supported and is most likely an error in the application")
  }

  /// Popping to a controller that is not on the stack (EXC-04).
  static let poppedToStranger = Self(
    "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")

  /// Setting a key that the class does not have, as for an outlet (EXC-10).
  static func undefinedKey(_ key: String, of className: String, from origin: Origin?) -> Self {
    Self(
      "NSUnknownKeyException",
      "[<\(className)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key \(key).", from: origin)
  }

  /// A nib whose owner has no `view` outlet (EXC-25).
  static func viewNotSet(inNib name: String, from origin: Origin?) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.", from: origin)
  }

  /// A message that the receiver does not implement (EXC-30).
  static func unrecognized(_ selector: String, by className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "-[\(className) \(selector)]: unrecognized selector sent to instance")
  }

  /// A forced cast that fails, which traps in Swift (EXC-40).
  static func failedCast(_ className: String, to other: String) -> Self {
    Self("SIGABRT", "Could not cast value of type '\(className)' to '\(other)'.")
  }

  /// Code that calls itself until the stack ends.
  static func stackOverflow(in className: String, at place: String?) -> Self {
    Self(
      "EXC_BAD_ACCESS",
      "The stack overflows: \(HandlerBudget.depthLimit) methods have called each other, the last one "
        + "of \(className)\(place.map { " (\($0))" } ?? "").")
  }

  /// Code that always finds something more to do.
  static func endlessWork(_ excess: String, in className: String, at place: String?) -> Self {
    Self(
      "EXC_RESOURCE",
      "The app does not come to rest: \(excess), the last one of "
        + "\(className)\(place.map { " (\($0))" } ?? "").")
  }
}
