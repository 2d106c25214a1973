import BoardwalkGraph
import BoardwalkPlatform

extension RecognizerTemplate {
  /// The recognizer that it describes, in a window `width` points wide; nil for one of an unknown sort.
  func recognizer(inWidth width: Double) -> Recognizer? {
    guard let kind = kind(inWidth: width) else { return nil }
    var recognizer = Recognizer(id, kind)
    recognizer.isEnabled = rest.attributes["enabled"] != "NO"
    recognizer.cancelsTouchesInView = rest.attributes["cancelsTouchesInView"] != "NO"
    recognizer.delaysTouchesBegan = rest.attributes["delaysTouchesBegan"] == "YES"
    recognizer.delaysTouchesEnded = rest.attributes["delaysTouchesEnded"] != "NO"
    return recognizer
  }

  private func kind(inWidth width: Double) -> GestureKind? {
    let touches = count("numberOfTouchesRequired") ?? 1
    switch gesture {
    case "tap": return .tap(taps: count("numberOfTapsRequired") ?? 1, touches: touches)
    case "long press":
      let seconds = rest.attributes["minimumPressDuration"].flatMap(Double.init) ?? 0.5
      let slop = rest.attributes["allowableMovement"].flatMap(Double.init) ?? 10
      return .longPress(
        duration: .milliseconds(seconds), slop: slop, taps: count("numberOfTapsRequired") ?? 0,
        touches: touches)
    case "pan":
      return .pan(
        minimumTouches: count("minimumNumberOfTouches") ?? 1,
        maximumTouches: count("maximumNumberOfTouches") ?? .max)
    case "swipe":
      let direction = rest.attributes["direction"].flatMap(SwipeDirection.init) ?? .right
      return .swipe([direction], touches: touches)
    case "pinch": return .pinch
    case "rotation": return .rotation
    case "screen edge pan":
      let edges = rest.children.first { $0.attributes["key"] == "edges" }?.attributes ?? [:]
      return .edgePan(edges["right"] == "YES" ? .right : .left, width: width)
    default: return nil
    }
  }

  private func count(_ name: String) -> Int? {
    rest.attributes[name].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }
}
