import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import Testing

@testable import BoardwalkSimulation

@Suite("Exceptions from code and nibs")
struct CodeExceptionTests {
  private func listApp() throws -> SketchedApp {
    try SketchedApp(
      Sketch("a").view(
        """
        <tableView id="t"><prototypes>
        <tableViewCell id="cell" reuseIdentifier="Item"/></prototypes></tableView>
        """),
      Sketch("b").view(
        """
        <collectionView id="c"><cells>
        <collectionViewCell id="cell2" reuseIdentifier="Tile"/></cells></collectionView>
        """), initial: "a")
  }

  @Test("EXC-22, TBL-22: dequeuing an unknown table cell raises")
  func table() throws {
    let script = Script { script in
      script.onLoad = { controller in
        let list = ListID("t", of: controller.id)
        let path = ItemPath(item: 0)
        let known = controller.dequeueReusableCell(withIdentifier: "Item", in: list, for: path)
        controller.log("\(known == nil)")
        _ = controller.dequeueReusableCell(withIdentifier: "Cells", in: list, for: path)
      }
    }
    let walk = try listApp().launch(["AViewController": script])
    #expect(walk.logs == ["false"])
    #expect(walk.simulation.exception?.name == "NSInternalInconsistencyException")
    #expect(
      walk.simulation.exception?.reason
        == "unable to dequeue a cell with identifier Cells - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  @Test("EXC-21, S1-24: dequeuing an unknown collection view cell raises")
  func collection() throws {
    let script = Script { script in
      script.onLoad = { controller in
        let list = ListID("c", of: controller.id)
        let path = ItemPath(item: 0)
        let known = controller.dequeueReusableCell(withIdentifier: "Tile", in: list, for: path)
        controller.log("\(known == nil)")
        _ = controller.dequeueReusableCell(withIdentifier: "Cells", in: list, for: path)
      }
    }
    var app = try listApp().graph
    app.documents[0].initialScene = 1
    let walk = Walk(app, LaunchOptions(), ["BViewController": script])
    #expect(walk.logs == ["false"])
    #expect(
      walk.simulation.exception?.reason
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cells - "
        + "must register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard")
    #expect(walk.simulation.exception?.origin?.element == "BViewController")
  }

  /// A storyboard whose only controller has its view in a xib, in which `connection` is made.
  private func nibApp(_ connection: String, name: String = "Detail") -> SceneGraph {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController nibName="\(name)" id="a" customClass="DetailViewController"
        sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"
        customClass="DetailViewController"><connections>\(connection)</connections></placeholder>
      <view id="v"/></objects></document>
      """
    let files = [("Main.storyboard", storyboard), ("Detail.xib", xib)].map {
      LoadedFile(SourceFile(path: $0.0, text: $0.1))
    }
    let project = Project(files, isWhole: true)
    return Compiler().compile(
      project, main: project.documents.first { $0.file.path == "Main.storyboard" })
  }

  @Test("EXC-25: a nib whose owner has no view raises")
  func noView() {
    let lacking = Walk(
      nibApp("<outlet property=\"label\" destination=\"v\" id=\"o\"/>"), LaunchOptions())
    #expect(lacking.simulation.exception?.name == "NSInternalInconsistencyException")
    #expect(
      lacking.simulation.exception?.reason
        == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Detail\" nib but the "
        + "view outlet was not set.")
    let fine = Walk(
      nibApp("<outlet property=\"view\" destination=\"v\" id=\"o\"/>"), LaunchOptions())
    #expect(fine.simulation.exception == nil)
    #expect(Walk(nibApp("", name: "Elsewhere"), LaunchOptions()).simulation.exception == nil)
  }

  @Test("NIB-06: a nib's owner gets no awakeFromNib, objects in a storyboard do")
  func owner() throws {
    var graph = nibApp("<outlet property=\"view\" destination=\"v\" id=\"o\"/>")
    let scene = Walk(graph, LaunchOptions())
    #expect(scene.trace.contains("awakeFromNib"))
    graph.main = graph.documents.firstIndex { $0.kind == .xib }
    let (simulation, trace) = Simulation.launch(
      try #require(graph.owned(by: "DetailViewController")))
    #expect(simulation.frontmost != nil)
    #expect(trace.contains { $0.text == "viewDidLoad" })
    #expect(!trace.contains { $0.text == "awakeFromNib" })
  }

  @Test("EXC-15: adding a child's view outside of its parent's raises")
  func hierarchy() throws {
    var walk = try SketchedApp(
      Sketch("a").container(.embed("b")).container(.embed("c")), Sketch("b"), Sketch("c")
    ).launch()
    let (b, c) = (try walk.id("B"), try walk.id("C"))
    walk.act { $0.addView(of: b, to: c) }
    #expect(walk.simulation.exception?.name == "UIViewControllerHierarchyInconsistency")
    #expect(
      walk.simulation.exception?.reason
        == "child view controller:<BViewController> should have parent view controller:"
        + "<AViewController> but requested parent is:<CViewController>")
  }

  @Test("EXC-16: a page count that does not match the spine raises")
  func pages() throws {
    var walk = try SketchedApp(
      Sketch("book", "pageViewController"),
      Sketch("p").with("storyboardIdentifier", "P"), initial: "book"
    ).launch()
    let book = try #require(walk.simulation.root)
    let (first, second) = (try walk.make("P"), try walk.make("P"))
    walk.act { $0.setPages([first, second], of: book, animated: false) }
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      walk.simulation.exception?.reason
        == "The number of view controllers provided (2) doesn't match the number required (1) for "
        + "the requested transition")
  }

  @Test("SEG-12: a container that opts out of show is skipped")
  func optedOut() throws {
    let app = try SketchedApp(
      Sketch("nav", "navigationController", class: "ShyController")
        .way(.relationship("rootViewController", "a")),
      Sketch("a").button("Open", .show("b")), Sketch("b"))
    var shy = app.launch(["ShyController": Shy()])
    try shy.tap("Open")
    #expect(shy.chain == ["Shy", "B"])
    var plain = app.launch()
    try plain.tap("Open")
    #expect(plain.stack == ["A", "B"])
  }

  @Test("UNW-03: children that their container excludes are not searched")
  func disallowed() throws {
    let app = try SketchedApp(
      Sketch("nav", "navigationController", class: "ShyController")
        .way(.relationship("rootViewController", "a")),
      Sketch("a").way(.show("b", id: "b")),
      Sketch("b").with("storyboardIdentifier", "B").way(.unwind("home:", id: "home")))
    for (behaviors, stack) in [
      (["ShyController": Shy()] as Behaviors, ["A", "B"]), (Behaviors(), ["A"]),
    ] {
      var walk = app.launch(behaviors) { $0.unwindHandlers = ["home:": ["AViewController"]] }
      let a = try walk.id("A")
      let navigation = try walk.id("Shy")
      let made = try walk.make("B")
      walk.act { $0.push(made, on: navigation, animated: false) }
      #expect(walk.simulation[a] != nil)
      try walk.segue("home")
      #expect(walk.stack == stack)
    }
  }
}

/// A container that neither shows others nor lets its children be searched.
private struct Shy: ControllerBehavior {
  func canPerformAction(_ controller: inout Instance, _ action: String) -> Bool { false }

  func allowedChildrenForUnwinding(
    _ controller: inout Instance, from source: ControllerID, usual: [ControllerID]
  ) -> [ControllerID] { [] }
}
