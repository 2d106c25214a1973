import BoardwalkGraph

/// Modal presentation: who presents, and how it looks.
extension Simulation {
  /// Presents `destination` for `source`, as a segue asks or as the destination itself says.
  ///
  /// Where `source` cannot present, UIKit only writes a line (PRES-40); what a segue made is gone
  /// then, what code holds is not.
  mutating func present(
    _ destination: ControllerID, from source: ControllerID, animated: Bool,
    segue: SegueTemplate?, isHeldByCode: Bool = false, completion: Completion? = nil
  ) {
    guard let modality = controllers[destination]?.modality else { return }
    if let raised = exception(whenPresenting: destination) {
      return raise(raised, by: segue, of: source)
    }
    // The presented object decides, not what it wraps (PRES-06); a segue may set its style.
    let style = segue?.style ?? modality.modalPresentationStyle
    let (adapted, destination) = adaptation(of: destination, in: style)
    guard exception == nil else { return }
    let presenter = presenter(for: source, style: adapted)
    if let line = refusal(to: destination, on: presenter, for: source) {
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
      choreography: .present, outgoing: adapted.removesPresenter ? presenter : nil,
      incoming: destination, pace: pace(animated, of: adapted))
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

  /// The id of the view or item that starts `segue`; nil where the controller itself does.
  private func sender(of segue: SegueTemplate, _ source: ControllerID) -> String? {
    segue.source == blueprint(of: source)?.template.id ? nil : segue.source
  }

  /// The controller that presents for `source` (PRES-05): the nearest context for styles that use
  /// one, else the outermost container.
  private func presenter(for source: ControllerID, style: Presentation.Style) -> ControllerID {
    guard style.usesContext else { return outermost(source) }
    let chain = [source] + ancestors(of: source)
    let context = chain.first { controllers[$0]?.modality.definesPresentationContext ?? false }
    return context ?? chain.last ?? source
  }

  /// What UIKit raises where `destination` is in use already: as a child, as the window's root, or
  /// by another presentation (PRES-40, EXC-12, EXC-13).
  private func exception(
    whenPresenting destination: ControllerID
  ) -> UIKitException? {
    let name = className(of: destination)
    guard let presenter = controllers[destination]?.presenting else {
      let isActive = controllers[destination]?.parent != nil || destination == root
      return isActive ? .activeController(name) : nil
    }
    return options.system.major >= 13
      ? .presentedTwice(name, by: className(of: presenter)) : .activeController(name)
  }

  /// How a presentation is animated: as the segue says, or the destination, or a context that gives
  /// its own style to what covers it (PRES-07).
  private func transition(
    to destination: ControllerID, style: Presentation.Style, on presenter: ControllerID,
    _ segue: SegueTemplate?
  ) -> String {
    if style.usesContext, let context = controllers[presenter]?.modality,
      context.providesPresentationContextTransitionStyle
    {
      return context.modalTransitionStyle
    }
    return segue?.transitionStyle ?? controllers[destination]?.modality.modalTransitionStyle
      ?? "coverVertical"
  }

  /// What UIKit raises for a partial curl that is not of a full screen, or a presentation on top of
  /// one (PRES-31, EXC-14).
  private func curlException(
    _ destination: ControllerID, _ style: Presentation.Style, _ transition: String,
    on presenter: ControllerID
  ) -> UIKitException? {
    let below = controllers[presenter]?.presentation
    if below?.transition == "partialCurl" {
      return .presentedFromPartialCurl(className(of: presenter))
    }
    let isFullScreen = style == .fullScreen && below.map { $0.adaptedStyle == .fullScreen } ?? true
    return transition == "partialCurl" && !isFullScreen
      ? .partialCurl(className(of: destination)) : nil
  }

  /// Without animation, all is told when the main queue drains; but of sheets only the first half
  /// (TIME-04, TIME-05).
  func pace(_ animated: Bool, of style: Presentation.Style?) -> Transition.Pace {
    if animated { return .animated }
    return style?.isSheet == true && options.system.major >= 13 ? .deferred : .immediate
  }

  /// The line that UIKit logs where appearance transitions overlap (EXC-61).
  func unbalanced(_ id: ControllerID) -> String {
    "Unbalanced calls to begin/end appearance transitions for <\(className(of: id))>."
  }
}

extension SegueTemplate {
  /// The style that it asks for; nil leaves it to the destination.
  fileprivate var style: Presentation.Style? {
    if kind == .popoverPresentation || kind == .popover { return .popover }
    return presentationStyle.flatMap(Presentation.Style.init)
  }
}
