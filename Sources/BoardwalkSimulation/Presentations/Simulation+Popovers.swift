import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// Popovers: their anchors and passthrough views.
extension Simulation {
  /// Whether the popover of `id` has an anchor now: code may set it after the call that presents it
  /// (POP-02).
  func hasPopoverAnchor(_ id: ControllerID?) -> Bool {
    id.flatMap { controllers[$0]?.modality.sourceItem } != nil
  }

  /// The id of the view or bar button item that anchors the popover of `id`; a bar button item of
  /// the document takes precedence over code (POP-01).
  package func popoverAnchor(of id: ControllerID) -> String? {
    guard let presentation = controllers[id]?.presentation, presentation.adaptedStyle == .popover
    else { return nil }
    return presentation.anchor ?? controllers[id]?.modality.sourceItem
  }

  /// The elements below the frontmost popover that can be touched: its passthrough views, and the
  /// other items of its anchor's bar (POP-03); below a sheet that does not dim, all elements.
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

  /// The controller whose preferred size determines the presentation of `id`: `id` itself, else its
  /// visible child, such as the top of a navigation controller (POP-06); nil if there is none.
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
