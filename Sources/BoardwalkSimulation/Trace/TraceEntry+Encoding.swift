import BoardwalkGraph

/// A trace for programs to read.
extension TraceEntry: Encodable {
  private enum CodingKeys: String, CodingKey {
    case time, phase, subject, kind, text, movement, exception
  }

  /// What sort of thing happened, in a word.
  private var kind: String {
    switch event {
    case .callback: "callback"
    case .action: "action"
    case .posted: "notification"
    case .log: "log"
    case .note: "note"
    case .statement: "statement"
    case .exception: "exception"
    }
  }

  /// Writes `time` in milliseconds, `phase`, `subject` where there is one, `kind`, `text`, `movement` where the
  /// subject itself moves (LIFE-17), and for an exception its parts under `exception`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(phase.rawValue, forKey: .phase)
    if !subject.isEmpty { try container.encode(subject, forKey: .subject) }
    try container.encode(kind, forKey: .kind)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(movement?.rawValue, forKey: .movement)
    if case .exception(let exception) = event {
      try container.encode(exception, forKey: .exception)
    }
  }
}

extension UIKitException: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, reason, document, position, scene, element, event
  }

  /// Writes `name` and `reason`, and where they are known the element's `document`, `position` as
  /// `line:column`, `scene` and name, and the `event` that caused it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(reason, forKey: .reason)
    try container.encodeIfPresent(origin?.document, forKey: .document)
    try container.encodeIfPresent(origin?.position, forKey: .position)
    try container.encodeIfPresent(origin?.scene, forKey: .scene)
    try container.encodeIfPresent(origin?.element, forKey: .element)
    try container.encodeIfPresent(event, forKey: .event)
  }
}
