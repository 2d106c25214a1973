/// The editing style of a row.
public enum CellEditingStyle: String, Sendable, Hashable, CaseIterable {
  case none, delete, insert
}
