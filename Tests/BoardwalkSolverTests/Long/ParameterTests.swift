import BoardwalkSolver
import BoardwalkTestSupport
import Testing

@Suite("Parameters")
struct ParameterTests {
  /// A view 8 points inside a window of `width`, as wide as its content where there is room.
  private func window(_ width: Double) -> (solver: Solver, window: Variable, right: Variable) {
    var system = ConstraintSystem()
    let (window, right) = (system.addParameter(width), system.addVariable())
    system.add([Term(1, window), Term(-1, right)], .greaterOrEqual, 8)
    system.add([Term(1, right)], .equal, 200, at: Priority(750))
    return (Solver(system), window, right)
  }

  @Test(
    "a nonfinite value does not change a parameter", arguments: [Double.nan, .infinity, -.infinity])
  func noNumber(_ value: Double) {
    var (solver, window, right) = window(320)
    solver.set(window, to: value)
    #expect(solver[window] == 320 && solver[right] == 200)
  }

  @Test("only parameters can be set, variables cannot")
  func unknown() {
    var (solver, window, right) = window(320)
    solver.set(right, to: 10)
    #expect(solver[right] == 200)
    solver.set(window, to: 100)
    #expect(solver[right] == 92)
  }

  @Test("a parameter is never violated for an optional constraint")
  func given() {
    var system = ConstraintSystem()
    let window = system.addParameter(300)
    let soft = system.add([Term(1, window)], .equal, 400, at: Priority(999))
    var solver = Solver(system)
    #expect(solver[window] == 300 && solver.violation(of: soft) == 100)
    solver.set(window, to: 400)
    #expect(solver.violatedConstraints.isEmpty)
  }

  @Test("the solution does not depend on earlier values")
  func pathIndependence() {
    let widths: [Double] = [320, 207, 208, 209, 0, 1024, 8, 208, 320, 320]
    var (solver, window, right) = window(500)
    for width in widths {
      solver.set(window, to: width)
      #expect(solver[right] == self.window(width).solver[right], "\(width)")
      #expect(solver[right] == min(200, width - 8))
    }
  }

  @Test("a parameter can cause and resolve conflicts")
  func conflicts() {
    var system = ConstraintSystem()
    let (window, right) = (system.addParameter(320), system.addVariable())
    let inside = system.add([Term(1, window), Term(-1, right)], .greaterOrEqual, 8)
    let wide = system.add([Term(1, right)], .greaterOrEqual, 200)
    var solver = Solver(system)
    #expect(solver.conflicts.isEmpty)
    solver.set(window, to: 150)
    #expect(solver.conflicts.map(\.constraints) == [[inside, wide]])
    solver.set(window, to: 208)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("two parameters equal a new solution")
  func two() {
    for seed in UInt64(0)..<300 {
      let random = RandomSystem(seed: seed)
      guard random.count == 3 else { continue }
      let (first, variables) = random.system(giving: [0: 0, 1: 0])
      var edited = Solver(first)
      for (width, height) in [(4.0, 9.0), (4, -2), (-20, -2), (0, 0), (13, 13)] {
        edited.set(variables[0], to: width)
        edited.set(variables[1], to: height)
        let fresh = Solver(random.system(giving: [0: width, 1: height]).0)
        let violated = [edited, fresh].map { solver in
          Reference.violated(random.constraints, at: variables.map { solver[$0] })
        }
        #expect(
          Reference.compare(violated[0], violated[1]) == 0, "seed \(seed): \(width), \(height)")
        #expect(edited.isAmbiguous(variables[2]) == fresh.isAmbiguous(variables[2]), "seed \(seed)")
      }
    }
  }
}
