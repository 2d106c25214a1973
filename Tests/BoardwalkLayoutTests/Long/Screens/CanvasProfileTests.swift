import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkTestSupport
import Testing

/// Scenes drawn by the rules of the Interface Builder version that wrote them.
@Suite("Canvas profile")
struct CanvasProfileTests {
  /// The screen of the first scene in a document of `toolsVersion` whose view is `height` points
  /// high.
  private func screen(
    _ profile: Screen.Profile, toolsVersion: String, height: Int = 667, _ content: String
  ) throws -> Screen {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <viewController id="con" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
      \(content)<viewLayoutGuide key="safeArea" id="safe"/></view></viewController>
      </objects></scene></scenes></document>
      """
    let loaded = LoadedFile(SourceFile(path: "Main.storyboard", text: text))
    let graph = Compiler().compile(Project([loaded], isWhole: false), main: loaded.document)
    return Screen(Simulation.showing(ScenePlace(document: 0, scene: 0), of: graph), as: profile)
  }

  private let pinned = """
    <subviews><label text="Ready" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="16" y="20" width="77" height="33"/></label></subviews><constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
    secondAttribute="leadingMargin" id="c1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    id="c2"/></constraints>
    """

  private func label(_ screen: Screen) throws -> LayoutRect {
    try #require(screen.layers.first?.view.view(withID: "label")?.frame)
  }

  @Test("a text keeps its stored size on the canvas, and not in a running app")
  func storedTextSize() throws {
    let drawn = try label(screen(.canvas, toolsVersion: "14460", pinned))
    #expect(drawn == LayoutRect(x: 16, y: 20, width: 77, height: 33))
    let running = try label(screen(.running, toolsVersion: "14460", pinned))
    #expect(running.size.height == 20.5)
  }

  @Test("LAY-54: Xcode 11 draws no status bar on iPhones with a home button")
  func statusBar() throws {
    #expect(try label(screen(.canvas, toolsVersion: "17701", pinned)).minY == 0)
    #expect(try label(screen(.running, toolsVersion: "17701", pinned)).minY == 20)
  }

  @Test("scenes that share the canvas of their document take linear time", .timeLimit(.minutes(2)))
  func sharedCanvases() throws {
    let count = 2000
    let scenes = (0..<count).map { index in
      """
      <scene sceneID="s\(index)"><objects><viewController id="c\(index)"><view key="view" \
      id="v\(index)"><rect key="frame" x="0.0" y="0.0" width="375" height="300"/></view>
      </viewController></objects></scene>
      """
    }
    let loaded = LoadedFile(
      SourceFile(
        path: "Main.storyboard",
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
          toolsVersion="14460"><device id="retina4_7"/><scenes>\(scenes.joined())</scenes></document>
          """))
    let graph = Compiler().compile(Project([loaded], isWhole: false), main: loaded.document)
    let simulation = Simulation.showing(ScenePlace(document: 0, scene: 0), of: graph)
    let canvases = CanvasLayouts(graph)
    for _ in 0..<count {
      let screen = Screen(simulation, as: .canvas, canvases: canvases)
      #expect(screen.layers.first?.view.frame.size.height == 300)
    }
  }

  @Test("the canvas has the stored size of the view")
  func viewSize() throws {
    let drawn = try screen(.canvas, toolsVersion: "14460", height: 300, pinned)
    #expect(drawn.size == LayoutSize(width: 375, height: 300))
    #expect(drawn.profile == .canvas)
    let running = try screen(.running, toolsVersion: "14460", height: 300, pinned)
    #expect(running.size == LayoutSize(width: 375, height: 667))
  }

  @Test("every Interface Builder version draws a known system")
  func systems() {
    #expect(
      InterfaceBuilderVersion.allCases.allSatisfy { SystemVersion.known.contains($0.system.major) })
    #expect(InterfaceBuilderVersion.xcode26.system.hasLiquidGlass)
    #expect(!InterfaceBuilderVersion.xcode15.system.hasLiquidGlass)
  }
}
