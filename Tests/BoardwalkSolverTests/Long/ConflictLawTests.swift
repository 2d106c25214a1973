import BoardwalkSolver
import BoardwalkTestSupport
import Testing

@Suite("Conflict laws")
struct ConflictLawTests {
  private static let seeds = UInt64(0)..<600

  @Test(
    "a conflict is proved by multipliers that cancel every variable and leave a false statement")
  func proof() throws {
    var count = 0
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      for conflict in Solver(random.system.0).conflicts {
        count += 1
        for variable in 0..<random.count {
          let rest = conflict.sum { random.constraints[$0].coefficients[variable] }
          #expect(abs(rest) < 1e-6, "seed \(seed)")
        }
        #expect(conflict.sum { random.constraints[$0].constant } > 1e-6, "seed \(seed)")
        for (constraint, multiplier) in zip(conflict.constraints, conflict.multipliers) {
          switch random.constraints[constraint].relation {
          case .equal: #expect(multiplier != 0)
          case .lessOrEqual: #expect(multiplier < 0, "seed \(seed)")
          case .greaterOrEqual: #expect(multiplier > 0, "seed \(seed)")
          }
        }
      }
    }
    #expect(count > 100)
  }

  @Test("a conflict does not depend on the order of constraints")
  func order() {
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      var generator = SeededGenerator(seed: seed)
      let shuffled = RandomSystem(
        count: random.count, random.constraints.shuffled(using: &generator))
      #expect(
        Solver(random.system.0).conflicts.isEmpty == Solver(shuffled.system.0).conflicts.isEmpty,
        "seed \(seed)")
    }
  }

  @Test("a conflict lists each constraint once, in order, and only required ones")
  func members() {
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      let conflicts = Solver(random.system.0).conflicts.map(\.constraints)
      #expect(Set(conflicts).count == conflicts.count, "seed \(seed)")
      for members in conflicts {
        #expect(members == Set(members).sorted(), "seed \(seed)")
        #expect(members.allSatisfy { random.constraints[$0].priority == 1000 }, "seed \(seed)")
      }
    }
  }

  @Test("every conflict includes a constraint that is not given")
  func standings() {
    for seed in Self.seeds {
      let random = RandomSystem(seed: seed)
      let solver = Solver(random.system.0)
      let given = solver.conflicts { $0.isMultiple(of: 2) ? .fixed : .editable }
      #expect(given.allSatisfy { $0.constraints.contains { !$0.isMultiple(of: 2) } })
      #expect(solver.conflicts { _ in .fixed }.isEmpty)
    }
  }
}
