import BoardwalkDocument
import Testing

@testable import BoardwalkSimulation

/// What is there before anything is on screen.
@Suite("Initial controllers")
struct InitialControllerTests {
  @Test("LIFE-03, LIFE-04, ORC-02: awakeFromNib sees the navigation item and no view")
  func awake() throws {
    struct Code: ControllerBehavior {
      func awakeFromNib(_ controller: inout Instance) {
        let item = controller.navigationItem?.title ?? "nothing"
        controller.log("\(item), \(controller.isViewLoaded ? "a view" : "no view")")
      }
      func viewDidLoad(_ controller: inout Instance) {
        controller.log(controller.isViewLoaded ? "a view" : "no view")
      }
    }
    let app = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").with("title", "Title").title("Item"))
    #expect(app.launch(["AViewController": Code()]).logs == ["Item, no view", "a view"])
  }

  @Test("TIME-07: stacks outside of a window change without view callbacks")
  func noWindow() throws {
    var walk = try SketchedApp(
      Sketch("a"), .navigation("nav", root: "b"),
      Sketch("b").with("storyboardIdentifier", "b"), Sketch("c").with("storyboardIdentifier", "c")
    ).launch()
    let (root, top) = (try walk.make("b"), try walk.make("c"))
    let trace = walk.call { simulation in
      let navigation = simulation.makeNavigationController(around: root)
      simulation.push(top, on: navigation, animated: true)
      #expect(simulation[navigation]?.children == [root, top])
      simulation.settle()
      return simulation.pop(navigation, animated: true)
    }
    #expect(trace == nil || trace == top)
    #expect(walk.appearances.isEmpty)
    #expect(!walk.trace.contains("viewDidLoad"))
  }

  @Test("ORC-15: controllers created by code are empty and unloaded")
  func empty() throws {
    var walk = try SketchedApp(Sketch("a")).launch()
    walk.call { simulation in
      for kind in ViewControllerKind.allCases {
        let made = simulation.makeController(kind)
        #expect(simulation[made]?.isViewLoaded == false)
        #expect(simulation[made]?.children.isEmpty == true)
        #expect(simulation[made]?.className == kind.className)
        #expect(simulation.document(of: made) == nil)
      }
      let tabs = simulation.makeController(.tabBarController)
      #expect(simulation.selectedIndex(of: tabs) == nil)
      let pages = simulation.makeController(.pageViewController)
      guard case .pages(let state)? = simulation[pages]?.container else { return }
      #expect(state.style == .pageCurl)
    }
  }

  @Test("ORC-26: a navigation root appears in the turn after launch")
  func laterTurn() throws {
    let walk = try SketchedApp(.navigation("nav", root: "a"), Sketch("a")).launch()
    let appearing = walk.entries.filter { $0.text == "viewWillAppear" }
    #expect(appearing.map(\.phase) == [.turn, .turn])
    #expect(walk.entries.filter { $0.text == "awakeFromNib" }.map(\.phase) == [.sync, .sync])
  }

  @Test("BAR-01, BAR-02: the bar shows items of the two top controllers, above the top's view")
  func twoItems() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").title("One").way(.show("b", id: "b")),
      Sketch("b").title("Two").way(.show("c", id: "c")), Sketch("c").title("Three")
    ).launch()
    try walk.segue("b")
    try walk.segue("c")
    #expect(walk.simulation.frontBar?.title == "Three")
    #expect(walk.simulation.frontBar?.backTitle == "Two")
    #expect(walk.visible == ["navigation controller", "C"])
    let a = try walk.id("A")
    walk.code { $0.setTitle("Nobody sees it", of: a) }
    #expect(walk.simulation.frontBar?.backTitle == "Two")
  }

  @Test("NIB-03: an outlet may lead to any object")
  func outlets() throws {
    let app = try SketchedApp(
      Sketch("a").view(
        "<label id=\"l\"/>"
      ).object("<tapGestureRecognizer id=\"r\"/>").delegated)
    let outlet = try #require(app.graph.documents[0].scenes[0].outlets.first)
    #expect(outlet.property == "delegate")
    #expect(outlet.destination == "a-d")
  }

  @Test("NIB-04: runtime attributes of any property are kept in order")
  func runtimeAttributes() throws {
    let walk = try SketchedApp(
      Sketch("a").part(
        """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="note" value="x"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="any.flag" value="YES"/>
        </userDefinedRuntimeAttributes>
        """)
    ).launch()
    let template = try #require(walk.simulation.root.flatMap(walk.simulation.template))
    #expect(template.runtimeAttributes.map(\.keyPath) == ["note", "any.flag"])
  }

  @Test("SPL-06: side columns have the documented widths")
  func widths() throws {
    func width(_ attributes: [(String, String)], in width: Double) throws -> Double? {
      let split = attributes.reduce(Sketch.split("s", primary: "a", secondary: "b")) {
        $0.with($1.0, $1.1)
      }
      return try SketchedApp(split, Sketch("a"), Sketch("b")).launch(on: "iPad").split?
        .primaryColumnWidth(in: width)
    }
    #expect(try width([], in: 1024) == 320)
    #expect(try width([], in: 600) == 240)
    let fraction = ("preferredPrimaryColumnWidthFraction", "0.5")
    #expect(try width([fraction, ("maximumPrimaryColumnWidth", "400")], in: 1024) == 400)
    #expect(try width([fraction, ("maximumPrimaryColumnWidth", "600")], in: 1024) == 512)
    #expect(try width([("minimumPrimaryColumnWidth", "375")], in: 820) == 375)
  }
}
