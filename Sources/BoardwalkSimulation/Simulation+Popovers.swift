import BoardwalkBase
import BoardwalkDocument

/// Popovers: what they point to, and what can be touched beside them.
extension Simulation {
  /// Whether what code said until now gives the popover of `id` something to point to: it may do so
  /// after the call that presents it (POP-02).
  func pointsSomewhere(_ id: ControllerID?) -> Bool {
    id.flatMap { controllers[$0]?.modality.sourceItem } != nil
  }

  /// The id of the view or bar button item that the popover of `id` points to: a bar button item
  /// that the document names comes before what code says (POP-01).
  package func popoverAnchor(of id: ControllerID) -> String? {
    guard let presentation = controllers[id]?.presentation, presentation.adaptedStyle == .popover
    else { return nil }
    return presentation.anchor ?? controllers[id]?.modality.sourceItem
  }

  /// What can be touched below the popover in front: the views that it lets touches through to, and
  /// the other items of the bar that it points to (POP-03); below a sheet that dims nothing, all.
  var passthroughs: [Touchable] {
    let chain = presentationChain
    guard let front = chain.last, let below = chain.dropLast().last else { return [] }
    if !isDimming(front) { return touchables(in: below) }
    guard controllers[front]?.presentation?.adaptedStyle == .popover else { return [] }
    let candidates = touchables(in: below)
    let views = controllers[front]?.modality.passthroughViews ?? []
    let anchor = popoverAnchor(of: front)
    let item = candidates.first { $0.id == anchor && $0.isBarItem }
    return candidates.filter { candidate in
      let isBeside =
        candidate.role == item?.role && candidate.controller == item?.controller
        && candidate.id != anchor
      return isBeside || views.contains(candidate.id)
    }
  }

  /// The size in points that `id` would like to have in a popover or a form sheet (POP-06), without the
  /// bars that it puts around what it shows.
  package func preferredContentSize(of id: ControllerID) -> LayoutSize? {
    sourceOfPreferredContentSize(of: id).flatMap { controllers[$0]?.modality.preferredContentSize }
  }

  /// The controller whose preferred size counts where `id` is presented: `id` itself, else what it shows of
  /// its children, as a navigation controller follows its top (POP-06); nil where none prefers any.
  package func sourceOfPreferredContentSize(of id: ControllerID) -> ControllerID? {
    guard controllers[id]?.modality.preferredContentSize == nil else { return id }
    if case .plain = controllers[id]?.container { return nil }
    return visibleChildren(of: id).lazy
      .compactMap { sourceOfPreferredContentSize(of: $0) }.first
  }
}

extension Touchable {
  fileprivate var isBarItem: Bool { role == .barItem || role == .toolbarItem }
}
