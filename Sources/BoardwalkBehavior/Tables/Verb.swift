/// The verb of a statement other than assignments, conditions and returns.
package enum Verb: String, Sendable, Hashable, CaseIterable {
  case append, insert, remove

  case push, pop, popToRoot, present, dismiss, performSegue, selectTab, show
  case addChild, removeFromParent, willMove, didMove, loadViewIfNeeded

  case addSubview, removeFromSuperview, addGestureRecognizer, requireFailure
  case addInteraction, addTarget

  case setNeedsUpdateOfSupportedInterfaceOrientations

  case becomeFirstResponder, resignFirstResponder, endEditing, setEditing
  case beginRefreshing, endRefreshing

  case register, apply, reload, invalidateLayout, layoutIfNeeded
  case insertRows, deleteRows, reloadRows, moveRow, selectRow, deselectRow, scrollToRow
  case insertItems, deleteItems, reloadItems, moveItem, selectItem, deselectItem, scrollToItem
  case insertSections, deleteSections, reloadSections

  case animate, after, update

  case post, addObserver, removeObserver, log, `throw`, run
}
