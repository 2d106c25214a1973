extension ViewTemplate {
  /// Whether it is hidden, or hides itself: an activity indicator that stands still may be there only
  /// while it turns.
  package var isConcealed: Bool { isHidden || isStoppedIndicator }

  private var isStoppedIndicator: Bool {
    elementKind == .activityIndicatorView && rest.attributes["hidesWhenStopped"] == "YES"
      && rest.attributes["animating"] != "YES"
  }
}
