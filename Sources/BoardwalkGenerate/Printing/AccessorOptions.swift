/// The options of accessors.
package struct AccessorOptions: Sendable, Hashable {
  /// The access level of accessors.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    case `internal`, package, `public`

    /// The modifier of declarations, with a blank; empty if none is needed.
    var modifier: String { self == .internal ? "" : rawValue + " " }
  }

  /// The bundle of the storyboards, xibs and string tables at run time.
  package enum ResourceBundle: String, Sendable, Hashable, CaseIterable {
    /// In the bundle that has the generated code; in a Swift package, in its module's.
    case target

    /// In the bundle of the Swift package's module.
    case module

    /// In the app's.
    case main
  }

  /// The access level.
  package var access = Access.internal

  /// The enumeration around all others; nil for none.
  package var namespace: String?

  /// The bundle of the resources.
  package var bundle = ResourceBundle.target

  /// The parts to generate.
  package var sections = Set(AccessorSection.allCases)

  /// The usual options.
  package init() {}
}
