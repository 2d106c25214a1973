import BoardwalkBase
import BoardwalkGraph
import BoardwalkSimulation

/// The result of an exploration.
public struct ExplorationReport: Sendable, Hashable {
  /// A scene with its name.
  public struct Scene: Sendable, Hashable, Encodable {
    /// The display name.
    public let name: String

    /// The path of its document.
    public let document: String

    /// Its place in the app: several scenes may have one name.
    package let place: ScenePlace

    private enum CodingKeys: String, CodingKey { case name, document }
  }

  /// A screen without a modeled path back to the beginning.
  public struct DeadEnd: Sendable, Hashable, Encodable {
    /// The controller in front.
    public let front: String

    /// Actions of the screen whose code is not modeled, such as `close: of FormViewController`: one
    /// of them may lead back.
    public let unmodeledActions: [String]

    /// The shortest flow that leads there.
    public let flow: [String]
  }

  /// An end of the app after a user action.
  public struct Failure: Sendable, Hashable, Encodable {
    /// The exception, or the use of an unmodeled feature.
    public let exception: UIKitException

    /// The shortest flow that leads there; it expects an exception.
    public let flow: [String]

    /// The name of the exception and its reason, or the reason alone for an unmodeled feature.
    package var title: String {
      exception.isLimitation ? exception.reason : "\(exception.name): \(exception.reason)"
    }
  }

  /// The version of the JSON form, which grows when its shape changes.
  private let schema = 1

  /// The number of steps.
  public let steps: Int

  /// The number of states.
  public let states: Int

  /// Whether the list is complete.
  public let isComplete: Bool

  /// The reason why the exploration ended early; nil if it is complete.
  public let workLimit: String?

  /// The scenes that were on screen, in document order.
  public let reached: [Scene]

  /// The scenes that were not, in document order; launch screens aside.
  public let unreached: [Scene]

  /// The scenes among ``unreached`` that only code reaches: they have a storyboard identifier, or a
  /// segue from a visited scene that no step performed.
  public let reachedOnlyByCode: [Scene]

  /// The dead ends.
  public let deadEnds: [DeadEnd]

  /// The screens that only unmodeled code can leave.
  public let unmodeledExits: [DeadEnd]

  /// The exceptions, the nearest first.
  public let failures: [Failure]

  /// The uses of unmodeled features, the nearest first.
  public let limitations: [Failure]
}

/// The report for programs.
extension ExplorationReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema, steps, states, isComplete, workLimit, reached, unreached, reachedOnlyByCode
    case deadEnds, unmodeledExits
    case failures = "exceptions"
    case limitations = "notModeled"
  }

  /// The report as indented JSON with its keys in order.
  public func json() throws -> String { try SortedJSON.text(self) }
}

/// The report as text.
extension ExplorationReport {
  /// The report of an exploration of the app named `name`.
  public func text(of name: String) -> String {
    let sections = [
      section("exceptions", failures.map(Self.lines)),
      section("not modeled", limitations.map(Self.lines)),
      section("no way back", deadEnds.map(Self.lines)),
      section("no way back, unless in code that is not modeled", unmodeledExits.map(Self.lines)),
      section(
        isComplete ? "never reached: only code leads there" : "not reached",
        reachedOnlyByCode.map(Self.lines)),
      section(
        "never reached: nothing leads there",
        unreached.filter { !reachedOnlyByCode.contains($0) }.map(Self.lines)),
    ]
    return ([headline(name)] + sections.filter { !$0.isEmpty }).joined(separator: "\n")
  }

  private func headline(_ name: String) -> String {
    if states == 0, failures.isEmpty, limitations.isEmpty {
      return
        "\(name.escapedForTerminal): the screen is empty: there is no initial view controller\n"
    }
    let counts = [
      reached.count.counted("scene"), states.counted("state"), steps.counted("step"),
    ].joined(separator: ", ")
    return "\(name): \(counts)".escapedForTerminal
      + (isComplete
        ? "; nothing else can be reached by tapping\n"
        : "; \(workLimit ?? "the limit --steps was reached")\n")
  }

  /// Each item of several lines, the first of which names it.
  private func section(_ title: String, _ items: [[String]]) -> String {
    guard !items.isEmpty else { return "" }
    let lines = items.flatMap { item in
      item.prefix(1).map { "  \($0)" } + item.dropFirst().map { "      \($0)" }
    }
    return "\(title)\n" + lines.terminalLines
  }

  private static func lines(_ failure: Failure) -> [String] {
    let place = failure.exception.origin.map { ["// \($0.text)"] } ?? []
    return [failure.title] + place + failure.flow
  }

  private static func lines(_ end: DeadEnd) -> [String] {
    let actions = end.unmodeledActions.joined(separator: ", ")
    return [actions.isEmpty ? end.front : "\(end.front)  (\(actions))"] + end.flow
  }

  private static func lines(_ scene: Scene) -> [String] { ["\(scene.name)  (\(scene.document))"] }
}
