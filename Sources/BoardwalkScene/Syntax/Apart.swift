/// A value that lies apart from who has it, so that those who lack it are small, and those who ask for
/// a part of it copy no more than that.
final class Apart<Value: Sendable & Hashable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Apart: Hashable {
  static func == (left: Apart, right: Apart) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
