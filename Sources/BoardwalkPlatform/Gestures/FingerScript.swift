import BoardwalkBase
import Foundation

/// A script of synthesized touches with positions and times.
package struct FingerScript: Sendable, Hashable {
  /// The touches in the order of their times, in milliseconds from the first.
  package let touches: [Touch]

  /// The milliseconds between two touches of a movement: one frame.
  private static let frame = 16

  /// The duration of one tap, in milliseconds.
  private static let tapLength = 50

  private init(_ touches: [Touch]) { self.touches = touches }

  /// The duration in milliseconds.
  package var duration: Int { touches.last?.time ?? 0 }

  /// The touches, the first of them at `time`.
  package func touches(from time: Int) -> [Touch] {
    touches.map { touch in
      var later = touch
      later.time += time
      return later
    }
  }

  /// `count` taps of `fingers` fingers at `point`.
  package static func tap(at point: LayoutPoint, count: Int = 1, fingers: Int = 1) -> FingerScript {
    let places = (0..<max(1, fingers)).map { LayoutPoint(x: point.x + Double($0) * 30, y: point.y) }
    return FingerScript(
      (0..<max(1, count)).flatMap { tap in
        let start = tap * 3 * tapLength
        return places.enumerated().map { Touch(.began, finger: $0, at: $1, time: start) }
          + places.enumerated().map {
            Touch(.ended, finger: $0, at: $1, time: start + tapLength)
          }
      })
  }

  /// A finger that stays at `point` for `duration` milliseconds.
  package static func press(at point: LayoutPoint, for duration: Int) -> FingerScript {
    FingerScript([
      Touch(.began, at: point, time: 0), Touch(.ended, at: point, time: max(0, duration)),
    ])
  }

  /// A drag from `start` to `end` in `duration` milliseconds.
  package static func drag(from start: LayoutPoint, to end: LayoutPoint, in duration: Int)
    -> FingerScript
  {
    move([(start, end)], in: duration) { path, part in path.0.interpolated(to: path.1, part) }
  }

  /// A swipe of `fingers` fingers from `start` in `direction`.
  package static func swipe(
    _ direction: SwipeDirection, from start: LayoutPoint, fingers: Int = 1
  ) -> FingerScript {
    let (x, y) = direction.unit
    let paths = (0..<max(1, fingers)).map { finger in
      let start = LayoutPoint(x: start.x + Double(finger) * 30, y: start.y)
      return (start, LayoutPoint(x: start.x + x * 120, y: start.y + y * 120))
    }
    return move(paths, in: 160) { path, part in path.0.interpolated(to: path.1, part) }
  }

  /// A pinch of two fingers around `center` that scales their distance by `scale` in half a second.
  package static func pinch(around center: LayoutPoint, by scale: Double) -> FingerScript {
    let distance = 50.0
    return move([-1.0, 1.0], in: 500) { side, part in
      LayoutPoint(x: center.x + side * distance * (1 + (scale - 1) * part), y: center.y)
    }
  }

  /// A rotation of two fingers around `center` by `angle` radians, clockwise, in half a second.
  package static func rotate(around center: LayoutPoint, by angle: Double) -> FingerScript {
    let radius = 50.0
    return move([Double.pi, 0], in: 500) { start, part in
      let direction = start + angle * part
      return LayoutPoint(
        x: center.x + radius * cos(direction), y: center.y + radius * sin(direction))
    }
  }

  /// A movement of one finger along each of `paths`; `place` returns its location after a part of
  /// the duration, from 0 to 1.
  private static func move<Path>(
    _ paths: [Path], in duration: Int, place: (Path, Double) -> LayoutPoint
  ) -> FingerScript {
    let steps = max(1, min(duration, 60_000) / frame)
    func all(_ phase: Touch.Phase, _ part: Double, at time: Int) -> [Touch] {
      paths.enumerated().map { Touch(phase, finger: $0, at: place($1, part), time: time) }
    }
    let moves = (1...steps).flatMap {
      all(.moved, Double($0) / Double(steps), at: $0 * frame)
    }
    return FingerScript(all(.began, 0, at: 0) + moves + all(.ended, 1, at: steps * frame))
  }
}

extension LayoutPoint {
  /// The point on the line to `end`, after `part` of its length.
  fileprivate func interpolated(to end: LayoutPoint, _ part: Double) -> LayoutPoint {
    LayoutPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

extension SwipeDirection {
  /// The unit vector of the direction.
  fileprivate var unit: (right: Double, down: Double) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    }
  }
}
