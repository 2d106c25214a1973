import BoardwalkSolver

/// Measures how fast generated layouts are solved.
struct SolverSpeed {
  private let counts = [100, 1_000, 2_000, 5_000]
  private let rounds = 5

  /// Measures and prints.
  func print() {
    var table = Table(headings: ["layout", "views", "constraints", "solve ms", "missed"])
    for shape in GeneratedLayout.Shape.allCases {
      for count in counts {
        let layout = GeneratedLayout(shape, count: count)
        var solver = Solver(layout.system)
        let solving = median { solver = Solver(layout.system) }
        table.add([
          shape.rawValue, String(count), String(layout.system.constraintCount),
          Table.number(solving * 1000, places: 2), String(solver.violatedConstraints.count),
        ])
      }
    }
    Swift.print(table.text)
  }

  private func median(_ work: () -> Void) -> Double {
    var seconds: [Double] = []
    for _ in 0..<rounds {
      let start = ProcessUsage.processorSeconds
      work()
      seconds.append(ProcessUsage.processorSeconds - start)
    }
    return seconds.sorted()[rounds / 2]
  }
}
