/// The place of an initial child in its container, by Interface Builder's name.
///
/// Documents of macOS and watchOS have other kinds than UIKit's, so the set is open.
package struct RelationshipKind: RawRepresentable, Sendable, Hashable, Codable {
  /// The name.
  package let rawValue: String

  /// The kind with the name `rawValue`.
  package init(rawValue: String) { self.rawValue = rawValue }

  /// The root of a navigation controller.
  package static let rootViewController = Self(rawValue: "rootViewController")

  /// A tab of a tab bar controller.
  package static let viewControllers = Self(rawValue: "viewControllers")

  /// The primary column of a split view controller.
  package static let masterViewController = Self(rawValue: "masterViewController")

  /// The supplementary column of a split view controller.
  package static let supplementaryViewController = Self(rawValue: "supplementaryViewController")

  /// The secondary column of a split view controller.
  package static let detailViewController = Self(rawValue: "detailViewController")

  /// The column of a split view controller with room for only one.
  package static let compactViewController = Self(rawValue: "compactViewController")

  /// The names of UIKit's kinds.
  package static let names = [
    rootViewController, viewControllers, masterViewController, supplementaryViewController,
    detailViewController, compactViewController,
  ].map(\.rawValue)

  /// Whether `name` is one of UIKit's kinds.
  package static func isName(_ name: String) -> Bool { names.contains(name) }
}
