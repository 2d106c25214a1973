import Testing

@testable import BoardwalkSolver

@Suite("Equality elimination")
struct ReductionTests {
  private func reduced(_ build: (inout ConstraintSystem) -> Void) -> Reduction {
    var system = ConstraintSystem()
    build(&system)
    return Reduction(Problem(system))
  }

  @Test("equalities that determine everything leave no problem")
  func solved() {
    let reduction = reduced { system in
      let (left, right) = (system.addVariable(), system.addVariable())
      system.add([Term(1, left)], .equal, 20)
      system.add([Term(1, right), Term(-1, left)], .equal, 100)
      system.add([Term(1, right)], .lessOrEqual, 500)
    }
    #expect(reduction.components.isEmpty)
    var classes = reduction.classes
    #expect(classes.resolve(1).offset == 120 && classes.resolve(1).root == Affine.none)
  }

  @Test("components share no variable")
  func components() {
    let reduction = reduced { system in
      for _ in 0..<3 {
        let (left, right) = (system.addVariable(), system.addVariable())
        system.add([Term(1, left)], .greaterOrEqual, 8)
        system.add([Term(1, right), Term(-1, left)], .greaterOrEqual, 0)
        system.add([Term(1, right)], .lessOrEqual, 312)
      }
    }
    #expect(reduction.components.count == 3)
    #expect(reduction.components.map { $0.origins.sorted() } == [[0, 1], [2, 3], [4, 5]])
    #expect(reduction.components.map(\.problem.formCount) == [3, 3, 3])
  }

  @Test("proportional rows become one row with several bounds")
  func multiples() throws {
    let reduction = reduced { system in
      let (left, right) = (system.addVariable(), system.addVariable())
      let (forth, back) = ([Term(1, right), Term(-1, left)], [Term(-2, right), Term(2, left)])
      system.add(forth, .greaterOrEqual, 30)
      system.add(back, .greaterOrEqual, -100)
      system.add(forth, .equal, 40, at: Priority(250))
    }
    let problem = try #require(reduction.components.first?.problem)
    #expect(problem.formCount == 1)
    // Whichever way the form is written, it is at least 30, at most 50 and wished to be 40.
    let bounds = problem.bounds.sorted { $0.order < $1.order }
    #expect(bounds.map { abs($0.value) } == [30, 50, 40, 40])
    #expect(bounds[0].isLower != bounds[1].isLower)
    // Missing twice a length by so much costs as much as missing the length twice as much does.
    #expect(bounds.map(\.weight) == [1, 2, 1, 1])
  }

  @Test("an equality of three variables is eliminated once two are known")
  func waiting() {
    let reduction = reduced { system in
      let edges = (0..<3).map { _ in system.addVariable() }
      // Centred before either of the others is placed.
      system.add([Term(2, edges[1]), Term(-1, edges[0]), Term(-1, edges[2])], .equal, 0)
      system.add([Term(1, edges[0])], .equal, 10)
      system.add([Term(1, edges[2])], .equal, 50)
    }
    #expect(reduction.components.isEmpty)
    var classes = reduction.classes
    #expect(classes.resolve(1).offset == 30 && classes.resolve(1).root == Affine.none)
  }

  @Test("optional constraints remain for the solver")
  func softConstraints() {
    let reduction = reduced { system in
      let width = system.addVariable()
      system.add([Term(1, width)], .equal, 20, at: Priority(999))
    }
    #expect(reduction.components.map(\.problem.formCount) == [1])
    #expect(reduction.components.map(\.problem.bounds.count) == [2])
  }
}
