/// Why a statement cannot be done: an exception that ends the app.
struct Fault: Error, Sendable {
  /// The exception's name, as UIKit or Swift would have it.
  var name: String

  /// Its reason.
  var reason: String

  /// Whether the reason says where it happened.
  var isPlaced = false

  /// A statement that nothing sensible follows from, for the reason in words.
  init(_ reason: String, name: String = "NSInvalidArgumentException") {
    self.name = name
    self.reason = reason
  }

  /// An index beyond the end of a list, which ends an app in Objective-C's words (EXC-32).
  static func outOfBounds(_ index: Int, count: Int) -> Fault {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    return Fault(
      "*** -[__NSArrayM objectAtIndexedSubscript:]: index \(index) beyond bounds \(bounds)",
      name: "NSRangeException")
  }

  /// A property that nothing has.
  static func unknownKey(_ key: String, of value: Value) -> Fault {
    Fault("\(value.sort) has no property '\(key)'", name: "NSUnknownKeyException")
  }
}
