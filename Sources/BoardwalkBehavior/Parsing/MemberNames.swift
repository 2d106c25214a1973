/// The names in a class, and the calls that its handlers answer, each once.
struct MemberNames {
  private var names: Set<String> = []
  private var overloads: Set<Overload> = []
  private var calls: Set<Call> = []

  /// A method by its argument labels.
  private struct Overload: Hashable {
    let name: String
    let labels: [String]
  }

  /// The criteria that distinguish handlers without a condition.
  private struct Call: Hashable {
    let form: String
    let subject: String?
    let labels: [String]
    let hasParameters: Bool
  }

  /// Adds the name of a state or an action; returns whether it is new.
  mutating func insert(_ name: String) -> Bool { names.insert(name).inserted }

  /// Adds a block with `labels`; returns whether it is new: several may have one name, if their
  /// labels distinguish them, also from a property.
  mutating func insert(_ name: String, labels: [String]) -> Bool {
    let isNew = overloads.insert(Overload(name: name, labels: labels)).inserted
    return labels.isEmpty ? names.insert(name).inserted && isNew : isNew
  }

  /// Adds `handler`; returns whether no other handler answers the same call.
  mutating func insert(_ handler: Handler) -> Bool {
    guard handler.condition == nil else { return true }
    let call = Call(
      form: handler.form, subject: handler.subject, labels: handler.labels,
      hasParameters: !handler.parameters.isEmpty)
    return calls.insert(call).inserted
  }
}
