import BoardwalkBase

/// An event other than a transition at a time of the virtual clock.
struct ScheduledEvent: Sendable, Hashable {
  /// The effect of the event.
  enum Work: Sendable, Hashable {
    /// The keyboard has finished moving.
    case keyboard(KeyboardNotification, KeyboardMovement)

    /// An animation of views has ended.
    case animation(ViewAnimation)

    /// The interface of the search of a controller has come, or gone.
    case search(ControllerID, SearchMessage)

    /// The content of a scroll view has moved to an offset.
    case scroll(ViewID, to: LayoutPoint)

    /// A timer fires, or delayed code continues.
    case timer(ClockTimer)
  }

  let time: Int
  var work: Work

  /// Whether the app is idle only afterwards: movements end by themselves, timers wait for the
  /// clock.
  var isMovement: Bool {
    if case .timer = work { false } else { true }
  }

  /// The event with controllers renumbered by `numbers` and its time relative to `start`; nil if
  /// its owner is released.
  func renumbered(_ numbers: [ControllerID: ControllerID], since start: Int) -> ScheduledEvent? {
    var work = work
    switch work {
    case .keyboard: break
    case .animation(let animation):
      guard let copy = animation.renumbered(numbers, since: start) else { return nil }
      work = .animation(copy)
    case .search(let id, let message):
      guard let owner = numbers[id] else { return nil }
      work = .search(owner, message)
    case .scroll(let view, let offset):
      guard let owner = numbers[view.controller] else { return nil }
      work = .scroll(ViewID(view.object, of: owner, in: view.cell), to: offset)
    case .timer(var timer):
      guard let owner = numbers[timer.owner] else { return nil }
      timer.owner = owner
      work = .timer(timer)
    }
    return ScheduledEvent(time: time - start, work: work)
  }
}

/// A timer that code has started.
struct ClockTimer: Sendable, Hashable {
  var owner: ControllerID

  /// The name in its owner.
  let name: String

  /// Milliseconds between two times that it fires; nil for once only.
  let interval: Int?
}
