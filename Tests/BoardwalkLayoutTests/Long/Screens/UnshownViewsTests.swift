import BoardwalkBase
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import Testing

/// Views of scenes that no screen shows.
@Suite("Views outside screens")
struct UnshownViewsTests {
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <viewController id="con" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
    <toolbarItems><barButtonItem id="item"><view key="customView" id="custom">
    <rect key="frame" x="16" y="5" width="60" height="34"/><subviews>
    <label text="Pages" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
    <constraints><constraint firstItem="label" firstAttribute="leading" secondItem="custom" \
    secondAttribute="leading" constant="7" id="c"/></constraints></view></barButtonItem>
    </toolbarItems></viewController>
    <view contentMode="scaleToFill" id="dock">
    <rect key="frame" x="0.0" y="0.0" width="240" height="128"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews><constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="dock" \
    secondAttribute="leadingMargin" id="d"/></constraints></view>
    </objects></scene></scenes></document>
    """

  private func views(shown: Set<String>) throws -> [PlacedView] {
    let loaded = LoadedFile(SourceFile(path: "Main.storyboard", text: storyboard))
    let graph = Compiler().compile(Project([loaded], isWhole: false), main: loaded.document)
    let place = ScenePlace(document: 0, scene: 0)
    let simulation = Simulation.showing(place, of: graph, options: LaunchOptions())
    return OffscreenViews(ofDocument: 0, in: simulation, as: .canvas)
      .views(ofScene: 0, besides: shown)
  }

  @Test("views of the dock and of bar items are laid out separately")
  func dockAndItems() throws {
    let views = try views(shown: ["root"])
    #expect(Set(views.map(\.id)) == ["dock", "custom"])
    let label = try #require(views.first { $0.id == "custom" }?.view(withID: "label"))
    #expect(label.frame.minX == 16 + 7)
    let inner = try #require(views.first { $0.id == "dock" }?.view(withID: "inner"))
    #expect(inner.frame.minX == 16)
    #expect(try self.views(shown: ["root", "dock", "custom"]).isEmpty)
  }
}
