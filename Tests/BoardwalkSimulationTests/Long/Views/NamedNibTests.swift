import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Nibs named after controllers")
struct NamedNibTests {
  /// Makes a controller of the class `className` as soon as it is loaded, and presents it.
  private struct Maker: ControllerBehavior {
    let className: String

    func viewDidAppear(_ controller: inout Instance, animated: Bool) {
      let name = className
      _ = controller.act { simulation in
        guard let root = simulation.root else { return }
        simulation.present(simulation.makeController(.viewController, class: name), from: root)
      }
    }
  }

  private struct Form: ControllerBehavior {
    func viewDidLoad(_ controller: inout Instance) {
      controller["nameLabel"]?.text = "Loaded"
    }
  }

  /// An app whose nib is called `nib`, and whose code makes a controller of the class `className`.
  private func launch(_ className: String, nib: String) throws -> Walk {
    let main = LoadedFile(
      SourceFile(
        path: "Main.storyboard",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          initialViewController="a"><scenes>\(Sketch("a").xml)</scenes></document>
          """))
    let nibFile = LoadedFile(
      SourceFile(
        path: "\(nib).xib",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"
          customClass="\(className)"><connections>
          <outlet property="view" destination="v" id="o1"/>
          <outlet property="nameLabel" destination="l" id="o2"/></connections></placeholder>
          <view id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
          <label id="l" text="Name"/></subviews></view></objects></document>
          """))
    let project = Project([main, nibFile], isWhole: true)
    try #require(project.documents.count == 2)
    let graph = Compiler().compile(project, main: project.documents.first)
    return Walk(
      graph, LaunchOptions(),
      ["AViewController": Maker(className: className), className: Form()])
  }

  @Test(
    "LIFE-02, S4-02: a nib is found by the class name with and without “Controller”",
    arguments: ["DetailViewController", "DetailView"])
  func found(nib: String) throws {
    let walk = try launch("DetailViewController", nib: nib)
    #expect(walk.simulation.texts == ["Loaded"])
    #expect(walk.simulation.exception == nil)
  }

  @Test("LIFE-02: without a nib the view is empty")
  func missing() throws {
    let walk = try launch("DetailViewController", nib: "Detail")
    #expect(walk.simulation.presentationChain.count == 2)
    #expect(walk.simulation.texts == [])
  }
}
