/// What a person may do to a row of a table that is being edited.
public enum CellEditingStyle: String, Sendable, Hashable, CaseIterable {
  case none, delete, insert
}
