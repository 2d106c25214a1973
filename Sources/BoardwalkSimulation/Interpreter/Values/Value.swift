import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkPlatform

/// A value of the behavior language.
package indirect enum Value: Sendable, Hashable {
  case `nil`
  case bool(Bool)
  case number(Double)
  case text(String)

  /// Seconds since 1970.
  case date(Double)

  case list([Value])

  /// A record, by field name, or a dictionary whose keys are texts.
  case record([String: Value])

  /// A dictionary with other keys.
  case dictionary([Value: Value])

  /// An index path of a section, with an item or not, from 0.
  case indexPath([Int])

  /// One of UIKit's own words, such as `formSheet`, a case without values, or a type.
  case word(String)

  /// A running controller.
  case controller(ControllerID)

  /// A view, or a cell, of one.
  case view(ViewID)

  /// An item of the bars of a controller, by its name.
  case item(String, of: ControllerID)

  /// A controller's `navigationItem` or `tabBarItem`.
  case part(String, of: ControllerID)

  /// A constraint between views.
  case constraint(ConstraintID)

  /// The layout of a collection.
  case layout(ListID)

  /// A segue.
  case segue(StoryboardSegue)

  /// A block or an action of a controller, by its name.
  case block(String, of: ControllerID)

  /// A block without a name.
  case closure(Closure)

  /// A UIKit object that a behavior created, by its class, with the arguments of its initializer.
  case object(String, [String: Value])

  /// An object of one of the app's own classes, by its number.
  case instance(Int, of: String)

  /// An object that all code shares, such as the app's window or its pasteboard, by its name.
  case shared(String)

  /// What a name stands for that closures and the code around them share: a variable, by its number.
  case variable(Int)
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

  /// The type, in words for messages.
  var typeDescription: String {
    switch self {
    case .nil: "nil"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .date: "a date"
    case .list: "a list"
    case .record: "a record"
    case .dictionary: "a dictionary"
    case .indexPath: "an index path"
    case .word: "a word"
    case .controller: "a view controller"
    case .view: "a view"
    case .item: "a bar button item"
    case .part(let name, _): "a \(name)"
    case .constraint: "a constraint"
    case .layout: "a layout"
    case .segue: "a segue"
    case .closure: "a block"
    case .block: "a block"
    case .object(let name, _), .instance(_, of: let name): "a \(name)"
    case .shared(let name): "the \(name)"
    case .variable: "a variable"
    }
  }

  /// Whether it is a text.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is a list.
  var isList: Bool { if case .list = self { true } else { false } }

  /// The elements of a list; the value itself if it is not one.
  var elements: [Value] { if case .list(let values) = self { values } else { [self] } }

  /// A whole number, if it is one.
  var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  /// The value of a text that may be missing.
  init(_ text: String?) { self = text.map { .text($0) } ?? .nil }
}

extension Value {
  /// The value as controllers: one or a list of them.
  var controllers: [ControllerID] {
    switch self {
    case .controller(let id): [id]
    case .list(let values):
      if case .controller? = values.first { values.compactMap(\.controller) } else { [] }
    default: []
    }
  }
}

extension ColorValue {
  /// The color that code calls `word`: `red` and its like, or one of the system's.
  static func called(_ word: String) -> ColorValue {
    guard let (red, green, blue, alpha) = plain[word] else {
      return .named(word.hasSuffix("Color") ? word : word + "Color")
    }
    return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A transparent color.
  static let clear = ColorValue.called("clear")

  fileprivate static let plain: [String: (Double, Double, Double, Double)] = [
    "black": (0, 0, 0, 1), "white": (1, 1, 1, 1), "red": (1, 0, 0, 1), "green": (0, 1, 0, 1),
    "blue": (0, 0, 1, 1), "yellow": (1, 1, 0, 1), "cyan": (0, 1, 1, 1),
    "magenta": (1, 0, 1, 1), "orange": (1, 0.5, 0, 1), "purple": (0.5, 0, 0.5, 1),
    "gray": (0.5, 0.5, 0.5, 1), "brown": (0.6, 0.4, 0.2, 1), "clear": (0, 0, 0, 0),
  ]
}

extension Value {
  /// The name of `color` in code; nil if it has none.
  init(_ color: ColorValue) {
    let plain = ColorValue.plain.keys.sorted().first { ColorValue.called($0) == color }
    self = (plain ?? color.name?.withoutColor).map { .word($0) } ?? .nil
  }
}

extension String {
  /// The word of Swift's for a system color: `placeholderTextColor` is `.placeholderText`.
  fileprivate var withoutColor: String {
    first?.isLowercase == true && hasSuffix("Color") ? String(dropLast("Color".count)) : self
  }
}

/// Lengths, sizes and insets, in points.
extension Value {
  /// The number, if it is one.
  var double: Double? { if case .number(let number) = self { number } else { nil } }

  /// The size, if it is one.
  var size: LayoutSize? {
    guard let width = field("width"), let height = field("height") else { return nil }
    return LayoutSize(width: width, height: height)
  }

  /// The point, if it is one.
  var point: LayoutPoint? {
    if self == .word("zero") { return .zero }
    guard let x = field("x"), let y = field("y") else { return nil }
    return LayoutPoint(x: x, y: y)
  }

  /// The rectangle, if it is one.
  var rect: LayoutRect? {
    guard case .record(let fields) = self, let origin = fields["origin"]?.point,
      let size = fields["size"]?.size
    else { return nil }
    return LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The insets, if it is some.
  var insets: LayoutInsets? {
    guard let top = field("top"), let left = field("left"), let bottom = field("bottom"),
      let right = field("right")
    else { return nil }
    return LayoutInsets(top: top, left: left, bottom: bottom, right: right)
  }

  init(_ size: LayoutSize) {
    self = .record(["width": .number(size.width), "height": .number(size.height)])
  }

  init(_ point: LayoutPoint) {
    self = .record(["x": .number(point.x), "y": .number(point.y)])
  }

  init(_ rect: LayoutRect) {
    self = .record([
      "origin": Value(rect.origin), "size": Value(rect.size), "minX": .number(rect.minX),
      "minY": .number(rect.minY), "maxX": .number(rect.maxX), "maxY": .number(rect.maxY),
      "midX": .number((rect.minX + rect.maxX) / 2), "midY": .number((rect.minY + rect.maxY) / 2),
      "width": .number(rect.size.width), "height": .number(rect.size.height),
    ])
  }

  init(_ insets: LayoutInsets) {
    self = .record([
      "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
      "right": .number(insets.right),
    ])
  }

  private func field(_ name: String) -> Double? {
    guard case .record(let fields) = self else { return nil }
    return fields[name]?.double
  }
}

extension Value {
  /// The text in an interpolation: numbers without trailing zeros, records by name.
  var text: String {
    switch self {
    case .nil: "nil"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Self.digits(number)
    case .text(let text): text
    case .date(let seconds): CalendarDate(seconds).text("yyyy-MM-dd")
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .record(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
        .joined(separator: ", ") + "}"
    case .dictionary:
      "[" + (entries ?? []).map { "\($0.key.text): \($0.value.text)" }.joined(separator: ", ") + "]"
    case .indexPath(let path): "[" + path.map(String.init).joined(separator: ", ") + "]"
    case .word(let word): word
    case .controller: "view controller"
    case .view: "view"
    case .item(let name, _): name
    case .part(let name, _): name
    case .constraint: "constraint"
    case .layout: "layout"
    case .segue(let segue): segue.identifier ?? "segue"
    case .block(let name, _): name
    case .closure: "block"
    case .object(let name, let fields):
      tupleParts != nil || name.hasPrefix(".")
        ? "\(caseName.word ?? "")(" + Value.parts(fields).map(\.text).joined(separator: ", ") + ")"
        : name
    case .shared(let name), .instance(_, of: let name): name
    case .variable: "variable"
    }
  }

  /// `number` as Swift writes it, whole numbers without a point.
  static func digits(_ number: Double) -> String {
    guard let whole = Int(exactly: number), abs(number) < 1e15 else { return "\(number)" }
    return "\(whole)"
  }
}

/// Values of UIKit calls.
extension Value {
  /// A controller, if there is one.
  init(_ id: ControllerID?) { self = id.map { .controller($0) } ?? .nil }

  /// The place of a row or an item.
  init(_ path: ItemPath) { self = .indexPath([path.section, path.item]) }

  /// The controller, if it is one.
  var controller: ControllerID? { if case .controller(let id) = self { id } else { nil } }

  /// The view, if it is one.
  var view: ViewID? { if case .view(let view) = self { view } else { nil } }

  /// The word, if it is one.
  var word: String? { if case .word(let word) = self { word } else { nil } }

  /// The place of a row or an item, if it is one: a number is a row of the first section.
  var path: ItemPath? {
    switch self {
    case .indexPath(let path) where path.count > 1: ItemPath(section: path[0], item: path[1])
    case .number: integer.map { ItemPath(item: $0) }
    default: nil
    }
  }

  /// The number of sections, rows or items: the number of a list's elements, or the number itself.
  var listCount: Int? {
    switch self {
    case .list(let values): values.count
    case .number: integer.map { max(0, $0) }
    default: nil
    }
  }
}
