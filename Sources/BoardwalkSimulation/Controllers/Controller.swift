import BoardwalkDocument
import BoardwalkGraph

/// A view controller of a running app, at one moment: a value with the properties of
/// `ControllerProperties`, of which all copies share one until it changes.
///
/// A walk reads properties of `Controller?` all the time, and Swift copies an optional structure to
/// read one of its properties: here, that is one reference.
@dynamicMemberLookup
package struct Controller: Sendable, Hashable {
  /// The appearance state of a controller's view.
  package enum Appearance: String, Sendable, Hashable {
    case disappeared, appearing, appeared, disappearing

    /// Whether it is on screen or about to be.
    var isOnScreen: Bool { self == .appearing || self == .appeared }
  }

  /// The children that a container shows.
  package enum Container: Sendable, Hashable {
    /// All of them: embedded children, or none.
    case plain

    /// The last of a stack, under a bar.
    case navigation(NavigationState)

    /// One of several, over a tab bar.
    indirect case tabs(TabState)

    /// Columns side by side, or, collapsed, the primary one's stack.
    indirect case split(SplitState)

    /// Pages of a book.
    indirect case pages(PageState)

    /// Whether it shows the top of a stack.
    var isNavigation: Bool { if case .navigation = self { true } else { false } }

    /// Whether it shows one of several over a tab bar.
    var isTabs: Bool { if case .tabs = self { true } else { false } }

    /// Whether it shows columns.
    var isSplit: Bool { if case .split = self { true } else { false } }

    /// The controllers that it owns in addition to its children.
    var kept: [ControllerID] {
      switch self {
      case .plain, .navigation: []
      case .split(let state): SplitState.Column.allCases.compactMap { state.columns[$0] }
      case .tabs(let state): state.more.map { [$0] } ?? []
      case .pages(let state):
        state.allPages + [.reverse, .forward].compactMap { state.neighbors[$0]?.page }
      }
    }
  }

  @CopyOnWrite private var properties: ControllerProperties

  /// A controller with `properties`.
  init(_ properties: ControllerProperties) {
    _properties = CopyOnWrite(wrappedValue: properties)
  }

  /// The property at `path`.
  package subscript<Value>(dynamicMember path: KeyPath<ControllerProperties, Value>) -> Value {
    _read { yield properties[keyPath: path] }
  }

  /// The property at `path`, which is changed in place.
  @inline(__always)
  subscript<Value>(dynamicMember path: WritableKeyPath<ControllerProperties, Value>) -> Value {
    _read { yield properties[keyPath: path] }
    _modify { yield &properties[keyPath: path] }
  }

  /// Moves its lists out, so that they can be changed in place, until they are put back.
  mutating func takeLists() -> [String: ListState] {
    defer { properties.lists = [:] }
    return properties.lists
  }
}
