/// What can be done to a visible row while its table is edited.
struct RowEditing: Sendable, Hashable {
  var style = CellEditingStyle.none
  var canMove = false
}
