/// A value that code passes on, such as the sender of a segue.
public struct CodeValue: Sendable, Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
