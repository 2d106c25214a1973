/// The editing controls of a visible row.
struct RowEditing: Sendable, Hashable {
  var style = CellEditingStyle.none
  var canMove = false
}
