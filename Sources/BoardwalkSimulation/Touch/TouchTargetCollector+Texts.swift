import BoardwalkDocument
import BoardwalkGraph

/// What things that can be touched are called by what is written on them.
extension TouchTargetCollector {
  /// What is written on it, or inside it for cells and for views that hold nothing else to be touched, then
  /// its other names.
  func texts(of view: ViewTemplate, _ role: Touchable.Role) -> [String] {
    var texts = [view.shownText, view.placeholder].compactMap { $0 }
    if role == .cell || role == .view && !isBackdrop(view) { texts += inscriptions(in: view) }
    texts += [view.accessibilityLabel, view.userLabel, view.image].compactMap { $0 }
    if role == .cell { texts += images(in: view) }
    texts += [view.cell?.reuseIdentifier, view.accessibilityIdentifier].compactMap { $0 }
    return texts.filter { !$0.isEmpty }
  }

  /// What is written in the view `view` that lies behind other things: a tap there falls through to it, but
  /// it is not called so.
  func inscriptions(behind view: ViewTemplate, _ role: Touchable.Role) -> [String] {
    role == .view && isBackdrop(view) ? inscriptions(in: view).filter { !$0.isEmpty } : []
  }

  /// Whether `view` lies behind other things rather than being one: it scrolls, or holds what is touched by
  /// itself.
  private func isBackdrop(_ view: ViewTemplate) -> Bool {
    view.elementKind == .scrollView || holdsTargets(view)
  }

  private func holdsTargets(_ view: ViewTemplate) -> Bool {
    view.table != nil || view.collection != nil || !view.items.isEmpty
      || !view.navigationItems.isEmpty
      || view.subviews.contains { $0.isSeen && (role(of: $0) != nil || holdsTargets($0)) }
  }

  /// What is written in `view`, except on what is touched by itself.
  private func inscriptions(in view: ViewTemplate) -> [String] {
    view.subviews.filter { $0.isSeen && role(of: $0) == nil }.flatMap { subview in
      [subview.shownText].compactMap { $0 } + inscriptions(in: subview)
    }
  }

  /// The names of the images in `view`, except on what is touched by itself.
  private func images(in view: ViewTemplate) -> [String] {
    view.subviews.filter { $0.isSeen && role(of: $0) == nil }.flatMap { subview in
      [subview.image].compactMap { $0 } + images(in: subview)
    }
  }
}
