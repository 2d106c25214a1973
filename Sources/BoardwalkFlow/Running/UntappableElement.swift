import BoardwalkSimulation

/// An element that recognizes gestures other than taps, with the flow lines of these gestures.
struct UntappableElement: Sendable {
  /// The element.
  let touchable: Touchable

  /// The lines, one for each recognized gesture.
  fileprivate(set) var lines: [String]

  /// The lines after a name in lists and messages.
  var gestures: String { "(" + lines.joined(separator: ", ") + ")" }
}

extension Simulation {
  /// The touchable elements without taps, in reading order.
  var untapped: [UntappableElement] {
    let tapped = Set(touchables.compactMap(\.view))
    var untapped: [UntappableElement] = []
    for step in motions {
      guard case .touch(let touchable, _) = step.event, let view = touchable.view,
        !tapped.contains(view)
      else { continue }
      if untapped.last?.touchable == touchable {
        untapped[untapped.count - 1].lines.append(step.line)
      } else {
        untapped.append(UntappableElement(touchable: touchable, lines: [step.line]))
      }
    }
    return untapped
  }
}
