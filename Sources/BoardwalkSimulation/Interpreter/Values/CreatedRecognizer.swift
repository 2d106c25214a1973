import BoardwalkPlatform

/// A gesture recognizer that a behavior created: its class, and the arguments of its initializer.
struct CreatedRecognizer {
  let className: String

  /// The name: the document's or the simulation's, else its class with its action.
  let name: String

  /// The action, by name or selector.
  let action: Value?

  /// The delegate.
  let delegate: Value?

  private let fields: [String: Value]

  /// The recognizer of `value`; nil for another value.
  init?(_ value: Value) {
    guard case .object(let className, let fields) = value,
      className.hasSuffix("GestureRecognizer")
    else { return nil }
    self.className = className
    self.fields = fields
    action = fields["action"]
    delegate = fields["delegate"]
    // Swipes in several directions often have one action.
    let parts = [className, fields["action"]?.text ?? "", fields["direction"]?.text]
    name = fields["name"]?.text ?? parts.compactMap(\.self).joined(separator: " ")
  }

  /// The measure that it has, or that `value` of its property `name` gives it; nil for another
  /// property.
  func measure(_ name: String, _ value: Value? = nil) -> GestureMeasure? {
    let value = value ?? fields[name] ?? .nil
    switch name {
    case "translation": return value.point.map { .translation($0) }
    case "scale": return value.double.map { .scale($0) }
    case "rotation": return value.double.map { .rotation($0) }
    default: return nil
    }
  }

  /// The recognizer `name` of `kind` as a value.
  static func value(_ name: String, _ kind: GestureKind) -> Value {
    .object(kind.className, ["name": .text(name)])
  }

  /// The recognizer in a window with a width of `width` points; nil for an unknown class.
  func recognizer(inWidth width: Double) -> Recognizer? {
    guard let kind = kind(inWidth: width) else { return nil }
    var recognizer = Recognizer(name, kind)
    recognizer.isEnabled = fields["isEnabled"]?.isTrue ?? true
    recognizer.cancelsTouchesInView = fields["cancelsTouchesInView"]?.isTrue ?? true
    recognizer.delaysTouchesBegan = fields["delaysTouchesBegan"]?.isTrue ?? false
    recognizer.delaysTouchesEnded = fields["delaysTouchesEnded"]?.isTrue ?? true
    return recognizer
  }

  private func kind(inWidth width: Double) -> GestureKind? {
    switch className {
    case "UITapGestureRecognizer":
      .tap(
        taps: count("numberOfTapsRequired") ?? 1,
        touches: count("numberOfTouchesRequired") ?? 1)
    case "UILongPressGestureRecognizer":
      .longPress(
        duration: milliseconds("minimumPressDuration") ?? 500,
        slop: fields["allowableMovement"]?.double ?? 10,
        taps: count("numberOfTapsRequired") ?? 0,
        touches: count("numberOfTouchesRequired") ?? 1)
    case "UIPanGestureRecognizer":
      .pan(
        minimumTouches: count("minimumNumberOfTouches") ?? 1,
        maximumTouches: count("maximumNumberOfTouches") ?? .max)
    case "UISwipeGestureRecognizer":
      .swipe(
        [fields["direction"]?.word.flatMap(SwipeDirection.init) ?? .right],
        touches: count("numberOfTouchesRequired") ?? 1)
    case "UIPinchGestureRecognizer": .pinch
    case "UIRotationGestureRecognizer": .rotation
    case "UIScreenEdgePanGestureRecognizer":
      .edgePan(fields["edges"]?.word == "right" ? .right : .left, width: width)
    default: nil
    }
  }

  /// A number of fingers or taps; nil if it is not a number.
  private func count(_ name: String) -> Int? {
    fields[name]?.integer.flatMap { $0 > 0 ? $0 : nil }
  }

  private func milliseconds(_ name: String) -> Int? {
    fields[name]?.double.flatMap { (0...3600) ~= $0 ? Int(($0 * 1000).rounded()) : nil }
  }
}

extension GestureKind {
  /// UIKit's class of the recognizer.
  var className: String {
    switch self {
    case .tap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .pan: "UIPanGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .edgePan: "UIScreenEdgePanGestureRecognizer"
    }
  }
}
