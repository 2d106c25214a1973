import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkTestSupport
import Foundation
import Testing

/// An app to take snapshots of.
struct Sample {
  let graph: SceneGraph

  /// The app of a storyboard in the fixtures.
  init(fixture name: String) throws {
    self.init(try Fixtures("snapshots").file(name + ".storyboard"))
  }

  /// The app of the storyboard `file`.
  init(_ file: SourceFile) {
    let loaded = LoadedFile(file)
    graph = Compiler().compile(Project([loaded], isWhole: false), main: loaded.document)
  }

  /// The example that comes with the package.
  static func homepwner() throws -> Sample {
    let path = PackageFolder.url.appendingPathComponent("Examples/Homepwner/Main.storyboard").path
    return Sample(
      SourceFile(path: "Main.storyboard", bytes: try SourceFile(contentsOf: path).bytes))
  }

  /// The app whose only scene shows `views`, which are written as Interface Builder does, as are
  /// `resources`.
  init(views: String, resources: String = "") {
    self.init(
      SourceFile(
        path: "Sample.storyboard",
        bytes: Array(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="23504" targetRuntime="iOS.CocoaTouch" initialViewController="con-00-001">
          <device id="retina4_7" orientation="portrait"/>
          <scenes><scene sceneID="sce-00-001"><objects>
          <viewController id="con-00-001" sceneMemberID="viewController">
          <view key="view" id="vie-00-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>\(views)</subviews>
          </view></viewController></objects></scene></scenes>
          <resources>\(resources)</resources></document>
          """.utf8)))
  }

  /// The app at rest on the scene named `scene`, or where it begins.
  func simulation(_ scene: String?, _ options: LaunchOptions) throws -> Simulation {
    guard let scene else { return Simulation.launch(graph, options: options).simulation }
    let scenes = try #require(graph.documents.first).scenes
    let index = try #require(scenes.firstIndex { $0.name == scene }, "\(scene)")
    return Simulation.showing(ScenePlace(document: 0, scene: index), of: graph, options: options)
  }
}
