import BoardwalkLanguage
import BoardwalkStage

/// Something that a person could do now, and the line of a flow that does it.
public struct PossibleStep: Sendable, Hashable {
  /// What is done.
  public let event: Event

  /// The line that does it.
  public let line: String
}

extension Stage {
  /// Everything that a finger could do now to get somewhere: tap what reacts, in reading order, or take
  /// away what is presented.
  public var possibleSteps: [PossibleStep] {
    guard exception == nil else { return [] }
    let gestures = presentationChain.count > 1 ? Self.gestures.filter(isPossible) : []
    return taps + gestures
  }

  /// The ways to be rid of what is presented that are no taps on something.
  private static let gestures = [
    PossibleStep(event: .dragSheetDown(isLetGoBelow: true), line: "drag down"),
    PossibleStep(event: .tapOutside, line: "tap outside"),
  ]

  private func isPossible(_ step: PossibleStep) -> Bool {
    (try? after(step.event)) != nil
  }

  /// A text finds the first thing that says it; anything else is called by its role and its number.
  private var taps: [PossibleStep] {
    var count: [String: Int] = [:]
    var said: Set<String> = []
    return touchables.compactMap { touchable in
      let role = touchable.role.word
      count[role, default: 0] += 1
      let isFirst = touchable.texts.map { said.insert($0).inserted }.first ?? false
      guard touchable.isEnabled else { return nil }
      guard touchable.role != .backButton else { return PossibleStep(event: .back, line: "back") }
      let target =
        isFirst ? StringLiteral.quoted(touchable.name) : "\(role) \(count[role, default: 0])"
      return PossibleStep(event: .tap(touchable), line: "tap \(target)")
    }
  }
}
