import BoardwalkGraph

/// An exception that UIKit raises: the app is over.
public struct UIKitException: Error, Sendable, Hashable, CustomStringConvertible {
  /// UIKit's name of it, such as `NSInvalidArgumentException`.
  public let name: String

  /// UIKit's reason, without addresses.
  public let reason: String

  /// The path of the document that holds the element it came from.
  public let document: String?

  /// Where the element stands there.
  public let position: SourcePosition?

  /// The line that UIKit writes before the app ends.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}
