extension HandlerForm {
  static let beginning: [HandlerForm] = [
    HandlerForm("didFinishLaunching", "application(_:didFinishLaunchingWithOptions:)"),
    HandlerForm(
      "init", "init(coder:), or an initializer of the class", with: [], head: .initializer),
    HandlerForm("awakeFromNib", "awakeFromNib()"),
    HandlerForm("prepareForReuse", "prepareForReuse() of a cell class"),
    HandlerForm("loadView", "loadView()"),
    HandlerForm("viewDidLoad", "viewDidLoad()"),
    HandlerForm("deinit", "deinit"),
  ]

  static let appearance: [HandlerForm] = [
    HandlerForm("viewWillAppear", "viewWillAppear(_:)", with: ["animated"]),
    HandlerForm("viewIsAppearing", "viewIsAppearing(_:)", with: ["animated"]),
    HandlerForm("viewWillLayoutSubviews", "viewWillLayoutSubviews()"),
    HandlerForm("viewDidLayoutSubviews", "viewDidLayoutSubviews()"),
    HandlerForm("viewDidAppear", "viewDidAppear(_:)", with: ["animated"]),
    HandlerForm("viewWillDisappear", "viewWillDisappear(_:)", with: ["animated"]),
    HandlerForm("viewDidDisappear", "viewDidDisappear(_:)", with: ["animated"]),
    HandlerForm(
      "traitCollectionDidChange", "traitCollectionDidChange(_:)", with: ["previous"],
      inSwift: ["previousTraitCollection": "previous"]),
    HandlerForm(
      "viewWillTransition", "viewWillTransition(to:with:)", with: ["size", "coordinator"]),
    HandlerForm("willMove", "willMove(toParent:)", with: ["parent"]),
    HandlerForm("didMove", "didMove(toParent:)", with: ["parent"]),
    HandlerForm("setEditing", "setEditing(_:animated:)", with: ["editing", "animated"]),
  ]

  static let segues: [HandlerForm] = [
    HandlerForm(
      "action", "an action method, sent by a control, a bar item, a recognizer or an unwind segue",
      head: .callable),
    HandlerForm(
      "shouldPerformSegue", "shouldPerformSegue(withIdentifier:sender:)",
      with: ["identifier", "sender"], answer: "whether the segue is performed",
      head: .identifier(isRequired: false)),
    HandlerForm(
      "prepare", "prepare(for:sender:)", with: ["segue", "destination", "sender"],
      head: .identifier(isRequired: false)),
    HandlerForm(
      "perform", "perform() of a segue class", with: ["source", "destination", "identifier"]),
    HandlerForm(
      "canPerformUnwind", "canPerformUnwindSegueAction(_:from:sender:)",
      with: ["action", "source"],
      answer: "whether this controller handles the unwind segue"),
    HandlerForm(
      "canPerformAction", "canPerformAction(_:withSender:), or the method for a row or an item",
      with: ["action", "indexPath"], answer: "whether the action is available"),
    HandlerForm(
      "performAction",
      "collectionView(_:performAction:forItemAt:withSender:), or the method for a row",
      with: ["action", "indexPath"]),
  ]

  static let lists: [HandlerForm] = [
    HandlerForm(
      "sections", "numberOfSections(in:)", answer: "the number of sections, or a list of them"),
    HandlerForm(
      "rows", "tableView(_:numberOfRowsInSection:)", with: ["section"],
      answer: "the number of rows, or a list of them"),
    HandlerForm(
      "items", "collectionView(_:numberOfItemsInSection:)", with: ["section"],
      answer: "the number of items, or a list of them"),
    HandlerForm(
      "cell", "tableView(_:cellForRowAt:), collectionView(_:cellForItemAt:)", with: ["indexPath"],
      head: .cell),
    HandlerForm(
      "header", "the header view of a section, by its reuse identifier",
      with: ["section", "indexPath"],
      head: .identifier(isRequired: true)),
    HandlerForm(
      "footer", "the footer view of a section, by its reuse identifier",
      with: ["section", "indexPath"],
      head: .identifier(isRequired: true)),
    HandlerForm(
      "titleForHeader", "tableView(_:titleForHeaderInSection:)", with: ["section"],
      answer: "the header title"),
    HandlerForm(
      "titleForFooter", "tableView(_:titleForFooterInSection:)", with: ["section"],
      answer: "the footer title"),
    HandlerForm(
      "sectionIndexTitles", "sectionIndexTitles(for:)",
      answer: "the titles of the index at the side"),
    HandlerForm(
      "viewForHeader", "tableView(_:viewForHeaderInSection:)", with: ["section"],
      answer: "the view, whose text is the title of the header"),
    HandlerForm(
      "viewForFooter", "tableView(_:viewForFooterInSection:)", with: ["section"],
      answer: "the view, whose text is the title of the footer"),
    HandlerForm(
      "heightForRow", "tableView(_:heightForRowAt:)", with: ["indexPath"],
      answer: "the height in points"),
    HandlerForm(
      "heightForHeader", "tableView(_:heightForHeaderInSection:)", with: ["section"],
      answer: "the height in points"),
    HandlerForm(
      "heightForFooter", "tableView(_:heightForFooterInSection:)", with: ["section"],
      answer: "the height in points"),
  ]

  static let selection: [HandlerForm] = [
    HandlerForm(
      "willSelectRow", "tableView(_:willSelectRowAt:)", with: ["indexPath"],
      answer: "the row to select, or nil for none"),
    HandlerForm("didSelectRow", "tableView(_:didSelectRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "willDeselectRow", "tableView(_:willDeselectRowAt:)", with: ["indexPath"],
      answer: "the row to deselect, or nil for none"),
    HandlerForm("didDeselectRow", "tableView(_:didDeselectRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldHighlightRow", "tableView(_:shouldHighlightRowAt:)", with: ["indexPath"],
      answer: "whether highlighting is allowed"),
    HandlerForm("didHighlightRow", "tableView(_:didHighlightRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldShowMenuForRow", "tableView(_:shouldShowMenuForRowAt:)", with: ["indexPath"],
      answer: "whether a long press shows a menu"),
    HandlerForm("didUnhighlightRow", "tableView(_:didUnhighlightRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "accessoryTapped", "tableView(_:accessoryButtonTappedForRowWith:)", with: ["indexPath"]),
  ]

  static let menus: [HandlerForm] = [
    HandlerForm(
      "contextMenuForRow", "tableView(_:contextMenuConfigurationForRowAt:point:)",
      with: ["indexPath"], answer: "the menu, or nil for none"),
    HandlerForm(
      "contextMenuForItem", "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      with: ["indexPath", "indexPaths"], answer: "the menu, or nil for none"),
    HandlerForm(
      "willPerformPreviewAction",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:), or the method for items or a view",
      with: ["configuration", "animator"]),
    HandlerForm(
      "contextMenu", "contextMenuInteraction(_:configurationForMenuAtLocation:)",
      with: ["view"], answer: "the menu, or nil for none"),
  ]

  static let display: [HandlerForm] = [
    HandlerForm(
      "willDisplayRow", "tableView(_:willDisplay:forRowAt:)", with: ["cell", "indexPath"]),
    HandlerForm(
      "didEndDisplayingRow", "tableView(_:didEndDisplaying:forRowAt:)",
      with: ["cell", "indexPath"]),
    HandlerForm(
      "willDisplayItem", "collectionView(_:willDisplay:forItemAt:)", with: ["cell", "indexPath"]),
    HandlerForm(
      "didEndDisplayingItem", "collectionView(_:didEndDisplaying:forItemAt:)",
      with: ["cell", "indexPath"]),
  ]

  static let editing: [HandlerForm] = [
    HandlerForm(
      "canEditRow", "tableView(_:canEditRowAt:)", with: ["indexPath"],
      answer: "whether the row can be edited"),
    HandlerForm(
      "canMoveRow", "tableView(_:canMoveRowAt:)", with: ["indexPath"],
      answer: "whether the row can be moved"),
    HandlerForm(
      "editingStyle", "tableView(_:editingStyleForRowAt:)", with: ["indexPath"],
      answer: ".delete, .insert or .none"),
    HandlerForm(
      "commit", "tableView(_:commit:forRowAt:)", with: ["editingStyle", "indexPath"]),
    HandlerForm(
      "moveRow", "tableView(_:moveRowAt:to:)", with: ["source", "destination"],
      inSwift: ["sourceIndexPath": "source", "destinationIndexPath": "destination"]),
    HandlerForm(
      "canMoveItem", "collectionView(_:canMoveItemAt:)", with: ["indexPath"],
      answer: "whether the item can be moved"),
    HandlerForm(
      "moveItem", "collectionView(_:moveItemAt:to:)",
      with: ["source", "destination"],
      inSwift: ["sourceIndexPath": "source", "destinationIndexPath": "destination"]),
    HandlerForm(
      "targetForMove", "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      with: ["source", "proposed"],
      inSwift: ["sourceIndexPath": "source", "proposedDestinationIndexPath": "proposed"],
      answer: "the row that it is moved to"),
    HandlerForm(
      "titleForDeleteButton", "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      with: ["indexPath"], answer: "the title of the delete button"),
    HandlerForm(
      "willBeginEditingRow", "tableView(_:willBeginEditingRowAt:)", with: ["indexPath"]),
    HandlerForm("didEndEditingRow", "tableView(_:didEndEditingRowAt:)", with: ["indexPath"]),
    HandlerForm(
      "leadingSwipeActions", "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      with: ["indexPath"], answer: "the swipe actions, or nil for none"),
    HandlerForm(
      "trailingSwipeActions", "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      with: ["indexPath"], answer: "the swipe actions, or nil for the default ones"),
  ]

  static let scrolling: [HandlerForm] = [
    HandlerForm(
      "scrollViewWillBeginDragging", "scrollViewWillBeginDragging(_:)", with: ["scrollView"]),
    HandlerForm("scrollViewDidScroll", "scrollViewDidScroll(_:)", with: ["scrollView"]),
    HandlerForm(
      "scrollViewWillEndDragging",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      with: ["scrollView", "velocity", "targetContentOffset"]),
    HandlerForm(
      "scrollViewDidEndDragging", "scrollViewDidEndDragging(_:willDecelerate:)",
      with: ["scrollView", "decelerate"]),
    HandlerForm(
      "scrollViewWillBeginDecelerating", "scrollViewWillBeginDecelerating(_:)",
      with: ["scrollView"]),
    HandlerForm(
      "scrollViewDidEndDecelerating", "scrollViewDidEndDecelerating(_:)", with: ["scrollView"]),
    HandlerForm(
      "scrollViewDidEndScrollingAnimation", "scrollViewDidEndScrollingAnimation(_:)",
      with: ["scrollView"]),
    HandlerForm(
      "scrollViewShouldScrollToTop", "scrollViewShouldScrollToTop(_:)", with: ["scrollView"],
      answer: "whether a tap on the status bar scrolls to the top"),
    HandlerForm(
      "scrollViewDidScrollToTop", "scrollViewDidScrollToTop(_:)", with: ["scrollView"]),
    HandlerForm(
      "viewForZooming", "viewForZooming(in:)", with: ["scrollView"],
      answer: "the view that fingers scale, or nil"),
    HandlerForm(
      "scrollViewWillBeginZooming", "scrollViewWillBeginZooming(_:with:)",
      with: ["scrollView", "view"]),
    HandlerForm("scrollViewDidZoom", "scrollViewDidZoom(_:)", with: ["scrollView"]),
    HandlerForm(
      "scrollViewDidEndZooming", "scrollViewDidEndZooming(_:with:atScale:)",
      with: ["scrollView", "view", "scale"], reals: ["scale"]),
    HandlerForm("prefetchRows", "tableView(_:prefetchRowsAt:)", with: ["indexPaths"]),
    HandlerForm("prefetchItems", "collectionView(_:prefetchItemsAt:)", with: ["indexPaths"]),
    HandlerForm(
      "cancelPrefetchingForRows", "tableView(_:cancelPrefetchingForRowsAt:)",
      with: ["indexPaths"]),
    HandlerForm(
      "cancelPrefetchingForItems", "collectionView(_:cancelPrefetchingForItemsAt:)",
      with: ["indexPaths"]),
  ]

  static let collections: [HandlerForm] = [
    HandlerForm(
      "shouldSelectItem", "collectionView(_:shouldSelectItemAt:)", with: ["indexPath"],
      answer: "whether selection is allowed"),
    HandlerForm("didSelectItem", "collectionView(_:didSelectItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldDeselectItem", "collectionView(_:shouldDeselectItemAt:)", with: ["indexPath"],
      answer: "whether deselection is allowed"),
    HandlerForm("didDeselectItem", "collectionView(_:didDeselectItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldHighlightItem", "collectionView(_:shouldHighlightItemAt:)", with: ["indexPath"],
      answer: "whether highlighting is allowed"),
    HandlerForm("didHighlightItem", "collectionView(_:didHighlightItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "didUnhighlightItem", "collectionView(_:didUnhighlightItemAt:)", with: ["indexPath"]),
    HandlerForm(
      "shouldShowMenuForItem", "collectionView(_:shouldShowMenuForItemAt:)", with: ["indexPath"],
      answer: "whether a long press shows a menu"),
    HandlerForm(
      "sizeForItem", "collectionView(_:layout:sizeForItemAt:)", with: ["indexPath"],
      answer: "the size in points"),
    HandlerForm(
      "insetForSection", "collectionView(_:layout:insetForSectionAt:)", with: ["section"],
      answer: "the section insets in points"),
    HandlerForm(
      "lineSpacingForSection", "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      with: ["section"], answer: "the minimum line spacing in points"),
    HandlerForm(
      "interitemSpacingForSection", "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      with: ["section"], answer: "the minimum interitem spacing in points"),
    HandlerForm(
      "sizeForHeader", "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      with: ["section"], answer: "the size in points"),
    HandlerForm(
      "sizeForFooter", "collectionView(_:layout:referenceSizeForFooterInSection:)",
      with: ["section"], answer: "the size in points"),
  ]

  static let delegates: [HandlerForm] = [
    HandlerForm(
      "shouldSelectTab", "tabBarController(_:shouldSelect:)", with: ["child"],
      inSwift: ["viewController": "child"], answer: "whether a tap selects the tab"),
    HandlerForm(
      "didSelectTab", "tabBarController(_:didSelect:)", with: ["child"],
      inSwift: ["viewController": "child"]),
    HandlerForm(
      "willShow", "navigationController(_:willShow:animated:)", with: ["child", "animated"],
      inSwift: ["viewController": "child"]),
    HandlerForm(
      "didShow", "navigationController(_:didShow:animated:)", with: ["child", "animated"],
      inSwift: ["viewController": "child"]),
    HandlerForm(
      "pageBefore", "pageViewController(_:viewControllerBefore:)", with: ["page"],
      answer: "the previous page, or nil for none"),
    HandlerForm(
      "pageAfter", "pageViewController(_:viewControllerAfter:)", with: ["page"],
      answer: "the next page, or nil for none"),
    HandlerForm(
      "willTurn", "pageViewController(_:willTransitionTo:)",
      with: ["pageViewController", "pages"]),
    HandlerForm(
      "didTurn", "pageViewController(_:didFinishAnimating:previousViewControllers:…)",
      with: ["pageViewController", "previous", "completed"]),
    HandlerForm(
      "presentationCount", "presentationCount(for:)", answer: "the number of dots"),
    HandlerForm(
      "presentationIndex", "presentationIndex(for:)", answer: "the index of the filled dot"),
    HandlerForm(
      "spineLocation", "pageViewController(_:spineLocationFor:)", with: ["isLandscape"],
      answer: ".min, .mid or .max"),
    HandlerForm(
      "collapseSecondary", "splitViewController(_:collapseSecondary:onto:)",
      with: ["secondary", "primary"], answer: "whether the secondary column is left out"),
    HandlerForm(
      "topColumnForCollapsing",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", with: ["proposed"],
      answer: ".primary, .supplementary, .secondary or .compact"),
    HandlerForm(
      "showDetail", "splitViewController(_:showDetail:sender:)", with: ["detail"],
      answer: "whether the class has shown the controller itself"),
    HandlerForm(
      "willChangeDisplayMode", "splitViewController(_:willChangeTo:)", with: ["displayMode"]),
    HandlerForm(
      "shouldDismiss", "presentationControllerShouldDismiss(_:)",
      with: ["presentationController"], answer: "whether dismissal is allowed"),
    HandlerForm(
      "willDismiss", "presentationControllerWillDismiss(_:)", with: ["presentationController"]),
    HandlerForm(
      "didDismiss", "presentationControllerDidDismiss(_:)", with: ["presentationController"]),
    HandlerForm(
      "didAttemptToDismiss", "presentationControllerDidAttemptToDismiss(_:)",
      with: ["presentationController"]),
    HandlerForm(
      "didChangeSelectedDetentIdentifier",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
      with: ["presentationController"]),
    HandlerForm(
      "adaptivePresentationStyle",
      "adaptivePresentationStyle(for:), adaptivePresentationStyle(for:traitCollection:)",
      with: ["presentationController"], answer: "the presentation style"),
    HandlerForm(
      "searchTextDidChange", "searchBar(_:textDidChange:)", with: ["searchBar", "searchText"]),
  ]

  static let textInputs: [HandlerForm] = [
    HandlerForm(
      "textFieldShouldBeginEditing", "textFieldShouldBeginEditing(_:)", with: ["textField"],
      answer: "whether editing may begin"),
    HandlerForm("textFieldDidBeginEditing", "textFieldDidBeginEditing(_:)", with: ["textField"]),
    HandlerForm(
      "textFieldShouldEndEditing", "textFieldShouldEndEditing(_:)", with: ["textField"],
      answer: "whether editing may end"),
    HandlerForm(
      "textFieldDidEndEditing", "textFieldDidEndEditing(_:), textFieldDidEndEditing(_:reason:)",
      with: ["textField", "reason"]),
    HandlerForm(
      "textFieldDidChangeSelection", "textFieldDidChangeSelection(_:)", with: ["textField"]),
    HandlerForm(
      "textFieldShouldChangeCharacters",
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      with: ["textField", "range", "string"], answer: "whether the text changes"),
    HandlerForm(
      "textFieldShouldClear", "textFieldShouldClear(_:)", with: ["textField"],
      answer: "whether the field is cleared"),
    HandlerForm(
      "textFieldShouldReturn", "textFieldShouldReturn(_:)", with: ["textField"],
      answer: "whether the Return key has its default effect"),
    HandlerForm(
      "textViewShouldBeginEditing", "textViewShouldBeginEditing(_:)", with: ["textView"],
      answer: "whether editing may begin"),
    HandlerForm("textViewDidBeginEditing", "textViewDidBeginEditing(_:)", with: ["textView"]),
    HandlerForm(
      "textViewShouldEndEditing", "textViewShouldEndEditing(_:)", with: ["textView"],
      answer: "whether editing may end"),
    HandlerForm("textViewDidEndEditing", "textViewDidEndEditing(_:)", with: ["textView"]),
    HandlerForm(
      "textViewShouldChangeText", "textView(_:shouldChangeTextIn:replacementText:)",
      with: ["textView", "range", "text"], answer: "whether the text changes"),
    HandlerForm("textViewDidChange", "textViewDidChange(_:)", with: ["textView"]),
  ]

  static let searching: [HandlerForm] = [
    HandlerForm(
      "searchBarShouldBeginEditing", "searchBarShouldBeginEditing(_:)", with: ["searchBar"],
      answer: "whether editing may begin"),
    HandlerForm(
      "searchBarShouldEndEditing", "searchBarShouldEndEditing(_:)", with: ["searchBar"],
      answer: "whether editing may end"),
    HandlerForm(
      "searchBarShouldChangeText", "searchBar(_:shouldChangeTextIn:replacementText:)",
      with: ["searchBar", "range", "text"], answer: "whether the text changes"),
    HandlerForm(
      "searchBarTextDidBeginEditing", "searchBarTextDidBeginEditing(_:)", with: ["searchBar"]),
    HandlerForm(
      "searchBarTextDidEndEditing", "searchBarTextDidEndEditing(_:)", with: ["searchBar"]),
    HandlerForm(
      "searchBarSearchButtonClicked", "searchBarSearchButtonClicked(_:)", with: ["searchBar"]),
    HandlerForm(
      "searchBarCancelButtonClicked", "searchBarCancelButtonClicked(_:)", with: ["searchBar"]),
    HandlerForm(
      "searchBarSelectedScopeDidChange", "searchBar(_:selectedScopeButtonIndexDidChange:)",
      with: ["searchBar", "selectedScope"]),
    HandlerForm(
      "updateSearchResults", "updateSearchResults(for:)", with: ["searchController"]),
    HandlerForm(
      "willPresentSearchController", "willPresentSearchController(_:)", with: ["searchController"]),
    HandlerForm(
      "didPresentSearchController", "didPresentSearchController(_:)", with: ["searchController"]),
    HandlerForm(
      "willDismissSearchController", "willDismissSearchController(_:)", with: ["searchController"]),
    HandlerForm(
      "didDismissSearchController", "didDismissSearchController(_:)", with: ["searchController"]),
  ]

  static let others: [HandlerForm] = [
    HandlerForm(
      "didSet", "a state of the behavior has a new value", with: ["oldValue"], head: .name),
    HandlerForm(
      "willSet", "a state of the behavior is about to get a new value", with: ["newValue"],
      head: .name),
    HandlerForm(
      "observe", "a notification with this name was posted", with: ["sender", "userInfo"],
      head: .identifier(isRequired: true)),
    HandlerForm(
      "canBecomeFirstResponder", "canBecomeFirstResponder", answer: "whether it can"),
    HandlerForm(
      "motionEnded", "motionEnded(_:with:), when the device is shaken", with: ["motion"]),
    HandlerForm(
      "becomeFirstResponder", "becomeFirstResponder() of a field class",
      answer: "whether it succeeded; by default the result of UIKit"),
    HandlerForm(
      "resignFirstResponder", "resignFirstResponder() of a field class",
      answer: "whether it succeeded; by default the result of UIKit"),
  ]
}
