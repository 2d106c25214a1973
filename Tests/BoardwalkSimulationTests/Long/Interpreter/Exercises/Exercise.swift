import BoardwalkBehavior
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

/// A small app whose behavior uses one row of Grammar.md's tables, what a person does to it, and
/// what the console says then.
struct Exercise: Sendable, CustomTestStringConvertible {
  /// The row.
  enum Row: Hashable, Sendable {
    /// A call that a class answers.
    case call(String)

    /// A statement.
    case statement(Verb)
  }

  let row: Row

  /// The scene that the app is made of.
  let scene: String

  /// Its behavior.
  let behavior: String

  /// The device; nil for the usual one.
  let device: Device?

  /// What is done, one after the other.
  let steps: [Step]

  /// The lines of the console since the launch, which is a step too.
  let logs: [String]

  /// What is on screen in the end, besides other things.
  let shows: [String]

  var testDescription: String {
    switch row {
    case .call(let word): word
    case .statement(let verb): "statement \(verb.rawValue)"
    }
  }

  init(
    _ row: Row, in scene: String = ScriptedApp.scene, _ behavior: String, _ steps: Step...,
    on device: String? = nil, logs: [String], shows: [String] = []
  ) {
    self.row = row
    self.scene = scene
    self.behavior = behavior
    self.device = device.flatMap { DeviceTable.device(named: $0) }
    self.steps = steps
    self.logs = logs
    self.shows = shows
  }
}

/// What a person does, or time does.
enum Step: Sendable {
  case tap(String)
  case press(String)
  case pressView(String)
  case touchView(String, FingerMotion)
  case clear(String)
  case scroll(Int)
  case scrollToTop
  case swipe(String, SwipeDirection = .left, isFull: Bool = false)
  case drag(String, to: String)
  case dragItem(String, to: String)
  case dragSheet(String)
  case set(String, Double)
  case type(String)
  case shake
  case tapPreview
  case pinch(String, by: Double)
  case back, pressReturn, rotate, dragDown, pull
  case turn, turnBack
  case wait(Int)
}

extension ScriptedApp {
  /// Does `step`.
  mutating func take(_ step: Step) throws {
    switch step {
    case .tap(let text): try tap(text)
    case .press(let text): try touch(text, .press(milliseconds: 700))
    case .pressView(let text):
      let view = simulation.gestureTargets.first { $0.texts.contains(text) }
      try perform(.touch(try #require(view), .press(milliseconds: 700)))
    case .touchView(let text, let motion):
      let view = simulation.plainTouchTargets.first { $0.texts.contains(text) }
      try perform(.touch(try #require(view), motion))
    case .pinch(let text, let scale):
      let view = simulation.scrollTargets.first { $0.texts.contains(text) }
      try perform(.touch(try #require(view, "no scroll view says \(text)"), .pinch(by: scale)))
    case .clear(let text): try perform(.clear(try touchable(text, .field)))
    case .scroll(let rows): try perform(.scroll(.rows(rows)))
    case .scrollToTop: try perform(.scroll(.top))
    case .shake: try perform(.shake)
    case .swipe(let text, let direction, let isFull):
      try perform(.swipeRow(try touchable(text), direction, isFull: isFull))
    case .drag(let text, let target):
      let grip = try touchable(text, .reorderControl)
      try perform(.moveRow(grip, to: try touchable(target)))
    case .dragItem(let text, let target):
      try perform(.moveRow(try touchable(text), to: try touchable(target)))
    case .set(let text, let value): try perform(.setValue(try touchable(text), value))
    case .type(let text): try perform(.type(text))
    case .tapPreview: try perform(.tapPreview)
    case .back: try back()
    case .pressReturn: try perform(.pressReturn)
    case .rotate: try perform(.rotate(isLandscape: true))
    case .dragDown: try perform(.dragSheetDown(isCompleted: true))
    case .dragSheet(let detent): try perform(.dragSheet(to: detent))
    case .pull: try perform(.pullToRefresh)
    case .turn: try perform(.turnPage(.forward, .completed))
    case .turnBack: try perform(.turnPage(.reverse, .completed))
    case .wait(let milliseconds): wait(milliseconds)
    }
  }
}
