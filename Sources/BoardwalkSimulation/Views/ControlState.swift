/// A state of a control for which it may show something of its own.
public enum ControlState: String, Sendable, Hashable, CaseIterable {
  case normal, highlighted, disabled, selected
}
