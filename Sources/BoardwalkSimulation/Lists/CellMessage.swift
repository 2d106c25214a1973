/// What a list tells its delegate of one of its rows or items.
enum CellMessage: String, Sendable {
  case didHighlight, didUnhighlight, didSelect, didDeselect
  case primaryAction = "performPrimaryAction"
  case accessoryButtonTapped
}
