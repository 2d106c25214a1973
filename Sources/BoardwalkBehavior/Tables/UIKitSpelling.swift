/// UIKit's methods with the equivalent statements, for error messages.
enum UIKitSpelling {
  /// The statement for the method `name`.
  static func statement(for name: String) -> String? {
    table[name].flatMap(VerbForm.of)?.example
  }

  private static let table: [String: Verb] = [
    "reloadData": .reload, "apply": .apply, "pushViewController": .push, "popViewController": .pop,
    "popToRootViewController": .popToRoot, "popToViewController": .pop, "present": .present,
    "presentViewController": .present, "dismissViewController": .dismiss, "dismiss": .dismiss,
    "performSegue": .performSegue, "append": .append, "insert": .insert, "remove": .remove,
    "removeAll": .remove, "addSubview": .addSubview, "addGestureRecognizer": .addGestureRecognizer,
    "insertRows": .insertRows, "deleteRows": .deleteRows, "reloadRows": .reloadRows,
    "moveRow": .moveRow, "becomeFirstResponder": .becomeFirstResponder,
    "resignFirstResponder": .resignFirstResponder, "endEditing": .endEditing,
    "setEditing": .setEditing, "register": .register, "invalidateLayout": .invalidateLayout,
    "print": .log, "NSLog": .log, "post": .post, "asyncAfter": .after,
    "setViewControllers": .show, "requireGestureRecognizerToFail": .requireFailure,
    "require": .requireFailure, "deselectRow": .deselectRow, "selectRow": .selectRow,
    "fatalError": .throw, "raise": .throw, "insertItems": .insertItems,
    "deleteItems": .deleteItems, "performBatchUpdates": .update, "addChild": .addChild,
    "removeFromSuperview": .removeFromSuperview, "removeFromParent": .removeFromParent,
    "loadViewIfNeeded": .loadViewIfNeeded, "layoutIfNeeded": .layoutIfNeeded,
    "beginRefreshing": .beginRefreshing, "endRefreshing": .endRefreshing,
  ]
}
