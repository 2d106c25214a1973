import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkTestSupport
import Testing

/// The laws of walking, on documents that real apps are made of.
@Suite(
  "Simulation of the corpus", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  /// The documents of each repository, compiled together.
  private static let graphs: [(folder: String, graph: SceneGraph)] = {
    let folders = Dictionary(grouping: Corpus.found.documents) { file in
      String(file.path.prefix { $0 != "/" })
    }
    return folders.sorted { $0.key < $1.key }.map { folder, files in
      (folder, Compiler().compile(Project(files.map { LoadedFile($0) }, isWhole: true)))
    }
  }()

  @Test("LIFE-07: every storyboard launches or reports a missing initial controller")
  func launches() {
    var count = 0
    for (_, graph) in Self.graphs {
      for (index, document) in graph.documents.enumerated() where document.kind == .storyboard {
        var graph = graph
        graph.main = index
        let (simulation, trace) = Simulation.launch(graph)
        count += 1
        #expect(simulation.isSettled)
        if document.initialScene == nil {
          #expect(simulation.root == nil)
          #expect(trace.map(\.text).first?.contains("perhaps the designated") == true)
        } else {
          #expect(simulation.root != nil, "\(document.path)")
          #expect(simulation.exception == nil, "\(document.path): \(trace.map(\.text))")
          #expect(simulation.frontmost != nil)
        }
      }
    }
    #expect(count > 100)
  }

  @Test("a random run ends with all callbacks paired")
  func walks() {
    var steps = 0
    for (folder, graph) in Self.graphs {
      for index in graph.documents.indices {
        for system in [12, 18] {
          var graph = graph
          graph.main = index
          var options = LaunchOptions()
          options.system = SystemVersion(system)
          var wanderer = Wanderer(graph, options)
          wanderer.wander(steps: 60)
          steps += wanderer.steps
          #expect(wanderer.faults.isEmpty, "\(folder) \(graph.documents[index].path)")
        }
      }
    }
    #expect(steps > 10_000)
  }
}
