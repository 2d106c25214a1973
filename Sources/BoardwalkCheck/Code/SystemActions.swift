/// Methods of UIKit's that documents connect to.
enum SystemActions {
  /// Their selectors.
  static let all: Set<String> = [
    // Responders
    "becomeFirstResponder", "resignFirstResponder", "cut:", "copy:", "paste:", "select:",
    "selectAll:", "delete:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "find:",
    "findNext:", "findPrevious:", "findAndReplace:", "useSelectionForFind:", "print:", "rename:",
    "duplicate:", "move:", "export:", "updateTextAttributesWithConversionHandler:",

    // Views and controllers
    "endEditing:", "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded", "removeFromSuperview",
    "startAnimating", "stopAnimating", "beginRefreshing", "endRefreshing", "reloadData",
    "toggleMasterVisible:", "dismissKeyboard", "viewDidLoad",

    // Web views
    "goBack", "goForward", "reload", "stopLoading", "goBack:", "goForward:", "reload:",
    "stopLoading:", "reloadFromOrigin:", "reloadFromOrigin",

    // Scene views
    "play:", "pause:", "stop:", "snapshot:",
  ]
}
