import Testing

@testable import BoardwalkSimulation

@Suite("Virtual clock")
struct ScheduleTests {
  private let owner = ControllerID(number: 0)

  private func timer(_ name: String, every interval: Int? = nil) -> ScheduledEvent.Work {
    .timer(ClockTimer(owner: owner, name: name, interval: interval))
  }

  private func phase(at time: Int, _ phase: TraceEntry.Phase = .end) -> ScheduledPhase {
    ScheduledPhase(time: time, phase: phase, transition: Transition(sequence: .push))
  }

  /// What falls due by `time`: the name of each timer, `phase` for each phase.
  private func due(by time: Int, in schedule: inout Schedule) -> [String] {
    var names: [String] = []
    while let item = schedule.next(by: time) {
      switch item {
      case .phase: names.append("phase")
      case .event(let event):
        if case .timer(let timer) = event.work { names.append(timer.name) }
      }
    }
    return names
  }

  @Test("events run by time, and in insertion order at equal times")
  func order() {
    var schedule = Schedule()
    schedule.add(timer("late"), in: 20)
    schedule.add(timer("first"), in: 10)
    schedule.add(timer("second"), in: 10)
    #expect(due(by: 15, in: &schedule) == ["first", "second"])
    #expect(schedule.clock == 10, "the clock stands where the last event happened")
    #expect(due(by: 20, in: &schedule) == ["late"])
  }

  @Test("a transition precedes other events of the same time")
  func ties() {
    var schedule = Schedule()
    schedule.add(timer("timer"), in: 10)
    schedule.add(phase(at: 10))
    #expect(due(by: 10, in: &schedule) == ["phase", "timer"])
  }

  @Test("the clock neither goes back nor overflows")
  func clock() {
    var schedule = Schedule()
    schedule.advance(to: 50)
    schedule.advance(to: 20)
    #expect(schedule.clock == 50)
    #expect(schedule.time(in: -5) == 50)
    #expect(schedule.time(in: .max) == .max / 2)
  }

  @Test("timers are no activity: an app with only timers is idle")
  func movement() {
    var schedule = Schedule()
    schedule.add(timer("tick", every: 5), in: 5)
    #expect(schedule.nextMovement == nil)
    schedule.add(phase(at: 30))
    #expect(schedule.nextMovement == 30)
  }

  @Test("a stopped timer does not fire, others do")
  func stopping() {
    var schedule = Schedule()
    schedule.add(timer("a"), in: 1)
    schedule.add(timer("b"), in: 1)
    schedule.removeTimers(named: "a", of: owner)
    #expect(due(by: 1, in: &schedule) == ["b"])
  }

  @Test("schedules with equal remaining times are equal at any clock time")
  func comparison() {
    var early = Schedule()
    early.add(timer("a"), in: 7)
    var late = Schedule()
    late.advance(to: 1000)
    late.add(timer("a"), in: 7)
    let numbers = [owner: owner]
    #expect(early != late)
    #expect(early.renumbered(numbers) == late.renumbered(numbers))
  }
}
