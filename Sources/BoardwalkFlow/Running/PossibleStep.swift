import BoardwalkBase
import BoardwalkSimulation

/// A possible step in the current state, with its line in a flow.
package struct PossibleStep: Sendable, Hashable {
  /// The event.
  package let event: Event

  /// The line that does it.
  package let line: String
}

extension Simulation {
  /// All steps that may change the screen: tap elements, in reading order, perform recognized
  /// gestures, turn pages, pull lists to refresh, show and hide columns, drag sheets, close
  /// menus, and dismiss presentations.
  package var possibleSteps: [PossibleStep] {
    guard exception == nil else { return [] }
    return taps + motions + gestures.filter { (try? after($0.event)) != nil }
  }

  /// Turns the device to its other side.
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
    if containers.contains(where: \.isBook) { steps += Self.turns }
    if refreshControl != nil { steps.append(Self.pull) }
    if containers.contains(where: \.isSplit) { steps.append(Self.columns) }
    if let front = chain.dropFirst().last { steps += drags(of: front) + Self.leaving }
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

  private static let turns = [
    PossibleStep(event: .turnPage(.forward, .completed), line: "swipe left"),
    PossibleStep(event: .turnPage(.reverse, .completed), line: "swipe right"),
  ]

  private static let pull = PossibleStep(event: .pullToRefresh, line: "pull to refresh")

  private static let columns = PossibleStep(event: .toggleColumns, line: "columns")

  /// The dismissals other than taps.
  private static let leaving = [
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
    var said: Set<String> = []
    return touchables.map { touchable in
      let role = touchable.role.word
      count[role, default: 0] += 1
      let isFirst = touchable.texts.map { said.insert($0).inserted }.first ?? false
      return (
        touchable,
        isFirst ? StringLiteral.quoted(touchable.name) : "\(role) \(count[role, default: 0])"
      )
    }
  }
}

extension Controller.Container {
  fileprivate var isBook: Bool { if case .pages = self { true } else { false } }

  fileprivate var isSplit: Bool { if case .split = self { true } else { false } }
}
