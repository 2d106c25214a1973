/// A state of a control, which may have its own appearance.
public enum ControlState: String, Sendable, Hashable, CaseIterable {
  case normal, highlighted, disabled, selected
}
