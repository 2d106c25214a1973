/// The names in a class, and the calls that its handlers answer, each once.
struct MemberNames {
  private var names: Set<String> = []
  private var calls: Set<Call> = []

  /// The criteria that distinguish handlers without a condition.
  private struct Call: Hashable {
    let form: String
    let subject: String?
    let labels: [String]
    let hasParameters: Bool
  }

  /// Adds the name of a state, a block or an action; returns whether it is new.
  mutating func insert(_ name: String) -> Bool { names.insert(name).inserted }

  /// Adds `handler`; returns whether no other handler answers the same call.
  mutating func insert(_ handler: Handler) -> Bool {
    guard handler.condition == nil else { return true }
    let call = Call(
      form: handler.form, subject: handler.subject, labels: handler.labels,
      hasParameters: !handler.parameters.isEmpty)
    return calls.insert(call).inserted
  }
}
