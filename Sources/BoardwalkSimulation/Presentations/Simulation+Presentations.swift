import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// Modal presentation: who presents, and how it looks.
extension Simulation {
  /// Presents `destination` for `source`, with the style of the segue or of the destination, in the
  /// steps of ``TransitionSequence/present``.
  ///
  /// If `source` cannot present, UIKit only logs a line (PRES-40); the destination of a segue is
  /// then released, one that code owns is not.
  mutating func present(
    _ destination: ControllerID, from source: ControllerID, animated: Bool,
    segue: SegueTemplate?, isHeldByCode: Bool = false, completion: Completion? = nil
  ) {
    guard let modality = controllers[destination]?.modality else { return }
    if let raised = exception(whenPresenting: destination) {
      return raise(raised, by: segue, of: source)
    }
    // The presented controller determines the style, not its children (PRES-06).
    let style = modality.modalPresentationStyle
    let (adapted, destination) = adaptation(of: destination, in: style)
    guard !isOver else { return }
    let presenter = presenter(for: source, style: adapted)
    if let line = presentationWarning(to: destination, on: presenter, for: source) {
      log(line)
      if !isHeldByCode { release(destination) }
      return
    }
    guard allowsPresentation(on: presenter) else { return }
    let transition = transition(to: destination, style: adapted, on: presenter, segue)
    if let raised = curlException(destination, adapted, transition, on: presenter) {
      return raise(raised, by: segue, of: source)
    }
    if let early = [presenter, source].first(where: { controllers[$0]?.appearance == .appearing }) {
      // Presenting while a view appears unbalances the appearance calls (PRES-41).
      log(unbalanced(early))
    }
    let anchor = segue?.popoverAnchor ?? segue.flatMap { sender(of: $0, source) }
    controllers[presenter]?.presented = destination
    controllers[destination]?.presenting = presenter
    controllers[destination]?.originalPresenter = source
    controllers[destination]?.presentation = Presentation(
      style: style, adaptedStyle: adapted, transition: transition, anchor: anchor)
    var change = Transition(
      sequence: .present, outgoing: adapted.removesPresenter ? presenter : nil,
      incoming: destination, timing: timing(animated, of: adapted))
    change.presenter = presenter
    change.completion = completion
    // In compact width nothing needs to be pointed to (POP-01, ORC-68).
    if adapted == .popover, anchor == nil {
      var missing = UIKitException.noPopoverAnchor
      missing.origin = origin(of: segue, blueprint(of: source))
      change.missingAnchor = [missing]
    }
    begin(change)
  }

  /// The id of the view or item that starts `segue`; nil if the controller itself does.
  private func sender(of segue: SegueTemplate, _ source: ControllerID) -> String? {
    segue.source == blueprint(of: source)?.template.id ? nil : segue.source
  }

  /// The controller that presents for `source` (PRES-05): the nearest context for styles that use
  /// one, else the outermost container.
  private func presenter(for source: ControllerID, style: ModalPresentationStyle) -> ControllerID {
    guard style.usesContext else { return controllers.outermost(source) }
    let chain = [source] + controllers.ancestors(of: source)
    let context = chain.first { controllers[$0]?.modality.definesPresentationContext ?? false }
    return context ?? chain.last ?? source
  }

  /// UIKit's exception if `destination` is in use: as a child, as the root, or in another
  /// presentation (PRES-40, EXC-12, EXC-13).
  private func exception(
    whenPresenting destination: ControllerID
  ) -> UIKitException? {
    let name = controllers.className(of: destination)
    guard let presenter = controllers[destination]?.presenting else {
      let isActive = controllers[destination]?.parent != nil || destination == root
      return isActive ? .activeController(name) : nil
    }
    return options.system.has(.detailedMessages)
      ? .presentedTwice(name, by: controllers.className(of: presenter)) : .activeController(name)
  }

  /// The transition style of a presentation: the segue's, the destination's, or that of a context
  /// that provides its own (PRES-07).
  private func transition(
    to destination: ControllerID, style: ModalPresentationStyle, on presenter: ControllerID,
    _ segue: SegueTemplate?
  ) -> ModalTransitionStyle {
    if style.usesContext, let context = controllers[presenter]?.modality,
      context.providesPresentationContextTransitionStyle
    {
      return context.modalTransitionStyle
    }
    return segue?.transitionStyle ?? controllers[destination]?.modality.modalTransitionStyle
      ?? .coverVertical
  }

  /// UIKit's exception for a partial curl that is not full screen, or a presentation on top of one
  /// (PRES-31, EXC-14).
  private func curlException(
    _ destination: ControllerID, _ style: ModalPresentationStyle,
    _ transition: ModalTransitionStyle,
    on presenter: ControllerID
  ) -> UIKitException? {
    let below = controllers[presenter]?.presentation
    if below?.transition == .partialCurl {
      return .presentedFromPartialCurl(controllers.className(of: presenter))
    }
    let isFullScreen = style == .fullScreen && below.map { $0.adaptedStyle == .fullScreen } ?? true
    return transition == .partialCurl && !isFullScreen
      ? .partialCurl(controllers.className(of: destination)) : nil
  }

  /// Without animation, all callbacks come when the main queue drains; but of sheets only the first
  /// half (TIME-04, TIME-05).
  func timing(_ animated: Bool, of style: ModalPresentationStyle?) -> Transition.Timing {
    if animated { return .animated }
    return style?.isSheet == true && options.system.has(.sheets) ? .deferred : .immediate
  }

  /// The line that UIKit logs where appearance transitions overlap (EXC-61).
  func unbalanced(_ id: ControllerID) -> String {
    "Unbalanced calls to begin/end appearance transitions for <\(controllers.className(of: id))>."
  }
}

extension SegueTemplate {
  /// The style that it asks for; nil leaves it to the destination.
  var style: ModalPresentationStyle? {
    if kind == .popoverPresentation || kind == .popover { return .popover }
    return presentationStyle
  }
}

/// The end of presentations.
extension Simulation {
  /// Dismisses the presentation of `id`, or the one that `id` is part of (PRES-20). While one
  /// begins or ends there, UIKit only logs a line (APP-11).
  ///
  /// Returns whether there was a presentation (PRES-22).
  @discardableResult
  mutating func dismiss(
    from id: ControllerID, animated: Bool, completion: Completion? = nil,
    isByUser: Bool = false
  ) -> Bool {
    let presenter = presenter(toDismissFrom: id)
    let asked = [id] + controllers.ancestors(of: id) + [presenter].compactMap { $0 }
    if asked.contains(where: isInModalTransition) {
      log(dismissalWarning(on: presenter ?? id))
      return presenter.flatMap { controllers[$0]?.presented } != nil
    }
    guard let presenter, let first = controllers[presenter]?.presented else { return false }
    let stack = controllers.presentations(from: first)
    let style = controllers[first]?.presentation?.adaptedStyle
    controllers[presenter]?.presented = nil
    controllers[first]?.presenting = nil
    // The presenter reappears only if its view was removed (LIFE-31, LIFE-33). Everything above is
    // dismissed too; covered controllers have disappeared already (PRES-21, LIFE-37).
    var change = Transition(
      sequence: .dismiss, incoming: style?.removesPresenter == true ? presenter : nil,
      removed: stack.reversed(), timing: timing(animated, of: style))
    change.presenter = presenter
    change.completion = completion
    change.isByUser = isByUser
    begin(change)
    return true
  }

  /// The presenter whose presentation a dismissal of `id` ends: the nearest one around it, else the
  /// presenter of its own presentation (PRES-10, PRES-20).
  private func presenter(toDismissFrom id: ControllerID) -> ControllerID? {
    var next: ControllerID? = id
    while let current = next {
      if controllers[current]?.presented != nil { return current }
      next = controllers[current]?.parent
    }
    return presentingViewController(of: id)
  }
}

/// Rejected presentations: UIKit logs a line and does nothing (PRES-40).
extension Simulation {
  /// The log line if `presenter` cannot present `destination` for `source`.
  ///
  /// A controller below a full-screen presentation is not in the window, nor is one that was not in
  /// it before its `viewWillAppear` returned (APP-16). Only one that stays, as behind a sheet, is
  /// reported as presenting already (EXC-50, EXC-51).
  func presentationWarning(
    to destination: ControllerID, on presenter: ControllerID, for source: ControllerID
  ) -> String? {
    if isInModalTransition(presenter) {
      return attempt(destination, presenter, source, "while a presentation is in progress", "!")
    }
    if isOutsideWindow(presenter) || isOutsideWindow(source)
      || controllers[presenter]?.awaitsIsAppearing == true
    {
      let line = attempt(
        destination, presenter, source, "whose view is not in the window hierarchy", "!")
      return options.system.has(.detailedMessages) ? "[Presentation] \(line)" : line
    }
    guard let other = controllers[presenter]?.presented else { return nil }
    return attempt(
      destination, presenter, source,
      "which is already presenting <\(controllers.className(of: other))>", "")
  }

  /// The failed attempt and its reason `why`. Before iOS 13 it is a warning that ends with `mark`
  /// and names the requesting controller instead of the container.
  private func attempt(
    _ destination: ControllerID, _ presenter: ControllerID, _ source: ControllerID,
    _ why: String, _ mark: String
  ) -> String {
    let attempt = "Attempt to present <\(controllers.className(of: destination))> on"
    let asked = "<\(controllers.className(of: source))>"
    return options.system.has(.detailedMessages)
      ? "\(attempt) <\(controllers.className(of: presenter))> (from \(asked)) \(why)."
      : "Warning: \(attempt) \(asked) \(why)\(mark)"
  }

  /// The line about a dismissal that `presenter` cannot begin now (APP-11).
  private func dismissalWarning(on presenter: ControllerID) -> String {
    let line =
      "Attempt to dismiss from view controller <\(controllers.className(of: presenter))> "
      + "while a presentation or dismiss is in progress!"
    return options.system.has(.detailedMessages) ? line : "Warning: \(line)"
  }

  /// Whether the view of `id` is not in the window, as one's that has only loaded (PRES-41), and
  /// nothing that covered it was dismissed without animation in this turn.
  private func isOutsideWindow(_ id: ControllerID) -> Bool {
    guard controllers[id]?.appearance == .disappeared else { return false }
    let whole = controllers.outermost(id)
    return !schedule.phases.contains {
      $0.transition.isDismissal && $0.transition.incoming.contains(whole)
    }
  }

  /// Whether `id` has a presentation or dismissal that has not ended (EXC-52).
  private func isInModalTransition(_ id: ControllerID) -> Bool {
    let whole = controllers.outermost(id)
    func isIn(_ transition: Transition) -> Bool {
      transition.occupies(id) || transition.removed.contains(whole) && transition.isDismissal
    }
    if trace.phase == .turn, let currentTransition, isIn(currentTransition) { return true }
    return schedule.phases.contains { isIn($0.transition) }
  }
}

extension Transition {
  /// Whether `id` cannot present before this transition has ended. A transition without animation
  /// ends when the main queue drains, before anything else.
  fileprivate func occupies(_ id: ControllerID) -> Bool {
    presenter == id && (timing == .animated || sequence == .present)
  }

  /// Whether it ends a presentation.
  fileprivate var isDismissal: Bool { sequence == .dismiss }
}

/// Presentations that look different when the room changes.
extension Simulation {
  /// Adapts the presentation of `id` to the current size: on a large iPhone a popover becomes a
  /// sheet in portrait, and a popover again in landscape (PRES-09, POP-07). A replacement that a
  /// delegate provided for a compact width stays.
  mutating func adapt(presentation id: ControllerID) {
    guard let old = controllers[id]?.presentation, let presenter = controllers[id]?.presenting
    else { return }
    let style = adaptation(of: id, in: old.style).style
    guard !isOver, style != old.adaptedStyle else { return }
    controllers[id]?.presentation = Presentation(
      style: old.style, adaptedStyle: style, transition: old.transition, anchor: old.anchor)
    if style == .popover, popoverAnchor(of: id) == nil {
      // A popover needs an anchor (POP-01).
      return raise(.noPopoverAnchor)
    }
    // Before iOS 13 a full screen in a compact width becomes an overlay in a regular width
    // (LIFE-34).
    if style.removesPresenter, !old.adaptedStyle.removesPresenter {
      begin(Transition(sequence: .cover, outgoing: presenter))
    } else if old.adaptedStyle.removesPresenter, !style.removesPresenter {
      begin(Transition(sequence: .uncover, incoming: presenter))
    }
  }
}

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
