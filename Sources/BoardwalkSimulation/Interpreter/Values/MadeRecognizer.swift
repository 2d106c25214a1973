import BoardwalkPlatform

/// A gesture recognizer as a behavior knows it: its class, and what was said of it when it was made.
struct MadeRecognizer {
  let className: String

  /// What it is called: the document's or the simulation's own name, else its class and its action.
  let name: String

  /// What it sends, the name of an action or a selector.
  let action: Value?

  private let fields: [String: Value]

  /// The recognizer that `value` is; nil if it is none.
  init?(_ value: Value) {
    guard case .object(let className, let fields) = value,
      className.hasSuffix("GestureRecognizer")
    else { return nil }
    self.className = className
    self.fields = fields
    action = fields["action"]
    name = fields["name"]?.text ?? "\(className) \(fields["action"]?.text ?? "")"
  }

  /// The recognizer called `name` of `kind`, for those who look at it.
  static func value(_ name: String, _ kind: GestureKind) -> Value {
    .object(kind.className, ["name": .text(name)])
  }

  /// What it looks for, in a window `width` points wide; nil if no class is called so.
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

  /// A number of fingers or taps; what is none is not said.
  private func count(_ name: String) -> Int? {
    fields[name]?.integer.flatMap { $0 > 0 ? $0 : nil }
  }

  private func milliseconds(_ name: String) -> Int? {
    fields[name]?.double.flatMap { (0...3600) ~= $0 ? Int(($0 * 1000).rounded()) : nil }
  }
}

extension GestureKind {
  /// UIKit's class of what looks for it.
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
