extension ViewTemplate {
  /// Whether it is hidden, or hides itself: an activity indicator that stands still may be there only
  /// while it turns.
  package var isConcealed: Bool { isHidden || isStoppedIndicator }

  private var isStoppedIndicator: Bool {
    guard elementKind == .activityIndicatorView, let indicator = content.activityIndicator else {
      return false
    }
    return indicator.hidesWhenStopped && !indicator.isAnimating
  }
}
