import BoardwalkBase
import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkProject
import Testing

@Suite("Behaviors in compiled graphs")
struct BehaviorTextTests {
  private func graph(_ files: [(path: String, text: String)]) -> SceneGraph {
    let behaviors = files.map { BehaviorFile(SourceFile(path: $0.path, text: $0.text)) }
    return Compiler().compile(Project([], isWhole: true, behaviors: behaviors))
  }

  @Test("behaviors are stored verbatim in path order")
  func order() throws {
    let one = (path: "b.behavior", text: "behavior B {} // as it is\n")
    let other = (path: "a.behavior", text: "behavior A { viewDidLoad { pop } }\n")
    let compiled = graph([one, other])
    #expect(compiled.behaviors.map(\.path) == ["a.behavior", "b.behavior"])
    #expect(compiled.behaviors[1].text == one.text)
    #expect(SceneGraphFile.encode(compiled) == SceneGraphFile.encode(graph([other, one])))
    let read = try SceneGraphFile.decode(SceneGraphFile.encode(compiled))
    #expect(read == compiled)
    #expect(read.behaviors[0].file.classes.map(\.name) == ["A"])
  }

  @Test("an absolute path is stored as its file name")
  func path() {
    #expect(graph([("/home/ada/App.behavior", "")]).behaviors.map(\.path) == ["App.behavior"])
  }

  @Test("a graph without behaviors has no behavior section")
  func none() {
    let text = String(decoding: SceneGraphFile.encode(graph([])), as: UTF8.self)
    #expect(!text.contains("behaviors"))
  }
}
