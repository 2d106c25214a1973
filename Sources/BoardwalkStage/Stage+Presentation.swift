import BoardwalkGraph

/// Modal presentation: who presents, how it looks, and how it ends.
extension Stage {
  /// Presents `destination` for `source`, as `segue` asks or as the destination itself says.
  mutating func present(
    _ destination: ControllerID, from source: ControllerID, animated: Bool,
    segue: SegueTemplate?
  ) {
    guard let template = template(of: destination)?.presentation else { return }
    // The presented object decides, not what it wraps (PRES-06); a segue may set its style.
    let isPopover = segue?.kind == .popoverPresentation || segue?.kind == .popover
    let asked = isPopover ? "popover" : segue?.presentationStyle ?? template.style
    let style = asked.flatMap(Presentation.Style.init) ?? .automatic
    let adapted = style.adapted(to: options)
    let presenter = presenter(for: source, style: adapted)
    if let other = controllers[presenter]?.presented {
      // EXC-51
      log(
        "Attempt to present <\(className(of: destination))> on <\(className(of: presenter))> "
          + "(from <\(className(of: source))>) which is already presenting "
          + "<\(className(of: other))>.")
      release(destination)
      return
    }
    let transition = segue?.transitionStyle ?? template.transition ?? "coverVertical"
    guard transition != "partialCurl" || adapted == .fullScreen else {
      // PRES-31
      raise(.partialCurl(className(of: destination), segue, blueprint(of: source)))
      return
    }
    controllers[presenter]?.presented = destination
    controllers[destination]?.presenting = presenter
    controllers[destination]?.presentation = Presentation(
      style: style, adaptedStyle: adapted, transition: transition, anchor: segue?.popoverAnchor)
    begin(
      Transition(
        choreography: .present, outgoing: adapted.removesPresenter ? presenter : nil,
        incoming: destination, isAnimated: animated))
  }

  /// The controller that presents for `source` (PRES-05): the nearest context for styles that use
  /// one, else the outermost container.
  private func presenter(for source: ControllerID, style: Presentation.Style) -> ControllerID {
    let chain = [source] + ancestors(of: source)
    if style.usesContext {
      let context = chain.first { template(of: $0)?.presentation.definesContext ?? false }
      if let context { return context }
    }
    return chain.last ?? source
  }

  /// Ends what `id` presents, or, where it presents nothing, the presentation it is in (PRES-20).
  ///
  /// Returns whether there was anything to end (PRES-22).
  @discardableResult
  mutating func dismiss(from id: ControllerID, animated: Bool) -> Bool {
    guard let presenter = presenter(toDismissFrom: id),
      let first = controllers[presenter]?.presented
    else { return false }
    let stack = presentations(above: presenter)
    guard let top = stack.last else { return false }
    controllers[presenter]?.presented = nil
    controllers[first]?.presenting = nil
    // The presenter comes back only if its view was taken away; of several presentations on each
    // other only the topmost is seen to go (PRES-21, LIFE-37).
    let wasRemoved = controllers[first]?.presentation?.adaptedStyle.removesPresenter ?? false
    begin(
      Transition(
        choreography: .dismiss, outgoing: top, incoming: wasRemoved ? presenter : nil,
        removed: [first], isAnimated: animated))
    return true
  }

  private func presenter(toDismissFrom id: ControllerID) -> ControllerID? {
    let chain = [id] + ancestors(of: id)
    return chain.first { controllers[$0]?.presented != nil }
      ?? chain.lazy.compactMap { controllers[$0]?.presenting }.first
  }

  /// What is presented on `id` or inside it, and on that in turn, topmost last.
  func presentations(above id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var next = controllers[id]?.presented
    while let current = next {
      result.append(current)
      next = presentedInside(current)
    }
    return result
  }

  /// What `id` or anything in it presents.
  func presentedInside(_ id: ControllerID) -> ControllerID? {
    guard let controller = controllers[id] else { return nil }
    return controller.presented ?? controller.children.lazy.compactMap(presentedInside).first
  }

  private func className(of id: ControllerID) -> String { controllers[id]?.className ?? "nil" }
}
