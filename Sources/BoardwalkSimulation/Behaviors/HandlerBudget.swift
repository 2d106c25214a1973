/// The limit on code that follows from one event, so that endless recursion stops.
struct HandlerBudget: Sendable {
  /// The maximum depth of nested calls, which needs far less than a thread's stack.
  static let depthLimit = 16

  /// The maximum number of method calls until the app is idle.
  static let callLimit = 10_000

  /// The maximum number of questions of lists about their sections and rows until the app is idle.
  static let queryLimit = 200_000

  /// The maximum number of expressions that behaviors evaluate for one event.
  static let evaluationLimit = 10_000_000

  /// The depth of nested method calls.
  private(set) var depth = 0

  /// The number of calls since the event.
  private(set) var calls = 0

  /// The number of data source and delegate calls of lists since the event.
  private(set) var queries = 0

  /// The number of expressions evaluated since the event; large values count as several.
  private(set) var evaluations = 0

  /// The work before the event, and all other work.
  private var earlier = 0

  /// The handler of a behavior that was called last, which the message names when the budget is
  /// spent.
  private(set) var lastHandler: HandlerPlace?

  /// A handler: its class and its position.
  struct HandlerPlace: Sendable, Hashable {
    let className: String
    let range: Range<Int>
  }

  /// All methods, questions and expressions since the launch.
  var total: Int { earlier + calls + queries + evaluations }

  /// Whether one more expression may be evaluated.
  var allowsEvaluation: Bool { evaluations < Self.evaluationLimit }

  /// Whether one more method may be called inside those that are.
  var allowsDeeperCall: Bool { depth < Self.depthLimit }

  /// Whether another call is allowed.
  var allowsCall: Bool { calls < Self.callLimit && queries < Self.queryLimit }

  /// The exceeded limit, in words.
  var excess: String {
    calls < Self.callLimit
      ? "lists asked for their rows \(Self.queryLimit) times after one event"
      : "\(Self.callLimit) methods were called after one event"
  }

  /// Begins a method, or a question of a list. Lists ask once per row, so questions are counted
  /// separately.
  mutating func enter(isQuery: Bool) {
    depth += 1
    if isQuery { queries += 1 } else { calls += 1 }
  }

  /// Counts an expression, or a value that is as much work as `count` of them.
  mutating func evaluate(_ count: Int = 1) { evaluations += count }

  /// Counts `units` of other work.
  mutating func spend(_ units: Int) { earlier += units }

  /// Remembers the handler that is being called.
  mutating func note(_ handler: HandlerPlace) { lastHandler = handler }

  mutating func leave() { depth -= 1 }

  /// Resets the count for the next event.
  mutating func restart() {
    earlier = total
    calls = 0
    queries = 0
    evaluations = 0
  }
}
