import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot
import BoardwalkTestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Properties of the pictures of every scene in the corpus.
@Suite("Pictures of the corpus", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  /// Every graph of one document.
  private static let graphs: [SceneGraph] = Corpus.readable.compactMap { source in
    guard let document = Document(source), document.isSupported else { return nil }
    return Compiler().compile(
      Project([.document(document)], isWhole: false), main: document)
  }

  @Test("every scene has valid wireframes, trees, outlines, JSON and SVG")
  func scenes() {
    var count = 0
    for graph in Self.graphs {
      guard let document = graph.documents.first else { continue }
      for scene in document.scenes.indices {
        count += 1
        let simulation = Simulation.showing(
          ScenePlace(document: 0, scene: scene), of: graph, options: LaunchOptions(document))
        check(simulation, "\(document.path), scene \(scene)")
      }
    }
    #expect(count > 1800)
  }

  private func check(_ simulation: Simulation, _ place: String) {
    for isASCII in [false, true] {
      var style = WireframeStyle()
      style.hasTitle = false
      style.isASCII = isASCII
      let picture = Wireframe(style).picture(of: simulation)
      let lines = picture.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.last?.isEmpty == true, "\(place)")
      #expect(Set(lines.dropLast().map { CellWidth.of($0) }).count == 1, "\(place)")
      #expect(lines.count < 160, "\(place)")
      if isASCII { continue }
      #expect(picture == Wireframe(style).picture(of: simulation), "\(place)")
    }
    for text in [ViewTree().text(of: simulation), Outline().text(of: simulation)] {
      #expect(!text.contains(" \n"), "\(place)")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(place)")
    }
    #expect(throws: Never.self) { try SceneSnapshot.json([SceneSnapshot(simulation)]) }
    let picture = SVGPicture().text(of: [simulation])
    #expect(XMLParser(data: Data(picture.utf8)).parse(), "\(place)")
    #expect(!picture.contains("\"nan\"") && !picture.contains("\"inf"), "\(place)")
  }

  @Test(
    "every graph has a text without trailing blanks in every format",
    arguments: GraphRenderer.Format.allCases)
  func formats(_ format: GraphRenderer.Format) throws {
    for graph in Self.graphs {
      let text = try GraphRenderer(format).text(of: graph)
      #expect(text.hasSuffix("\n"))
      #expect(!text.contains(" \n"), "\(graph.documents.first?.path ?? "")")
    }
  }
}

extension LaunchOptions {
  /// On the device that Interface Builder showed `document` on.
  fileprivate init(_ document: CompiledDocument) {
    self.init()
    guard let shown = document.device else { return }
    device = DeviceTable.device(named: shown.identifier) ?? device
    isLandscape = shown.isLandscape
  }
}
