import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkTestSupport
import Testing

@testable import BoardwalkSimulation

/// Unwind segues of real documents lead back to the scene that opened theirs.
@Suite(
  "Unwind segues of real apps", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct UnwindLandingTests {
  /// An unwind segue, where it stands, and the scenes that lead there.
  private struct Case {
    let graph: SceneGraph
    let place: ScenePlace
    let identifier: String?
    let action: String
    let index: Int
    let openers: Set<String>
  }

  private static let cases: [Case] = {
    Corpus.found.documents.flatMap { file -> [Case] in
      var graph = Compiler().compile(Project([LoadedFile(file)], isWhole: true))
      guard let document = graph.documents.first, document.kind == .storyboard else { return [] }
      graph.main = 0
      return document.scenes.indices.flatMap { scene in
        document.scenes[scene].segues.enumerated().compactMap { index, segue in
          guard let action = segue.unwindAction else { return nil }
          return Case(
            graph: graph, place: ScenePlace(document: 0, scene: scene),
            identifier: segue.identifier, action: action, index: index,
            openers: openers(of: scene, in: document))
        }
      }
    }
  }()

  /// The classes of the scenes from which `scene`, or a container that it is in, is opened.
  private static func openers(of scene: Int, in document: CompiledDocument) -> Set<String> {
    let containers = document.scenes.indices.filter { index in
      document.scenes[index].controller?.relationships.contains { $0.scene == scene } ?? false
    }
    return Set(
      document.scenes.filter { other in
        other.segues.contains { segue in
          segue.kind != .embed
            && segue.destination.map { ([scene] + containers).contains($0) } ?? false
        }
      }.compactMap { $0.controller?.className })
  }

  @Test(
    "UNW-03, UNW-08: unwinding works on an iPhone and an iPad", arguments: ["iPhone 8", "iPad"])
  func lands(device: String) throws {
    var landed = 0
    for found in Self.cases where !found.openers.isEmpty {
      var options = LaunchOptions()
      options.device = try #require(DeviceTable.device(named: device))
      var simulation = Simulation.showing(found.place, of: found.graph, options: options)
      let segue = found.graph.documents[0].scenes[found.place.scene].segues[found.index]
      guard let source = simulation.instance(of: found.place) else { continue }
      simulation.unwind(segue, from: source)
      let trace = simulation.settle()
      let targets = trace.compactMap { entry -> String? in
        if case .action(found.action, _) = entry.event { entry.subject } else { nil }
      }
      let path = found.graph.documents[0].path
      #expect(simulation.exception == nil, "\(path) \(found.action)")
      #expect(simulation.isSettled)
      let target = targets.first.flatMap { name in simulation.controller(called: name) }
      #expect(
        target.map { found.openers.contains($0.className) } == true,
        "\(device) \(path) \(found.action): \(target?.className ?? "nobody"), not \(found.openers)")
      #expect(
        target.map { simulation.isVisible($0.id) } == true, "\(device) \(path) \(found.action)")
      // In a column of its own it stays beside what it went back to; else it is gone.
      let isBeside =
        simulation[source].map { simulation.controllers.splitViewController(of: $0.id) != nil }
        ?? true
      #expect(isBeside, "\(device) \(path) \(found.action)")
      landed += 1
    }
    #expect(landed >= 14)
  }
}
