import BoardwalkBehavior

/// What a behaviour can know.
package indirect enum Value: Sendable, Hashable {
  case `nil`
  case bool(Bool)
  case number(Double)
  case text(String)

  /// Seconds since 1970.
  case date(Double)

  case list([Value])

  /// What stands in braces, by its names.
  case record([String: Value])

  /// A section, and perhaps what is in it, from 0.
  case indexPath([Int])

  /// One of UIKit's own words, such as `formSheet`.
  case word(String)

  /// A running controller.
  case controller(ControllerID)

  /// A view, or a cell, of one.
  case view(ViewID)

  /// An item of the bars of a controller, by its name.
  case item(String, of: ControllerID)

  /// What a controller shows in its bar: `navigationItem` or `tabBarItem`.
  case part(String, of: ControllerID)

  /// The layout of a collection.
  case layout(ListID)

  /// A segue that is being performed.
  case segue(StoryboardSegue)

  /// A block or an action of a controller, by its name.
  case block(String, of: ControllerID)

  /// Something of UIKit's that a behaviour has made, by its class, with what it was made with.
  case object(String, [String: Value])

  /// The app's window, its pasteboard, or the app itself.
  case application(String)
}

extension Value {
  /// Whether a condition holds that has this value; nil does not.
  var isTrue: Bool? {
    switch self {
    case .bool(let bool): bool
    case .nil: false
    default: nil
    }
  }

  /// What it is, in words for messages.
  var sort: String {
    switch self {
    case .nil: "nil"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .list: "a list"
    case .record: "a record"
    case .indexPath: "an index path"
    case .word: "a word"
    case .controller: "a view controller"
    case .view: "a view"
    case .item: "a bar button item"
    case .part(let name, _): "a \(name)"
    case .layout: "a layout"
    case .segue: "a segue"
    case .block: "a block"
    case .object(let name, _): "a \(name)"
    case .application(let name): "the \(name)"
    }
  }

  /// A whole number, if it is one.
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// The value of a text that may be missing.
  init(_ text: String?) { self = text.map { .text($0) } ?? .nil }
}

extension Value {
  /// The controllers that it is, one or a list of them.
  var controllers: [ControllerID] {
    switch self {
    case .controller(let id): [id]
    case .list(let values):
      if case .controller? = values.first { values.compactMap(\.controller) } else { [] }
    default: []
    }
  }
}
