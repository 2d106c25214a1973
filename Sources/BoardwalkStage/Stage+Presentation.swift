import BoardwalkGraph

/// Modal presentation: who presents, and how it looks.
extension Stage {
  /// Presents `destination` for `source`, as `segue` asks or as the destination itself says.
  mutating func present(
    _ destination: ControllerID, from source: ControllerID, animated: Bool,
    segue: SegueTemplate?
  ) {
    guard let plan = blueprint(of: destination) else { return }
    // The presented object decides, not what it wraps (PRES-06); a segue may set its style.
    let isPopover = segue?.kind == .popoverPresentation || segue?.kind == .popover
    let asked = isPopover ? "popover" : segue?.presentationStyle ?? plan.template.presentation.style
    let style = asked.flatMap(Presentation.Style.init) ?? .automatic
    let adapted = style.adapted(to: options)
    let presenter = presenter(for: source, style: adapted)
    if let line = refusal(to: destination, on: presenter, for: source) {
      log(line)
      release(destination)
      return
    }
    let transition = transition(to: destination, style: adapted, on: presenter, segue)
    if transition == "partialCurl", adapted != .fullScreen || !isFullScreen(presenter) {
      // PRES-31
      return raise(.partialCurl(className(of: destination), segue, blueprint(of: source)))
    }
    controllers[presenter]?.presented = destination
    controllers[destination]?.presenting = presenter
    controllers[destination]?.originalPresenter = source
    controllers[destination]?.presentation = Presentation(
      style: style, adaptedStyle: adapted, transition: transition, anchor: segue?.popoverAnchor)
    begin(
      Transition(
        choreography: .present, outgoing: adapted.removesPresenter ? presenter : nil,
        incoming: destination, pace: pace(animated, of: adapted)))
  }

  /// The controller that presents for `source` (PRES-05): the nearest context for styles that use
  /// one, else the outermost container.
  private func presenter(for source: ControllerID, style: Presentation.Style) -> ControllerID {
    guard style.usesContext else { return outermost(source) }
    let chain = [source] + ancestors(of: source)
    let context = chain.first {
      blueprint(of: $0)?.template.presentation.definesContext ?? false
    }
    return context ?? chain.last ?? source
  }

  /// Why `presenter` cannot present now, as UIKit logs it (PRES-40, EXC-50, EXC-51, EXC-52).
  private func refusal(
    to destination: ControllerID, on presenter: ControllerID, for source: ControllerID
  ) -> String? {
    let attempt =
      "Attempt to present <\(className(of: destination))> on <\(className(of: presenter))> "
      + "(from <\(className(of: source))>)"
    if let other = controllers[presenter]?.presented {
      return controllers[other]?.appearance == .appeared
        ? "\(attempt) which is already presenting <\(className(of: other))>."
        : "\(attempt) while a presentation is in progress"
    }
    return controllers[presenter]?.appearance == .disappeared
      ? "\(attempt) whose view is not in the window hierarchy." : nil
  }

  /// How a presentation is animated: as the segue says, or the destination, or a context that gives
  /// its own style to what covers it (PRES-07).
  private func transition(
    to destination: ControllerID, style: Presentation.Style, on presenter: ControllerID,
    _ segue: SegueTemplate?
  ) -> String {
    let context = blueprint(of: presenter)?.template.presentation
    if style.usesContext, let context, context.providesTransitionStyle {
      return context.transition ?? "coverVertical"
    }
    return segue?.transitionStyle ?? blueprint(of: destination)?.template.presentation.transition
      ?? "coverVertical"
  }

  private func isFullScreen(_ id: ControllerID) -> Bool {
    controllers[id]?.presentation.map { $0.adaptedStyle == .fullScreen } ?? true
  }

  /// Without animation, all is told when the main queue drains; but of sheets only the first half
  /// (TIME-04, TIME-05).
  func pace(_ animated: Bool, of style: Presentation.Style?) -> Transition.Pace {
    if animated { return .animated }
    return style?.isSheet == true && options.system.major >= 13 ? .deferred : .immediate
  }
}
