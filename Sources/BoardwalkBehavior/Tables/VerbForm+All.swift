extension VerbForm {
  static let values: [VerbForm] = [
    VerbForm(.append, "adds a value to the end of a list", "append item to items", [.to]),
    VerbForm(
      .insert, "puts a value into a list, in front of the one at an index",
      "insert item into items at 0", [.into, .at]),
    VerbForm(
      .remove, "takes a value out of a list, or what stands at a place",
      "remove items[indexPath.row]", or: [.from]),
  ]

  static let navigation: [VerbForm] = [
    VerbForm(
      .push, "pushes a controller on the navigation stack, or on that of another", "push detail",
      or: [.to], options: ["animated"]),
    VerbForm(
      .pop, "goes back on the navigation stack, once or to a controller", "pop", subject: .none,
      or: [.to], options: ["animated"]),
    VerbForm(
      .popToRoot, "goes back to the root of the navigation stack", "popToRoot", subject: .none,
      options: ["animated"]),
    VerbForm(
      .present, "presents a controller or an alert", "present form", or: [.from],
      options: ["animated"], then: true),
    VerbForm(
      .dismiss, "ends what the controller presents, or the presentation that it is in",
      "dismiss presentingViewController then { run dismissBlock }", subject: .possible,
      options: ["animated"], then: true),
    VerbForm(
      .performSegue, "performs a segue of the controller's scene", "performSegue \"showItem\"",
      options: ["sender"]),
    VerbForm(.selectTab, "selects a tab by its number, from 0", "selectTab 1"),
    VerbForm(
      .show, "turns to the pages of a page view controller",
      "show [page] in self, direction: .forward",
      or: [.in], options: ["direction", "animated"], then: true),
    VerbForm(.addChild, "makes a controller a child", "addChild sidebar"),
    VerbForm(.removeFromParent, "leaves the container", "removeFromParent", subject: .none),
  ]

  static let views: [VerbForm] = [
    VerbForm(.addSubview, "adds a view to another", "addSubview badge to view", [.to]),
    VerbForm(.removeFromSuperview, "takes a view off its superview", "removeFromSuperview badge"),
    VerbForm(
      .addGestureRecognizer, "adds a gesture recognizer to a view",
      "addGestureRecognizer pinch to collectionView", [.to]),
    VerbForm(
      .requireFailure, "lets recognizers wait until another has failed",
      "requireFailure of pinch by collectionView.gestureRecognizers", subject: .none, [.of, .by]),
    VerbForm(
      .becomeFirstResponder, "makes a field the first responder", "becomeFirstResponder nameField"),
    VerbForm(
      .resignFirstResponder, "lets a field no longer be the first responder",
      "resignFirstResponder textField"),
    VerbForm(
      .endEditing, "lets whatever in a view is the first responder resign", "endEditing view",
      subject: .possible),
    VerbForm(
      .setEditing, "begins or ends editing", "setEditing true, animated: true",
      options: ["animated"]),
    VerbForm(
      .beginRefreshing, "shows a refresh control, as if somebody had pulled it down",
      "beginRefreshing refreshControl"),
    VerbForm(
      .endRefreshing, "lets a refresh control go again", "endRefreshing refreshControl"),
    VerbForm(.layoutIfNeeded, "lays a view out now", "layoutIfNeeded view"),
  ]

  static let lists: [VerbForm] = [
    VerbForm(
      .register, "says what the cells of an identifier are made from: a class, or a nib",
      "register nib(\"Header\") for \"Header\" in collectionView, kind: .header", [.for],
      or: [.in], options: ["kind"]),
    VerbForm(.reload, "asks for everything in a table or collection anew", "reload tableView"),
    VerbForm(
      .invalidateLayout, "lays a collection out anew", "invalidateLayout collectionViewLayout"),
    row(
      .insertRows, "shows new rows", "insertRows at items.count - 1 in tableView, animation: .top"),
    row(.deleteRows, "removes rows", "deleteRows at indexPath"),
    row(.reloadRows, "asks for rows anew", "reloadRows at indexPath"),
    VerbForm(
      .moveRow, "moves a row", "moveRow from indexPath to 0", subject: .none, [.from, .to],
      or: [.in]),
    row(.selectRow, "selects a row", "selectRow at 0"),
    row(.deselectRow, "deselects a row", "deselectRow at indexPath, animated: true"),
    row(.scrollToRow, "scrolls until a row is on screen", "scrollToRow at 20"),
    row(.insertItems, "shows new items", "insertItems at 0"),
    row(.deleteItems, "removes items", "deleteItems at indexPath"),
    row(.reloadItems, "asks for items anew", "reloadItems at indexPath"),
    VerbForm(
      .moveItem, "moves an item", "moveItem from indexPath to 0", subject: .none, [.from, .to],
      or: [.in]),
    row(.selectItem, "selects an item", "selectItem at 0"),
    row(.deselectItem, "deselects an item", "deselectItem at indexPath"),
    row(.scrollToItem, "scrolls until an item is on screen", "scrollToItem at 20"),
    row(.insertSections, "shows new sections", "insertSections at 1"),
    row(.deleteSections, "removes sections", "deleteSections at 1"),
    row(.reloadSections, "asks for sections anew", "reloadSections at 0"),
    VerbForm(
      .update, "changes a table or collection all at once",
      "update tableView { deleteRows at 0 }", body: .required, then: true),
  ]

  private static func row(_ verb: Verb, _ summary: String, _ example: String) -> VerbForm {
    VerbForm(
      verb, summary, example, subject: .none, [.at], or: [.in],
      options: ["animation", "animated", "position"])
  }

  static let time: [VerbForm] = [
    VerbForm(
      .animate, "changes views in the course of seconds",
      "animate 0.2 { cell.alpha = 0 } then { animate 0.2 { cell.alpha = 1 } }",
      options: ["delay"], body: .required, then: true),
    VerbForm(
      .after, "does something once seconds have passed", "after 0.5 { reload tableView }",
      body: .required),
  ]

  static let others: [VerbForm] = [
    VerbForm(
      .post, "posts a notification, with what is said of it", "post \"ItemAdded\", name: item.name",
      options: nil),
    VerbForm(.log, "writes a line to the console", "log \"\\(items.count) items\""),
    VerbForm(
      .throw, "raises an exception, which ends the app",
      "throw \"Wrong initializer\", reason: \"Use initForNewItem:\"", options: ["reason"]),
    VerbForm(.run, "runs a block", "run dismissBlock"),
  ]
}
