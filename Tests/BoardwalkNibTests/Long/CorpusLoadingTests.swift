import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkNib
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot
import BoardwalkTestSupport
import Testing

/// What is compiled and read back is drawn and runs as its source.
///
/// Sizes of images are not in nibs, nor is the canvas: both sides go without, on one device. What
/// still differs: symbolic constraints without a constant, the heights of prototypes, frames as
/// insets, and variations, which nibs have relative to the device of their document.
@Suite(
  "Loading the corpus from compiled storyboards",
  .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusLoadingTests {
  /// A storyboard as its source and as its nibs describe it.
  private struct Pair {
    let path: String
    let source: SceneGraph
    let loaded: SceneGraph
  }

  /// Every storyboard of the corpus that compiles.
  private static let pairs: [Pair] = Corpus.found.documents.compactMap { file in
    guard file.path.hasSuffix(".storyboard"),
      let document = document(withoutImageSizes(file)), document.isSupported,
      let compiled = try? StoryboardCompiler().compile(document), let info = compiled.info
    else { return nil }
    var reader = CompiledStoryboardReader(compiled.archives, info)
    guard let loaded = Self.document(SourceFile(path: file.path, text: reader.document())) else {
      return nil
    }
    return Pair(path: file.path, source: graph(document), loaded: graph(loaded))
  }

  private static func document(_ file: SourceFile) -> Document? {
    (try? XMLReader().read(file)).flatMap { Document($0) }
  }

  private static func withoutImageSizes(_ file: SourceFile) -> SourceFile {
    let text = String(decoding: file.bytes, as: UTF8.self)
    return SourceFile(path: file.path, text: text.replacing(/<image name="[^>]*\/>/, with: ""))
  }

  private static func graph(_ document: Document) -> SceneGraph {
    var graph = Compiler().compile(
      Project([.document(document)], isWhole: false), main: document)
    graph.documents[0].device = nil
    return graph
  }

  // MARK: Pictures

  @Test("nearly every scene is drawn from its nibs as from its source")
  func pictures() {
    var different: [String] = []
    var count = 0
    for pair in Self.pairs {
      let scenes = Self.scenes(of: pair.source)
      for (id, place) in Self.scenes(of: pair.loaded) {
        guard let original = scenes[id] else { continue }
        count += 1
        let pictures = [(pair.source, original), (pair.loaded, place)].map(Self.picture)
        if pictures[0] != pictures[1] { different.append("\(pair.path): \(id)") }
      }
    }
    report(different, of: count, atMostOneIn: 60)
  }

  private static func scenes(of graph: SceneGraph) -> [String: ScenePlace] {
    var result: [String: ScenePlace] = [:]
    for (index, scene) in graph.documents[0].scenes.enumerated() {
      guard let id = scene.controller?.id else { continue }
      result[id] = ScenePlace(document: 0, scene: index)
    }
    return result
  }

  private static func picture(of graph: SceneGraph, _ place: ScenePlace) -> String {
    var style = WireframeStyle()
    style.hasTitle = false
    return Wireframe(style).picture(of: .showing(place, of: graph))
  }

  // MARK: Traces

  @Test("nearly every app runs from its nibs as from its source")
  func traces() {
    let apps = Self.pairs.filter { $0.source.documents[0].initialScene != nil }
    let different = apps.filter { Self.trace(of: $0.source) != Self.trace(of: $0.loaded) }
    report(different.map(\.path), of: apps.count, atMostOneIn: 80)
  }

  /// What happens from the launch on while what can be touched is tapped in turn.
  private static func trace(of graph: SceneGraph) -> [String] {
    var (simulation, entries) = Simulation.launch(graph)
    for number in 0..<8 {
      let touchables = simulation.touchables
      guard !touchables.isEmpty else { break }
      entries += (try? simulation.perform(.tap(touchables[number % touchables.count]))) ?? []
    }
    // Where a message names its place, the place is one in the file.
    return entries.map { "\($0.subject): \($0.text.replacing(/:\d+:\d+:/, with: ""))" }
  }

  /// Expects few to differ.
  private func report(_ different: [String], of count: Int, atMostOneIn number: Int) {
    #expect(count > 300)
    #expect(different.count * number <= count, "\(different.count) of \(count): \(different)")
  }
}
