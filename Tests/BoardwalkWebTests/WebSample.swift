import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkTestSupport
import Foundation

@testable import BoardwalkWeb

/// An app for pages.
struct WebSample {
  let graph: SceneGraph

  /// An app of the storyboards `files`, by their names.
  init(_ files: [(name: String, text: String)]) {
    let loaded = files.map { name, text in
      LoadedFile(SourceFile(path: "\(name).storyboard", text: text))
    }
    graph = Compiler().compile(Project(loaded, isWhole: true), main: loaded.first?.document)
  }

  /// The example named `name` that comes with the package.
  init(example name: String) throws {
    let folder = PackageFolder.url.appendingPathComponent("Examples/\(name)").path
    let app = AppFolder(path: folder)
    let documents = app.project.documents
    graph = Compiler().compile(
      app.project, main: documents.first { $0.name == "Main" }, strings: app.strings)
  }

  /// An app of one storyboard with the scenes in `scenes`, written as Interface Builder does.
  init(scenes: String, initial: String = "c1") {
    self.init([("Main", Self.storyboard(scenes: scenes, initial: initial))])
  }

  /// An app of one scene whose class raises an exception in `viewDidLoad`.
  static var endingAtLaunch: SceneGraph {
    var graph = WebSample(
      scenes: scene("c1").replacing(
        "<viewController ", with: "<viewController customClass=\"BrokenController\" ")
    ).graph
    graph.behaviors = [
      BehaviorText(
        path: "Broken.behavior",
        text: """
          behavior BrokenController: UIViewController {
            viewDidLoad { throw "NSGenericException", reason: "the form is gone" }
          }
          """)
    ]
    return graph
  }

  /// A storyboard with the scenes in `scenes`.
  static func storyboard(scenes: String, initial: String = "c1") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scenes)
    </scenes></document>
    """
  }

  /// A scene with the id `id`, titled `title`, that shows `views`, at `place` on the canvas.
  static func scene(
    _ id: String, title: String = "", views: String = "", segues: String = "",
    at place: (x: Int, y: Int)? = nil
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <viewController id="\(id)" title="\(title)" sceneMemberID="viewController">
    <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(views)</subviews></view>
    <connections>\(segues)</connections>
    </viewController></objects>
    \(place.map { "<point key=\"canvasLocation\" x=\"\($0.x)\" y=\"\($0.y)\"/>" } ?? "")
    </scene>
    """
  }

  /// The prototype of the app, in which `flows` are followed.
  func prototype(
    _ flows: [Flow] = [], startsFlow: Bool = false, limits: Prototype.Limits = .init()
  ) -> Prototype {
    Prototype(
      of: graph, named: "Sample", options: LaunchOptions(), flows: flows, startsFlow: startsFlow,
      limits: limits)
  }

  /// The flows of the example named `name`, in the order of their names.
  static func flows(ofExample name: String) throws -> [Flow] {
    let folder = PackageFolder.url.appendingPathComponent("Examples/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".flow") }.sorted().map { file in
      Flow(try SourceFile(contentsOf: folder.appendingPathComponent(file).path))
    }
  }

  /// The map of the app as its documents are drawn.
  var map: SceneMap {
    SceneMap(of: graph, named: "Sample", in: MapEnvironment(), options: LaunchOptions())
  }
}
