/// The syntax of a verb: its operand, its prepositional phrases, its options and its blocks.
package struct VerbForm: Sendable {
  /// Whether a part is required, optional or not allowed.
  enum Requirement: Sendable { case none, possible, required }

  /// The verb.
  package let verb: Verb

  /// The effect, in a few words.
  package let summary: String

  /// A statement that shows it.
  package let example: String

  let subject: Requirement
  let phrases: [(preposition: Phrase.Preposition, isRequired: Bool)]

  /// The names of its options; nil if any name is one.
  let options: [String]?

  let takesBody: Bool
  let takesThen: Bool

  init(
    _ verb: Verb, _ summary: String, _ example: String, subject: Requirement = .required,
    _ required: [Phrase.Preposition] = [], or possible: [Phrase.Preposition] = [],
    options: [String]? = [], body takesBody: Bool = false, then takesThen: Bool = false
  ) {
    self.verb = verb
    self.summary = summary
    self.example = example
    self.subject = subject
    phrases = required.map { ($0, true) } + possible.map { ($0, false) }
    self.options = options
    self.takesBody = takesBody
    self.takesThen = takesThen
  }

  /// The form of `verb`.
  static func of(_ verb: Verb) -> VerbForm? { all.first { $0.verb == verb } }

  /// All verbs, in the order in which they are explained.
  package static let all: [VerbForm] = values + navigation + views + lists + time + others
}

extension VerbForm {
  static let values: [VerbForm] = [
    VerbForm(.append, "adds a value to the end of a list", "append item to items", [.to]),
    VerbForm(
      .insert, "inserts a value into a list before an index",
      "insert item into items at 0", [.into, .at]),
    VerbForm(
      .remove, "removes a value or an element from a list",
      "remove items[indexPath.row]", or: [.from]),
  ]

  static let navigation: [VerbForm] = [
    VerbForm(
      .push, "pushes a view controller onto the navigation stack, or onto another controller's",
      "push detail",
      or: [.to], options: ["animated"]),
    VerbForm(
      .pop, "pops the top view controller, or all above a given one", "pop", subject: .none,
      or: [.to, .from], options: ["animated"]),
    VerbForm(
      .popToRoot, "pops to the root view controller", "popToRoot", subject: .none, or: [.from],
      options: ["animated"]),
    VerbForm(
      .present, "presents a view controller or an alert", "present form", or: [.from, .by],
      options: ["animated"], then: true),
    VerbForm(
      .dismiss, "dismisses the presented view controller, or else the controller itself",
      "dismiss presentingViewController then { run dismissBlock }", subject: .possible,
      options: ["animated"], then: true),
    VerbForm(
      .performSegue, "performs a segue of the controller's scene", "performSegue \"showItem\"",
      options: ["sender"]),
    VerbForm(.selectTab, "selects a tab by its index, from 0", "selectTab 1"),
    VerbForm(
      .show, "shows the given pages in a page view controller",
      "show [page] in self, direction: .forward",
      or: [.in], options: ["direction", "animated"], then: true),
    VerbForm(.addChild, "adds a child view controller", "addChild sidebar"),
    VerbForm(
      .removeFromParent, "removes the controller, or another one, from its parent",
      "removeFromParent", subject: .possible),
    VerbForm(
      .willMove, "announces to a child that it will leave its parent", "willMove sidebar to nil",
      subject: .possible, [.to]),
    VerbForm(
      .didMove, "tells a child that it has been moved to a parent", "didMove sidebar to self",
      subject: .possible, [.to]),
    VerbForm(
      .loadViewIfNeeded, "loads the view of a controller, unless it has been loaded",
      "loadViewIfNeeded destination", subject: .possible),
  ]

  static let views: [VerbForm] = [
    VerbForm(
      .addSubview, "adds a subview to a view", "addSubview badge to view", [.to],
      or: [.at]),
    VerbForm(
      .removeFromSuperview, "removes a view from its superview", "removeFromSuperview badge"),
    VerbForm(
      .addGestureRecognizer, "adds a gesture recognizer to a view",
      "addGestureRecognizer pinch to collectionView", [.to]),
    VerbForm(
      .addInteraction, "adds an interaction to a view: UIContextMenuInteraction",
      "addInteraction UIContextMenuInteraction(delegate: self) to photo", [.to]),
    VerbForm(
      .addTarget, "lets a control send an action for an event",
      "addTarget save to button, event: .touchUpInside", [.to], options: ["event"]),
    VerbForm(
      .requireFailure, "makes recognizers wait until another one fails",
      "requireFailure of pinch by collectionView.gestureRecognizers", subject: .none, [.of, .by]),
    VerbForm(
      .becomeFirstResponder, "makes a field the first responder", "becomeFirstResponder nameField"),
    VerbForm(
      .resignFirstResponder, "makes a field resign first responder",
      "resignFirstResponder textField"),
    VerbForm(
      .endEditing, "makes the first responder in a view resign", "endEditing view",
      subject: .possible),
    VerbForm(
      .setNeedsUpdateOfSupportedInterfaceOrientations,
      "lets the interface turn to an orientation that is supported now",
      "setNeedsUpdateOfSupportedInterfaceOrientations", subject: .none),
    VerbForm(
      .setEditing, "begins or ends editing", "setEditing true, animated: true",
      options: ["animated"]),
    VerbForm(
      .beginRefreshing, "starts a refresh control",
      "beginRefreshing refreshControl"),
    VerbForm(
      .endRefreshing, "stops a refresh control", "endRefreshing refreshControl"),
    VerbForm(.layoutIfNeeded, "lays out a view immediately", "layoutIfNeeded view"),
  ]

  static let lists: [VerbForm] = [
    VerbForm(
      .register, "registers a class or a nib for a reuse identifier",
      "register nib(\"Header\") for \"Header\" in collectionView, kind: .header", [.for],
      or: [.in], options: ["kind"]),
    VerbForm(
      .apply, "applies a snapshot of a diffable data source to a table or collection",
      "apply items to collectionView", [.to], options: ["animatingDifferences"], then: true),
    VerbForm(.reload, "reloads a table or collection", "reload tableView"),
    VerbForm(
      .invalidateLayout, "invalidates the layout of a collection",
      "invalidateLayout collectionViewLayout"),
    row(
      .insertRows, "inserts rows", "insertRows at items.count - 1 in tableView, animation: .top"),
    row(.deleteRows, "deletes rows", "deleteRows at indexPath"),
    row(.reloadRows, "reloads rows", "reloadRows at indexPath"),
    VerbForm(
      .moveRow, "moves a row", "moveRow from indexPath to 0", subject: .none, [.from, .to],
      or: [.in]),
    row(.selectRow, "selects a row", "selectRow at 0"),
    row(.deselectRow, "deselects a row", "deselectRow at indexPath, animated: true"),
    row(.scrollToRow, "scrolls until a row is on screen", "scrollToRow at 20"),
    row(.insertItems, "inserts items", "insertItems at 0"),
    row(.deleteItems, "deletes items", "deleteItems at indexPath"),
    row(.reloadItems, "reloads items", "reloadItems at indexPath"),
    VerbForm(
      .moveItem, "moves an item", "moveItem from indexPath to 0", subject: .none, [.from, .to],
      or: [.in]),
    row(.selectItem, "selects an item", "selectItem at 0"),
    row(.deselectItem, "deselects an item", "deselectItem at indexPath"),
    row(.scrollToItem, "scrolls until an item is on screen", "scrollToItem at 20"),
    row(.insertSections, "inserts sections", "insertSections at 1"),
    row(.deleteSections, "deletes sections", "deleteSections at 1"),
    row(.reloadSections, "reloads sections", "reloadSections at 0"),
    VerbForm(
      .update, "performs several updates of a table or collection as one batch",
      "update tableView { deleteRows at 0 }", body: true, then: true),
  ]

  private static func row(_ verb: Verb, _ summary: String, _ example: String) -> VerbForm {
    VerbForm(
      verb, summary, example, subject: .none, [.at], or: [.in],
      options: ["animation", "animated", "position"])
  }

  static let time: [VerbForm] = [
    VerbForm(
      .animate, "animates changes of views over a number of seconds",
      "animate 0.2 { cell.alpha = 0 } then { animate 0.2 { cell.alpha = 1 } }",
      options: ["delay"], body: true, then: true),
    VerbForm(
      .after, "runs a block after a number of seconds", "after 0.5 { reload tableView }",
      body: true),
  ]

  static let others: [VerbForm] = [
    VerbForm(
      .post, "posts a notification with its user info", "post \"ItemAdded\", name: item.name",
      or: [.of], options: nil),
    VerbForm(
      .addObserver, "runs a block or an action at each notification of a name",
      "addObserver refresh for \"ItemAdded\"", [.for]),
    VerbForm(
      .removeObserver, "ends all observations of the controller, or those of a name",
      "removeObserver for \"ItemAdded\"", subject: .none, or: [.for]),
    VerbForm(.log, "writes a line to the console", "log \"\\(items.count) items\""),
    VerbForm(
      .throw, "raises an exception, which ends the app",
      "throw \"Wrong initializer\", reason: \"Use initForNewItem:\"", options: ["reason"]),
    VerbForm(.run, "runs a block", "run dismissBlock"),
  ]
}
