import BoardwalkGraph

/// An exception that UIKit raises: the app is over.
public struct UIKitException: Error, Sendable, Hashable, CustomStringConvertible {
  /// UIKit's name of it, such as `NSInvalidArgumentException`.
  public let name: String

  /// UIKit's reason, without addresses.
  public let reason: String

  /// The element it came from; nil where only code was involved.
  package internal(set) var origin: Origin?

  /// What happened when it was raised, such as `tap "Open"`; nil at launch and for bare code.
  package internal(set) var event: String?

  /// The exception `name` with `reason`, which came from `origin`.
  package init(_ name: String, _ reason: String, from origin: Origin? = nil) {
    self.name = name
    self.reason = reason
    self.origin = origin
  }

  /// The path of the document that holds the element it came from.
  public var document: String? { origin?.document }

  /// Where the element stands there.
  package var position: SourcePosition? { origin?.position }

  /// The line that UIKit writes before the app ends.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// What UIKit does not say: from which element it came, and at what event; nil where nothing is
  /// known of either.
  public var provenance: String? {
    let parts = [origin.map { "from \($0.text)" }, event.map { "at \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : "It came " + parts.joined(separator: ", ") + "."
  }
}
