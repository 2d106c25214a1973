import BoardwalkSchema

/// A failure of a statement: an exception that ends the app.
struct Fault: Error, Sendable {
  /// The exception's name in UIKit or Swift.
  var name: String

  /// Its reason.
  var reason: String

  /// Whether the reason includes the position.
  var isPlaced = false

  /// The error of the app's that was thrown, and can be caught; nil for a defect of the app.
  var thrown: Value?

  /// A statement that nothing sensible follows from, for the reason in words.
  init(_ reason: String, name: String = "NSInvalidArgumentException") {
    self.name = name
    self.reason = reason
  }

  /// The error `value`, which code throws.
  static func thrown(_ value: Value) -> Fault {
    var fault = Fault("Fatal error: Error raised at top level: \(value.text)", name: "SIGTRAP")
    fault.thrown = value
    return fault
  }

  /// An index beyond the end of a list, which ends an app in Objective-C's words (EXC-32).
  static func outOfBounds(_ index: Int, count: Int) -> Fault {
    let bounds = count == 0 ? "for empty array" : "[0 .. \(count - 1)]"
    return Fault(
      "*** -[__NSArrayM objectAtIndexedSubscript:]: index \(index) beyond bounds \(bounds)",
      name: "NSRangeException")
  }

  /// Nested calls without end, of which `callee` is the last.
  static func stackOverflow(in callee: String, depth: Int = HandlerBudget.depthLimit) -> Fault {
    Fault(UIKitException.overflow(of: callee, depth: depth), name: "EXC_BAD_ACCESS")
  }

  /// The use of the outlet `name` before its view is loaded (APP-14).
  static func nilOutlet(_ name: String) -> Fault {
    Fault(
      "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value: the outlet "
        + "'\(name)' is nil until the view is loaded", name: "SIGABRT")
  }

  /// The forced unwrapping of nil.
  static let unwrappedNil = Fault(
    "Fatal error: Unexpectedly found nil while unwrapping an Optional value", name: "SIGABRT")

  /// The fault of the key `key` of `value`, to be set if `isSet`: a property that is not modeled,
  /// or one that its class does not have, which ends the app (EXC-10).
  static func unknownKey(
    _ key: String, of value: Value, isSet: Bool = false, on simulation: Simulation
  ) -> Fault {
    if let type = value.systemClass(on: simulation), type.hasSwiftMember(key) {
      return notModeled("\(type.name).\(key)")
    }
    guard case .controller(let id) = value else {
      return Fault(
        "\(value.typeDescription) has no property '\(key)'", name: "NSUnknownKeyException")
    }
    // A controller represents its sheet presentation controller.
    if let sheet = SystemClass.named("UISheetPresentationController"), sheet.hasSwiftMember(key) {
      return notModeled("\(sheet.name).\(key)")
    }
    let className = simulation[id]?.className ?? "UIViewController"
    let method = isSet ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
    return Fault(
      "[<\(className)> \(method)]: this class is not key value coding-compliant for the key \(key).",
      name: "NSUnknownKeyException")
  }

  /// The fault of the name `name` in the code of `id`: a property that is not modeled, or an
  /// undeclared name.
  static func unknownName(_ name: String, of id: ControllerID, on simulation: Simulation) -> Fault {
    if let type = Value.controller(id).systemClass(on: simulation), type.hasSwiftMember(name) {
      return notModeled("\(type.name).\(name)")
    }
    return Fault(
      "no state, outlet or property is named '\(name)'", name: "NSUnknownKeyException")
  }

  /// The fault of calling `name` on `value`: a method that is not modeled, or one that its class
  /// does not have.
  static func unknownCall(_ name: String, of value: Value, on simulation: Simulation) -> Fault {
    guard let type = value.systemClass(on: simulation), type.hasMethod(name) else {
      return Fault("\(value.typeDescription) has no method '\(name)'")
    }
    return notModeled("\(type.name).\(name)()")
  }

  /// A member of UIKit's whose effect is not known.
  static func notModeled(_ member: String) -> Fault {
    Fault("Boardwalk does not model \(member).", name: UIKitException.notModeledName)
  }
}
