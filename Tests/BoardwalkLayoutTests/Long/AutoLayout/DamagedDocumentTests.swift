import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// Layouts of damaged documents, which give every view a frame as well.
@Suite("Damaged documents")
struct DamagedDocumentTests {
  @Test("a layout of a damaged document has no NaN positions", arguments: FixtureDocument.names)
  func mutations(_ name: String) throws {
    let file = try Fixtures("layout").file(name + ".storyboard")
    let tree = try XMLReader().read(file).tree
    for seed in 0..<UInt64(60) {
      var mutation = TreeMutation(seed: seed)
      let mutant = SourceFile(path: file.path, bytes: mutation.mutant(of: tree))
      let loaded = LoadedFile(mutant)
      guard let document = loaded.document, document.isSupported else { continue }
      let graph = Compiler().compile(Project([loaded], isWhole: false))
      for document in graph.documents {
        for sizes in [Canvas.TextSizes.stored, .predicted] {
          let frames = CanvasLayout(document, on: Canvas(document, textSizes: sizes)).frames()
          #expect(frames.values.allSatisfy { !$0.minX.isNaN && !$0.minY.isNaN }, "seed \(seed)")
        }
      }
    }
  }

  @Test("two layouts of one document are equal")
  func repetition() throws {
    for name in FixtureDocument.names {
      let document = try FixtureDocument.named(name)
      let canvas = Canvas(document, textSizes: .predicted)
      let layout = CanvasLayout(document, on: canvas)
      #expect(layout.frames() == CanvasLayout(document, on: canvas).frames())
    }
  }
}
