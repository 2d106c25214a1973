import BoardwalkCheck
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Library layers below the facade")
struct LibraryExampleTests {
  @Test("a project compiles to a graph that a simulation runs")
  func example() throws {
    let project = Project(paths: [HomepwnerApp.folder])
    let report = Checker().check(project)
    #expect(report.diagnostics.isEmpty)
    let graph = Compiler().compile(
      project, main: project.documents.first { $0.name == "Main" })
    var (simulation, _) = Simulation.launch(graph)
    let row = try #require(simulation.touchables.first { $0.role == .cell })
    let lines = try simulation.perform(.tap(row)).map { "\($0.subject) \($0.text)" }
    #expect(lines.contains("Detail viewDidAppear"))
  }
}
