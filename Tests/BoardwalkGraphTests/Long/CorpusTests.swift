import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// What must hold of every real document.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  @Test func everyDocumentSurvivesItsFile() throws {
    #expect(Corpus.supported.count > 900)
    for document in Corpus.supported {
      let graph = Compiler().compile(Project([.document(document)], isWhole: false), main: document)
      let bytes = SceneGraphFile.encode(graph)
      #expect(try SceneGraphFile.decode(bytes) == graph, "\(document.file.path)")
      #expect(SceneGraphFile.encode(graph) == bytes)
      #expect(graph.main == 0)
    }
  }

  @Test func initialScenesAreThoseOfTheDocuments() throws {
    for document in Corpus.supported {
      let compiled = try Sample.compile(document)
      let initial = compiled.initialScene.map { compiled.scenes[$0] }
      let id = initial?.controller?.id ?? initial?.reference?.id
      #expect(id == document.initialViewControllerID, "\(document.file.path)")
    }
  }

  @Test func everySceneIsThere() throws {
    for document in Corpus.supported where document.kind == .storyboard {
      let compiled = try Sample.compile(document)
      #expect(compiled.scenes.map(\.name) == document.scenes.map(\.displayName))
      #expect(compiled.scenes.allSatisfy { $0.content != .none })
    }
  }

  @Test func everySegueLeadsSomewhere() throws {
    for document in Corpus.supported {
      let compiled = try Sample.compile(document)
      let segues = document.elements(of: .segue).map(Segue.init).filter { $0.kind != nil }
      let compiledSegues = compiled.scenes.flatMap(\.segues)
      let relationships = compiled.scenes.flatMap { $0.controller?.relationships ?? [] }
      #expect(segues.count == compiledSegues.count + relationships.count)
      for segue in compiledSegues where segue.kind != .unwind {
        #expect(segue.destination != nil, "\(document.file.path)")
      }
    }
  }

  @Test func everyConnectionIsThere() throws {
    for document in Corpus.supported {
      let compiled = try Sample.compile(document)
      #expect(
        document.elements(of: .action).count == compiled.scenes.map(\.actions.count).reduce(0, +))
      #expect(
        document.elements { $0 == .outlet || $0 == .outletCollection }.count
          == compiled.scenes.map(\.outlets.count).reduce(0, +))
    }
  }

  @Test func positionsAreThoseOfTheText() throws {
    for document in Corpus.supported.prefix(100) {
      let lines = String(decoding: document.file.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for scene in try Sample.compile(document).scenes {
        for position in scene.segues.map(\.position) + scene.actions.map(\.position) {
          let rest = lines[position.line - 1].unicodeScalars.dropFirst(position.column - 1)
          #expect(rest.first == "<")
        }
      }
    }
  }

  @Test func allDocumentsTogetherAreAGraph() throws {
    let files = Corpus.supported.map(LoadedFile.document)
    let graph = Compiler().compile(Project(files, isWhole: true))
    let bytes = SceneGraphFile.encode(graph)
    #expect(graph.documents.count == files.count)
    let turned = Compiler().compile(Project(files.reversed(), isWhole: true))
    #expect(SceneGraphFile.encode(turned) == bytes)
    #expect(try SceneGraphFile.decode(bytes) == graph)
  }
}
