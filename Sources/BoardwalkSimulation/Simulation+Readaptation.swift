/// Presentations that look different when the room changes.
extension Simulation {
  /// Gives the presentation of `id` the style that it has in the room there is now: on a large iPhone
  /// a popover becomes a sheet as it is turned upright, and a popover again on its side (PRES-09,
  /// POP-07). Another controller that a delegate showed for want of room stays.
  mutating func adapt(presentation id: ControllerID) {
    guard let old = controllers[id]?.presentation, let presenter = controllers[id]?.presenting
    else {
      return
    }
    let style = adaptation(of: id, in: old.style).style
    guard exception == nil, style != old.adaptedStyle else { return }
    controllers[id]?.presentation = Presentation(
      style: old.style, adaptedStyle: style, transition: old.transition, anchor: old.anchor)
    if style == .popover, popoverAnchor(of: id) == nil {
      // A popover needs something to point to (POP-01).
      return raise(.noPopoverAnchor)
    }
    // Before iOS 13 what fills the screen in little room only lies over it in much (LIFE-34).
    if style.removesPresenter, !old.adaptedStyle.removesPresenter {
      begin(Transition(choreography: .cover, outgoing: presenter))
    } else if old.adaptedStyle.removesPresenter, !style.removesPresenter {
      begin(Transition(choreography: .uncover, incoming: presenter))
    }
  }
}
