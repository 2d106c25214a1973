import BoardwalkPlatform

/// What a touch on an item of a collection does.
extension Simulation {
  /// Whether `didUnhighlight` follows `didSelect`, as UIKit's header says; tables and older
  /// collections call it before (COL-20).
  private static let unhighlightsLast = true

  /// Lifts the finger from the item at `path`: it is selected or, where it was selected among
  /// several, deselected (COL-20, COL-24); with single selection the old one is deselected first
  /// (COL-23).
  mutating func selectItem(_ path: ItemPath, in list: ListID, by touchable: Touchable) {
    if !Self.unhighlightsLast { unhighlight(list) }
    choose(path, in: list, by: touchable)
    if Self.unhighlightsLast, exception == nil { unhighlight(list) }
  }

  private mutating func choose(_ path: ItemPath, in list: ListID, by touchable: Touchable) {
    guard exception == nil, let state = self[list] else { return }
    if state.selectsSeveral, state.selected.contains(path) {
      guard asks(.deselect, path, in: list) else { return }
      deselect(path, in: list)
      return tell(list, .didDeselect, path)
    }
    guard asks(.select, path, in: list), exception == nil else { return }
    if !state.selectsSeveral {
      for other in self[list]?.selected ?? [] where other != path {
        deselect(other, in: list)
        tell(list, .didDeselect, other)
      }
    }
    guard exception == nil else { return }
    select(path, in: list)
    send(touchable)
    guard exception == nil else { return }
    tell(list, .didSelect, path)
    if options.system.major >= 16, exception == nil { tell(list, .primaryAction, path) }
  }

  private mutating func asks(
    _ question: ItemQuestion, _ path: ItemPath, in list: ListID
  ) -> Bool {
    guard let id = delegate(of: list),
      let delegate = behavior(of: id, as: (any CollectionViewDelegate).self)
    else { return true }
    return ask(id, { .delegate("\(question.rawValue) \(path): \($0 ? "yes" : "no")") }) {
      delegate.should(question, path, of: list, as: id, on: &$0)
    }
  }
}
