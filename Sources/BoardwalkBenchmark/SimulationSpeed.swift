import Boardwalk
import BoardwalkSimulation
import BoardwalkTestSupport
import Foundation

/// The steps of a walk in a second, without and with code of the app.
struct SimulationSpeed {
  private let steps: Int

  init(steps: Int) { self.steps = steps }

  /// Measures and prints.
  func print() throws {
    let path = PackageFolder.url.appendingPathComponent("Examples/Homepwner").path
    let app = try StoryboardApp(path)
    var table = Table(headings: ["code", "steps/s", "CPU s", "peak memory"])
    for (name, behaviors) in [
      ("none", [:] as Behaviors), ("of others", ["Stranger": NoBehavior()]),
      ("silent", ["ItemsViewController": NoBehavior(), "DetailViewController": NoBehavior()]),
      ("counting", ["ItemsViewController": Count(), "DetailViewController": Count()]),
    ] {
      let seconds = try walk(Simulation.launch(app.graph, behaviors: behaviors).simulation)
      table.add([
        name, Table.number(Double(steps) / seconds, places: 0), Table.number(seconds, places: 2),
        Table.megabytes(ProcessUsage.peakMemory),
      ])
    }
    Swift.print(table.text)
  }

  /// The processor's seconds for going there and back again.
  private func walk(_ start: Simulation) throws -> Double {
    var simulation = start
    let begin = ProcessUsage.processorSeconds
    for _ in 0..<(steps / 2) {
      try simulation.perform(.performSegue("showItem"))
      try simulation.perform(.back)
    }
    return ProcessUsage.processorSeconds - begin
  }

  private struct NoBehavior: ControllerBehavior {}

  private struct Count: ControllerBehavior {
    struct State: Hashable, Sendable { var appearances = 0 }
    let initialState = State()

    func viewWillAppear(_ controller: inout Instance, animated: Bool) {
      controller.state.appearances += 1
    }
  }
}
