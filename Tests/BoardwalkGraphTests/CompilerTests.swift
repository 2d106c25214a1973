import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import Foundation
import Testing

@Suite("Graph compiler")
struct CompilerTests {
  private func files(_ paths: [String]) throws -> [LoadedFile] {
    try paths.map {
      .document(
        try Sample.storyboard(Sample.controllerScene("a"), initial: "a", path: $0))
    }
  }

  private let paths = ["b/Main.storyboard", "Other.storyboard", "a/Main.storyboard"]

  @Test("documents are ordered by name and then by path")
  func documentOrder() throws {
    let graph = Compiler().compile(Project(try files(paths), isWhole: true))
    #expect(
      graph.documents.map(\.path) == ["a/Main.storyboard", "b/Main.storyboard", "Other.storyboard"])
    #expect(graph.main == nil)
  }

  @Test("a graph does not depend on the order of files and strings tables")
  func inputOrder() throws {
    let tables = try stringsTables()
    let files = try files(paths)
    let graph = Compiler().compile(
      Project(files, isWhole: true), main: files.first?.document, strings: tables)
    let other = Compiler().compile(
      Project(files.reversed(), isWhole: true), main: files.first?.document,
      strings: tables.reversed())
    #expect(graph.main == 1)
    #expect(SceneGraphFile.encode(graph) == SceneGraphFile.encode(other))
  }

  @Test("strings tables are ordered by language and then by name")
  func tableOrder() throws {
    let graph = Compiler().compile(Project([], isWhole: true), strings: try stringsTables())
    #expect(graph.strings.map(\.language) == ["de", "fr", "fr"])
    #expect(graph.strings.map(\.name) == ["Main", "Main", "Other"])
    #expect(try SceneGraphFile.decode(SceneGraphFile.encode(graph)) == graph)
  }

  private func stringsTables() throws -> [StringsTable] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["fr.lproj/Other", "de.lproj/Main", "fr.lproj/Main"] {
      let file = folder.appendingPathComponent(path + ".strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\"a.title\" = \"\(path)\";".utf8).write(to: file)
    }
    return StringsTable.tables(in: folder.path)
  }

  @Test("the main document is found by its path")
  func mainDocument() throws {
    let files = try files(paths)
    for (file, index) in zip(files, [1, 2, 0]) {
      let graph = Compiler().compile(Project(files, isWhole: true), main: file.document)
      #expect(graph.main == index)
    }
    let elsewhere = try Sample.storyboard(Sample.controllerScene("a"), path: "c/Main.storyboard")
    #expect(Compiler().compile(Project(files, isWhole: true), main: elsewhere).main == nil)
  }

  @Test("unsupported documents are omitted")
  func unsupported() throws {
    let mac = try Sample.document(#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#)
    let files = [LoadedFile.document(mac)] + (try files(["Main.storyboard"]))
    let graph = Compiler().compile(Project(files, isWhole: true), main: files.last?.document)
    #expect(graph.documents.map(\.name) == ["Main"])
    #expect(graph.main == 0)
    #expect(Compiler().compile(Project([files[0]], isWhole: true), main: mac).main == nil)
  }

  @Test("an absolute path is reduced to the name of the file")
  func absolutePaths() throws {
    let files = try files(["/Users/anna/App/Main.storyboard", "../b/Main.storyboard"])
    let graph = Compiler().compile(Project(files, isWhole: true))
    #expect(graph.documents.map(\.path) == ["../b/Main.storyboard", "Main.storyboard"])
  }

  @Test("paths inside the app's folder are relative to it")
  func appFolder() throws {
    let files = try files([
      "/Users/anna/App/Base.lproj/Main.storyboard", "/Users/anna/B.storyboard",
    ])
    let graph = Compiler(folder: "/Users/anna/App").compile(Project(files, isWhole: true))
    #expect(graph.documents.map(\.path) == ["B.storyboard", "Base.lproj/Main.storyboard"])
  }

  @Test("an empty project has an empty graph")
  func emptyProject() throws {
    let graph = Compiler().compile(Project([], isWhole: true))
    #expect(graph == SceneGraph(documents: [], main: nil))
    #expect(try SceneGraphFile.decode(SceneGraphFile.encode(graph)) == graph)
  }

  @Test("a document without scenes compiles")
  func noScenes() throws {
    let document = try Sample.document(#"<document type="CocoaTouch.Storyboard.XIB"/>"#)
    let compiled = try Sample.compile(document)
    #expect(compiled.scenes.isEmpty)
    #expect(compiled.initialScene == nil)
  }
}
