import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import BoardwalkTestSupport
import Foundation

/// Measures the exploration of every storyboard of a corpus that can be launched.
struct ExplorationSpeed {
  private let corpus: Corpus
  private let steps: Int

  init(_ corpus: Corpus, steps: Int) {
    self.corpus = corpus
    self.steps = steps
  }

  /// Explores and prints: a line for each storyboard where something was found, then the sums.
  func print() {
    var (apps, complete, states, taken, failures, deadEnds) = (0, 0, 0, 0, 0, 0)
    let begin = ProcessUsage.processorSeconds
    for graph in launchable {
      let start = ProcessUsage.processorSeconds
      var exploration = Exploration(graph)
      exploration.explore(steps: steps)
      let report = exploration.report
      apps += 1
      complete += report.isComplete ? 1 : 0
      states += report.states
      taken += report.steps
      failures += report.failures.count
      deadEnds += report.deadEnds.count
      let seconds = Table.number(ProcessUsage.processorSeconds - start, places: 2)
      let name = graph.main.map { graph.documents[$0].path } ?? ""
      if !report.failures.isEmpty || !report.isComplete || !report.deadEnds.isEmpty {
        Swift.print("\(seconds) s  " + report.text(of: name))
      }
    }
    let seconds = ProcessUsage.processorSeconds - begin
    Swift.print(
      """
      \(apps) storyboards, \(complete) explored completely, \(states) states, \(taken) steps, \
      \(failures) exceptions, \(deadEnds) dead ends
      \(Table.number(seconds, places: 1)) s, \(Table.number(Double(taken) / seconds, places: 0)) \
      steps/s, \(Table.megabytes(ProcessUsage.peakMemory))
      """)
  }

  /// Each storyboard with an initial controller, among the documents of its repository.
  private var launchable: [SceneGraph] {
    let folders = Dictionary(grouping: corpus.documents) { file in
      String(file.path.prefix { $0 != "/" })
    }
    return folders.sorted { $0.key < $1.key }.flatMap { _, files in
      let graph = Compiler().compile(Project(files.map { LoadedFile($0) }, isWhole: true))
      return graph.documents.indices.filter { index in
        graph.documents[index].kind == .storyboard
          && !graph.documents[index].isLaunchScreen && graph.documents[index].initialScene != nil
      }.map { index in
        var launched = graph
        launched.main = index
        return launched
      }
    }
  }
}
