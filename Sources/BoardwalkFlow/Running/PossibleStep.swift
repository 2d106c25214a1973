import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation

/// A possible step in the current state, with its line in a flow.
package struct PossibleStep: Sendable, Hashable {
  /// The event.
  package let event: Event

  /// Its line.
  package let line: String
}

extension Simulation {
  /// All steps that may change the screen: tap elements, in reading order, perform recognized
  /// gestures, turn pages, pull lists to refresh, show and hide columns, drag sheets, close
  /// menus, and dismiss presentations.
  package var possibleSteps: [PossibleStep] {
    guard !isOver else { return [] }
    return taps + motions + gestures.filter { (try? after($0.event)) != nil }
  }

  /// The rotation of the device to landscape or portrait.
  package var rotation: PossibleStep {
    PossibleStep(
      event: .rotate(isLandscape: !options.isLandscape),
      line: "rotate to \(options.isLandscape ? "portrait" : "landscape")")
  }

  /// Gestures other than taps for elements on screen.
  private var gestures: [PossibleStep] {
    guard !showsMenu else { return [Self.outside] }
    let chain = presentationChain
    let containers = (chain.last.map(visibleTree) ?? []).compactMap { self[$0]?.container }
    var steps: [PossibleStep] = []
    if containers.contains(where: \.isPages) { steps += Self.pageTurns }
    if refreshControl != nil { steps.append(Self.pull) }
    if containers.contains(where: \.isSplit) { steps.append(Self.columns) }
    if let front = chain.dropFirst().last { steps += drags(of: front) + Self.dismissals }
    return steps
  }

  /// The drags of a sheet to its other detents.
  private func drags(of sheet: ControllerID) -> [PossibleStep] {
    let detents = detents(of: sheet).map(\.identifier)
    return detents.filter { $0 != selectedDetent(of: sheet)?.identifier }.map { detent in
      let isOwn = detent != Detent.medium.identifier && detent != Detent.large.identifier
      return PossibleStep(
        event: .dragSheet(to: detent),
        line: "drag sheet to " + (isOwn ? StringLiteral.quoted(detent) : detent))
    }
  }

  private static let pageTurns = [
    PossibleStep(event: .turnPage(.forward, .completed), line: "swipe left"),
    PossibleStep(event: .turnPage(.reverse, .completed), line: "swipe right"),
  ]

  private static let pull = PossibleStep(event: .pullToRefresh, line: "pull to refresh")

  private static let columns = PossibleStep(event: .toggleColumns, line: "columns")

  /// The dismissals other than taps.
  private static let dismissals = [
    PossibleStep(event: .dragSheetDown(isCompleted: true), line: "drag down"), outside,
  ]

  private static let outside = PossibleStep(event: .tapOutside, line: "tap outside")

  private var taps: [PossibleStep] {
    named(touchables).compactMap { touchable, target in
      guard touchable.isEnabled else { return nil }
      guard touchable.role != .backButton else { return PossibleStep(event: .back, line: "back") }
      return PossibleStep(event: .tap(touchable), line: "tap \(target)")
    }
  }

  /// `touchables` with their targets in flows: a text matches the first element with it; any other
  /// element has its role and number.
  func named(_ touchables: [Touchable]) -> [(touchable: Touchable, target: String)] {
    var count: [String: Int] = [:]
    var seen: Set<String> = []
    return touchables.map { touchable in
      let role = touchable.role.word
      count[role, default: 0] += 1
      let isFirst = touchable.texts.map { seen.insert($0).inserted }.first ?? false
      return (
        touchable,
        isFirst ? StringLiteral.quoted(touchable.name) : "\(role) \(count[role, default: 0])"
      )
    }
  }
}

extension Controller.Container {
  fileprivate var isPages: Bool { if case .pages = self { true } else { false } }

  fileprivate var isSplit: Bool { if case .split = self { true } else { false } }
}

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

/// Steps for context menus and for the swipe actions of rows.
extension Simulation {
  /// The long presses that may show a context menu. The actions of menus often change lists in
  /// unlimited ways, so only searches with few screens take these steps.
  var menuPresses: [PossibleStep] {
    named(touchables).compactMap { touchable, target in
      guard touchable.isEnabled, mayShowMenu(touchable) else { return nil }
      return PossibleStep(
        event: .touch(touchable, .press(milliseconds: 1000)), line: "long press \(target)")
    }
  }

  /// The swipes that may show the swipe actions of rows.
  var rowSwipes: [PossibleStep] {
    named(touchables).flatMap { touchable, target in
      swipeDirections(of: touchable).map { direction in
        PossibleStep(
          event: .swipeRow(touchable, direction),
          line: "swipe \(direction.rawValue) on \(target)")
      }
    }
  }

  /// The long presses and swipes that may show menus and swipe actions, for the first row or item
  /// of each list only: the others usually have the same ones, and too many states together.
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
