import BoardwalkPlatform
import BoardwalkSimulation

/// Steps for touches that gesture recognizers handle.
extension Simulation {
  /// The motions other than plain taps that elements on screen recognize.
  var motions: [PossibleStep] {
    let gestureTargets = gestureTargets
    guard !gestureTargets.isEmpty else { return [] }
    let touchables = touchables
    let all = touchables + gestureTargets.filter { !touchables.contains($0) }
    return named(all).flatMap { touchable, target in
      guard touchable.isEnabled, gestureTargets.contains(where: { $0.view == touchable.view }),
        let view = touchable.view
      else { return [PossibleStep]() }
      return gestureRecognizers(of: view).compactMap { $0.kind.motion }.map { motion, line in
        PossibleStep(
          event: .touch(touchable, motion), line: line.replacing("TARGET", with: target))
      }
    }
  }
}

/// Steps for menus that are shown for a finger that stays, and for the actions of rows.
extension Simulation {
  /// The presses that may show a menu of something on screen. Menus often change what lists show,
  /// without end, so that only what keeps few screens takes these steps.
  var menuPresses: [PossibleStep] {
    named(touchables).compactMap { touchable, target in
      guard touchable.isEnabled, mayShowMenu(touchable) else { return nil }
      return PossibleStep(
        event: .touch(touchable, .press(milliseconds: 1000)), line: "long press \(target)")
    }
  }

  /// The swipes that may show actions of rows on screen.
  private var rowSwipes: [PossibleStep] {
    named(touchables).flatMap { touchable, target in
      swipeDirections(of: touchable).map { direction in
        PossibleStep(
          event: .swipeRow(touchable, direction),
          line: "swipe \(direction.rawValue) on \(target)")
      }
    }
  }

  /// The presses and swipes that may show menus and actions, of each list only those of its first
  /// row or item: the others usually have the same, and together have very many states.
  var firstMenus: [PossibleStep] {
    let steps = menuPresses + rowSwipes
    let firsts = Dictionary(
      steps.compactMap { step in step.event.cell.map { ($0.list, $0) } },
      uniquingKeysWith: { first, _ in first })
    return steps.filter { step in step.event.cell.map { firsts[$0.list] == $0 } ?? true }
  }
}

extension Event {
  /// The touched row or item of a list with code; nil for other touches.
  fileprivate var cell: CellID? {
    switch self {
    case .touch(let touchable, _), .swipeRow(let touchable, _, _): touchable.cell
    default: nil
    }
  }
}

extension GestureKind {
  /// The gesture of the recognizer, and its line on `TARGET`; nil for plain taps, which need no
  /// line, and for rare gestures.
  fileprivate var motion: (FingerMotion, String)? {
    switch self {
    case .tap(1, 1), .edgePan: nil
    case .tap(let taps, let touches):
      taps > 2 || touches > 5
        ? nil
        : (
          .tap(count: taps, fingers: touches),
          "tap TARGET" + (taps == 2 ? " twice" : "")
            + (touches > 1 ? " with \(touches) fingers" : "")
        )
    case .longPress(..<1000, _, 0, 1): (.press(milliseconds: 1000), "long press TARGET")
    case .pan(1, _): (.drag(right: 50, down: 50), "pan TARGET by 50, 50")
    case .swipe(let directions, 1):
      SwipeDirection.allCases.first(where: directions.contains)
        .map { (.swipe($0), "swipe \($0.rawValue) on TARGET") }
    case .longPress, .pan, .swipe: nil
    case .pinch: (.pinch(by: 2), "pinch TARGET by 2")
    case .rotation: (.rotate(degrees: 90), "rotate TARGET by 90")
    }
  }
}
