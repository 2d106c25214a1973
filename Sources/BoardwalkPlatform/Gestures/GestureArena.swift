/// The recognizers that see one set of fingers, and which of them wins.
///
/// A value: it is made when the first finger touches the screen, with the recognizers of the view that
/// was hit and of all views around it, and lives until ``isOver``.
package struct GestureArena: Sendable {
  /// A recognizer with what it has seen.
  struct ArenaMember: Sendable {
    let recognizer: Recognizer
    var state = Recognizer.State.possible
    var reading: any GestureReading

    /// The fingers that it sees.
    var fingers = Fingers()

    /// What it would do at once, if others had failed (GES-08).
    var held: Verdict?

    var isPossible: Bool { state == .possible }
    var isActive: Bool { state == .began || state == .changed }

    /// Whether it has seen enough: it is over, or it only waits for others to fail.
    var isDone: Bool {
      state == .ended || state == .cancelled || state == .failed || held == .recognize
    }

    /// Whether it has seen something that may yet become its gesture.
    var isWatching: Bool { isPossible && fingers.most > 0 }
  }

  var entrants: [ArenaMember]
  var view = ViewTouches()

  /// The virtual time of what was last heard of, in milliseconds.
  private(set) var now = 0

  private var fingersDown: Set<Int> = []

  /// The arena of `recognizers`, those of the innermost view first.
  package init(_ recognizers: [Recognizer]) {
    entrants = recognizers.filter(\.isEnabled).map {
      ArenaMember(recognizer: $0, reading: $0.kind.reading)
    }
  }

  /// Whether nothing can happen any longer: no finger is down, and nothing waits for time to pass.
  package var isOver: Bool { fingersDown.isEmpty && nextDeadline == nil }

  /// The state of the recognizer `id`; nil if there is none.
  package func state(of id: String) -> Recognizer.State? {
    entrants.first { $0.recognizer.id == id }?.state
  }

  /// When the next recognizer decides by time alone, in milliseconds; nil if none does.
  package var nextDeadline: Int? {
    entrants.lazy.filter { $0.isPossible && $0.held == nil }.compactMap(\.reading.deadline).min()
  }

  /// Lets `touch` happen.
  package mutating func send(_ touch: Touch, asking delegate: inout some GestureDelegate) {
    advance(to: touch.time, asking: &delegate)
    if touch.phase == .began {
      guard fingersDown.insert(touch.finger).inserted else { return }
    } else {
      guard fingersDown.contains(touch.finger) else { return }
    }
    view.take(touch)
    for index in entrants.indices where !entrants[index].isDone {
      if touch.phase == .began, !delegate.shouldReceive(entrants[index].recognizer.id, touch) {
        continue
      }
      entrants[index].fingers.follow(touch)
      guard entrants[index].fingers.tracks.contains(where: { $0.finger == touch.finger }) else {
        continue
      }
      let isActive = entrants[index].isActive
      let verdict = entrants[index].reading.read(
        touch, entrants[index].fingers, isActive: isActive)
      entrants[index].fingers.lift(touch)
      if let verdict { decide(index, verdict, asking: &delegate) }
    }
    if touch.phase == .ended || touch.phase == .cancelled { fingersDown.remove(touch.finger) }
    settle(asking: &delegate)
  }

  /// Lets time pass until `time`, in milliseconds.
  package mutating func advance(to time: Int, asking delegate: inout some GestureDelegate) {
    while let deadline = nextDeadline, deadline <= time {
      let due = entrants.indices.first {
        entrants[$0].isPossible && entrants[$0].held == nil
          && entrants[$0].reading.deadline == deadline
      }
      guard let due, let verdict = entrants[due].reading.expire() else { break }
      now = max(now, deadline)
      decide(due, verdict, asking: &delegate)
      settle(asking: &delegate)
    }
    now = max(now, time)
  }

  /// Disables the recognizer `id`: a gesture under way is cancelled (GES-06).
  package mutating func disable(_ id: String, asking delegate: inout some GestureDelegate) {
    guard let index = entrants.firstIndex(where: { $0.recognizer.id == id }),
      !entrants[index].isDone
    else { return }
    decide(index, entrants[index].isActive ? .cancel : .fail, asking: &delegate)
    settle(asking: &delegate)
  }
}
