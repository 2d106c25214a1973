extension HandlerForm {
  static let beginning: [HandlerForm] = [
    HandlerForm("didFinishLaunching", "application(_:didFinishLaunchingWithOptions:)"),
    HandlerForm(
      "init", "init(coder:), or an initializer of its own", with: [], head: .initializer),
    HandlerForm("awakeFromNib", "awakeFromNib()"),
    HandlerForm("prepareForReuse", "prepareForReuse(), of a cell's class"),
    HandlerForm("loadView", "loadView()"),
    HandlerForm("viewDidLoad", "viewDidLoad()"),
    HandlerForm("deinit", "deinit"),
  ]

  static let appearance: [HandlerForm] = [
    HandlerForm("viewWillAppear", "viewWillAppear(_:)", with: ["animated"]),
    HandlerForm("viewIsAppearing", "viewIsAppearing(_:)", with: ["animated"]),
    HandlerForm("viewDidAppear", "viewDidAppear(_:)", with: ["animated"]),
    HandlerForm("viewWillDisappear", "viewWillDisappear(_:)", with: ["animated"]),
    HandlerForm("viewDidDisappear", "viewDidDisappear(_:)", with: ["animated"]),
    HandlerForm("willMove", "willMove(toParent:)", with: ["parent"]),
    HandlerForm("didMove", "didMove(toParent:)", with: ["parent"]),
    HandlerForm("setEditing", "setEditing(_:animated:)", with: ["editing", "animated"]),
  ]

  static let segues: [HandlerForm] = [
    HandlerForm(
      "action", "a message that a control, an item, a recognizer or an unwind segue sends",
      head: .callable),
    HandlerForm(
      "shouldPerformSegue", "shouldPerformSegue(withIdentifier:sender:)",
      with: ["identifier", "sender"], answer: "whether it is performed",
      head: .identifier(isRequired: false)),
    HandlerForm(
      "prepare", "prepare(for:sender:)", with: ["segue", "destination", "sender"],
      head: .identifier(isRequired: false)),
    HandlerForm(
      "canPerformUnwind", "canPerformUnwindSegueAction(_:from:sender:)",
      with: ["action", "source"],
      answer: "whether it is the one that is looked for"),
    HandlerForm(
      "canPerformAction", "canPerformAction(_:withSender:), or the same of a row or an item",
      with: ["action", "indexPath"], answer: "whether it has the action now"),
    HandlerForm(
      "performAction",
      "collectionView(_:performAction:forItemAt:withSender:), or the same of a row",
      with: ["action", "indexPath"]),
  ]

  static let lists: [HandlerForm] = [
    HandlerForm(
      "sections", "numberOfSections(in:)", answer: "how many sections there are, or their list"),
    HandlerForm(
      "rows", "tableView(_:numberOfRowsInSection:)", with: ["section"],
      answer: "how many rows the section has, or their list"),
    HandlerForm(
      "items", "collectionView(_:numberOfItemsInSection:)", with: ["section"],
      answer: "how many items the section has, or their list"),
    HandlerForm(
      "cell", "tableView(_:cellForRowAt:), collectionView(_:cellForItemAt:)", with: ["indexPath"],
      head: .cell),
    HandlerForm(
      "header", "the view above a section, of that identifier", with: ["section", "indexPath"],
      head: .identifier(isRequired: true)),
    HandlerForm(
      "footer", "the view below a section, of that identifier", with: ["section", "indexPath"],
      head: .identifier(isRequired: true)),
    HandlerForm(
      "titleForHeader", "tableView(_:titleForHeaderInSection:)", with: ["section"],
      answer: "the text above the section"),
    HandlerForm(
      "titleForFooter", "tableView(_:titleForFooterInSection:)", with: ["section"],
      answer: "the text below the section"),
    HandlerForm(
      "heightForRow", "tableView(_:heightForRowAt:)", with: ["indexPath"],
      answer: "the height in points"),
  ]

  static let selection: [HandlerForm] = [
    HandlerForm(
      "willSelectRow", "tableView(_:willSelectRowAt:)", with: ["indexPath"],
      answer: "the row to select instead; nil for none"),
    HandlerForm("didSelectRow", "tableView(_:didSelectRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "willDeselectRow", "tableView(_:willDeselectRowAt:)", with: ["indexPath"],
      answer: "the row to deselect instead; nil for none"),
    HandlerForm("didDeselectRow", "tableView(_:didDeselectRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldHighlightRow", "tableView(_:shouldHighlightRowAt:)", with: ["indexPath"],
      answer: "whether it is highlighted"),
    HandlerForm("didHighlightRow", "tableView(_:didHighlightRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldShowMenuForRow", "tableView(_:shouldShowMenuForRowAt:)", with: ["indexPath"],
      answer: "whether a long press shows a menu"),
    HandlerForm("didUnhighlightRow", "tableView(_:didUnhighlightRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "accessoryTapped", "tableView(_:accessoryButtonTappedForRowWith:)", with: ["indexPath"]),
  ]

  static let editing: [HandlerForm] = [
    HandlerForm(
      "canEditRow", "tableView(_:canEditRowAt:)", with: ["indexPath"],
      answer: "whether it can be edited"),
    HandlerForm(
      "canMoveRow", "tableView(_:canMoveRowAt:)", with: ["indexPath"],
      answer: "whether it can be moved"),
    HandlerForm(
      "editingStyle", "tableView(_:editingStyleForRowAt:)", with: ["indexPath"],
      answer: ".delete, .insert or .none"),
    HandlerForm(
      "commit", "tableView(_:commit:forRowAt:)", with: ["editingStyle", "indexPath"]),
    HandlerForm("moveRow", "tableView(_:moveRowAt:to:)", with: ["source", "destination"]),
  ]

  static let collections: [HandlerForm] = [
    HandlerForm(
      "shouldSelectItem", "collectionView(_:shouldSelectItemAt:)", with: ["indexPath"],
      answer: "whether it is selected"),
    HandlerForm("didSelectItem", "collectionView(_:didSelectItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldDeselectItem", "collectionView(_:shouldDeselectItemAt:)", with: ["indexPath"],
      answer: "whether it is deselected"),
    HandlerForm("didDeselectItem", "collectionView(_:didDeselectItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldHighlightItem", "collectionView(_:shouldHighlightItemAt:)", with: ["indexPath"],
      answer: "whether it is highlighted"),
    HandlerForm("didHighlightItem", "collectionView(_:didHighlightItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "didUnhighlightItem", "collectionView(_:didUnhighlightItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldShowMenuForItem", "collectionView(_:shouldShowMenuForItemAt:)", with: ["indexPath"],
      answer: "whether a long press shows a menu"),
    HandlerForm(
      "sizeForItem", "collectionView(_:layout:sizeForItemAt:)", with: ["indexPath"],
      answer: "its size in points"),
    HandlerForm(
      "insetForSection", "collectionView(_:layout:insetForSectionAt:)", with: ["section"],
      answer: "the space around its items, in points"),
    HandlerForm(
      "lineSpacingForSection", "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      with: ["section"], answer: "the least space between lines, in points"),
    HandlerForm(
      "interitemSpacingForSection", "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      with: ["section"], answer: "the least space between the items of a line, in points"),
    HandlerForm(
      "sizeForHeader", "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      with: ["section"], answer: "its size in points"),
    HandlerForm(
      "sizeForFooter", "collectionView(_:layout:referenceSizeForFooterInSection:)",
      with: ["section"], answer: "its size in points"),
  ]

  static let delegates: [HandlerForm] = [
    HandlerForm(
      "shouldSelectTab", "tabBarController(_:shouldSelect:)", with: ["child"],
      answer: "whether a tap selects it"),
    HandlerForm("didSelectTab", "tabBarController(_:didSelect:)", with: ["child"]),
    HandlerForm("willShow", "navigationController(_:willShow:animated:)", with: ["child"]),
    HandlerForm("didShow", "navigationController(_:didShow:animated:)", with: ["child"]),
    HandlerForm(
      "pageBefore", "pageViewController(_:viewControllerBefore:)", with: ["page"],
      answer: "the page in front of it; nil for none"),
    HandlerForm(
      "pageAfter", "pageViewController(_:viewControllerAfter:)", with: ["page"],
      answer: "the page behind it; nil for none"),
    HandlerForm(
      "willTurn", "pageViewController(_:willTransitionTo:)", with: ["pages"]),
    HandlerForm(
      "didTurn", "pageViewController(_:didFinishAnimating:previousViewControllers:…)",
      with: ["previous", "completed"]),
    HandlerForm(
      "spineLocation", "pageViewController(_:spineLocationFor:)", with: ["isLandscape"],
      answer: ".min, .mid or .max"),
    HandlerForm(
      "shouldDismiss", "presentationControllerShouldDismiss(_:)", answer: "whether it may end"),
    HandlerForm("willDismiss", "presentationControllerWillDismiss(_:)"),
    HandlerForm("didDismiss", "presentationControllerDidDismiss(_:)"),
    HandlerForm("didAttemptToDismiss", "presentationControllerDidAttemptToDismiss(_:)"),
    HandlerForm(
      "didChangeSelectedDetentIdentifier",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"),
    HandlerForm(
      "adaptivePresentationStyle", "adaptivePresentationStyle(for:)", answer: "the style"),
    HandlerForm(
      "textFieldShouldReturn", "textFieldShouldReturn(_:)", with: ["textField"],
      answer: "whether Return does what it does"),
    HandlerForm("textFieldDidBeginEditing", "textFieldDidBeginEditing(_:)", with: ["textField"]),
    HandlerForm("textFieldDidEndEditing", "textFieldDidEndEditing(_:)", with: ["textField"]),
    HandlerForm("searchTextDidChange", "searchBar(_:textDidChange:)", with: ["searchText"]),
  ]

  static let others: [HandlerForm] = [
    HandlerForm("didSet", "a state of its own has a new value", head: .name),
    HandlerForm(
      "observe", "a notification of that name was posted", with: ["sender", "userInfo"],
      head: .identifier(isRequired: true)),
    HandlerForm(
      "becomeFirstResponder", "becomeFirstResponder(), of a field's class",
      answer: "whether it did; the field's own answer without one"),
    HandlerForm(
      "resignFirstResponder", "resignFirstResponder(), of a field's class",
      answer: "whether it did; the field's own answer without one"),
  ]
}
