import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// Properties of the graphs of every document in the corpus.
@Suite("Graphs of the corpus", .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  @Test("the graph of every document is decoded unchanged")
  func files() throws {
    #expect(Corpus.supported.count > 900)
    for document in Corpus.supported {
      let graph = Compiler().compile(Project([.document(document)], isWhole: false), main: document)
      let bytes = SceneGraphFile.encode(graph)
      #expect(try SceneGraphFile.decode(bytes) == graph, "\(document.file.path)")
      #expect(SceneGraphFile.encode(graph) == bytes)
      #expect(graph.main == 0)
    }
  }

  @Test("a graph and its document have the same initial scene")
  func initialScenes() throws {
    for document in Corpus.supported {
      let compiled = try Sample.compile(document)
      let initial = compiled.initialScene.map { compiled.scenes[$0] }
      let id = initial?.controller?.id ?? initial?.reference?.id
      #expect(id == document.initialViewControllerID, "\(document.file.path)")
    }
  }

  @Test("every scene of a storyboard is in its graph with its name and content")
  func scenes() throws {
    for document in Corpus.supported where document.kind == .storyboard {
      let compiled = try Sample.compile(document)
      #expect(compiled.scenes.map(\.name) == document.scenes.map(\.displayName))
      #expect(compiled.scenes.allSatisfy { $0.content != .none })
    }
  }

  @Test("every segue of a document is in its graph and has a destination")
  func segues() throws {
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

  @Test("every action and outlet of a document is in its graph")
  func connections() throws {
    for document in Corpus.supported {
      let compiled = try Sample.compile(document)
      #expect(
        document.elements(of: .action).count == compiled.scenes.map(\.actions.count).reduce(0, +))
      #expect(
        document.elements { $0 == .outlet || $0 == .outletCollection }.count
          == compiled.scenes.map(\.outlets.count).reduce(0, +))
    }
  }

  @Test("positions of segues and actions are the starts of elements")
  func positions() throws {
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

  @Test("the graph of all documents does not depend on their order")
  func allDocuments() throws {
    let files = Corpus.supported.map(LoadedFile.document)
    let graph = Compiler().compile(Project(files, isWhole: true))
    let bytes = SceneGraphFile.encode(graph)
    #expect(graph.documents.count == files.count)
    let turned = Compiler().compile(Project(files.reversed(), isWhole: true))
    #expect(SceneGraphFile.encode(turned) == bytes)
    #expect(try SceneGraphFile.decode(bytes) == graph)
  }
}
