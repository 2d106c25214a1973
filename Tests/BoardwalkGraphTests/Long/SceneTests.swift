import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@Suite("Compiled scenes")
struct SceneTests {
  @Test("a scene has a name and a location on the canvas")
  func nameAndLocation() throws {
    let document = try Sample.storyboard(
      """
      <scene sceneID="x"><objects><viewController title="Items" id="a"/></objects>\
      <point key="canvasLocation" x="-120.5" y="60"/></scene>
      """)
    let scene = try #require(try Sample.compile(document).scenes.first)
    #expect(scene.name == "Items")
    #expect(scene.canvasLocation == LayoutPoint(x: -120.5, y: 60))
    #expect(scene.rest?.attributes == ["sceneID": "x"])
    #expect(scene.rest?.children.isEmpty == true)
    #expect(scene.topLevelViews.isEmpty)
  }

  @Test("objects of a scene other than its controller are kept")
  func otherObjects() throws {
    let scene = try Sample.firstScene(
      Sample.controllerScene(
        "a",
        more: """
          <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>\
          <view id="loose"><rect key="frame" x="0" y="0" width="1" height="1"/></view>\
          <barButtonItem title="Done" id="item"/><customObject id="o" customClass="Helper">\
          <connections><outlet property="owner" destination="a" id="c"/></connections>\
          </customObject><exit id="e"/>
          """))
    #expect(scene.topLevelViews.map(\.id) == ["loose"])
    #expect(scene.topLevelItems.map(\.title) == ["Done"])
    #expect(scene.outlets.map(\.source) == ["o"])
    let objects = try #require(scene.rest?.children.first)
    #expect(objects.name == "objects")
    #expect(objects.children.map(\.name) == ["placeholder", "customObject", "exit"])
    #expect(objects.children.allSatisfy { $0.children.isEmpty })
  }

  @Test("an exit outside the objects of a scene is kept")
  func strayExit() throws {
    let scene = try Sample.firstScene(
      #"<scene><objects><viewController id="a"/></objects><exit id="e"/></scene>"#)
    #expect(scene.rest?.children.map(\.name) == ["exit"])
  }

  @Test("each controller of a scene element has its own scene")
  func severalControllers() throws {
    let document = try Sample.storyboard(
      Sample.scene(
        """
        <viewController title="One" id="a"/><viewController title="Two" id="b"><connections>\
        <segue destination="c" kind="show"/></connections></viewController>\
        <tapGestureRecognizer id="g"/>
        """) + Sample.scene(#"<viewController title="Three" id="c"/>"#), initial: "b")
    let compiled = try Sample.compile(document)
    #expect(compiled.scenes.map(\.name) == ["One", "Two", "Three"])
    #expect(compiled.initialScene == 1)
    #expect(compiled.scenes.map(\.segues.count) == [0, 1, 0])
    #expect(compiled.scenes.map(\.recognizers.count) == [1, 0, 0])
    #expect(compiled.scenes[1].segues.first?.destination == 2)
    #expect(compiled.scenes.map { $0.rest == nil } == [false, true, false])
  }

  @Test("scenes without a controller are kept")
  func noController() throws {
    let scene = try Sample.firstScene(Sample.scene(#"<customObject id="o"/>"#))
    #expect(scene.content == .none)
    #expect(scene.name == "a scene without a view controller")
    #expect(scene.rest?.children.first?.children.map(\.name) == ["customObject"])
  }

  @Test("attributes of storyboard references are read")
  func storyboardReference() throws {
    let scene = try Sample.firstScene(
      Sample.scene(
        """
        <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="About" \
        bundleIdentifier="com.example.kit" id="p" sceneMemberID="viewController">\
        <navigationItem key="navigationItem" id="n"/></viewControllerPlaceholder>
        """))
    let reference = try #require(scene.reference)
    #expect(scene.controller == nil)
    #expect(scene.name == "About in Settings")
    #expect(reference.id == "p")
    #expect(reference.storyboardName == "Settings")
    #expect(reference.identifier == "About")
    #expect(reference.bundleIdentifier == "com.example.kit")
    #expect(reference.rest?.attributes == ["sceneMemberID": "viewController"])
    #expect(reference.rest?.children.map(\.name) == ["navigationItem"])
  }

  @Test("attributes, devices and resources of documents are read")
  func documentAttributes() throws {
    let document = try Sample.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      toolsVersion="23504" launchScreen="YES" useAutolayout="YES" initialViewController="b">\
      <device id="retina6_12" orientation="landscape" appearance="dark"/><dependencies/>\
      <scenes>\(Sample.controllerScene("a"))\(Sample.controllerScene("b"))</scenes><resources>\
      <image name="star" catalog="system" width="128" height="121"/>\
      <namedColor name="Accent"><color red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
      """, path: "Base.lproj/Launch.storyboard")
    let compiled = try Sample.compile(document)
    #expect(compiled.name == "Launch")
    #expect(compiled.path == "Base.lproj/Launch.storyboard")
    #expect(compiled.kind == .storyboard)
    #expect(compiled.toolsVersion == "23504")
    #expect(compiled.isLaunchScreen)
    #expect(compiled.initialScene == 1)
    #expect(compiled.device?.identifier == "retina6_12")
    #expect(compiled.device?.isLandscape == true && compiled.device?.isDark == true)
    #expect(compiled.resources.map(\.kind) == ["image", "namedColor"])
    #expect(compiled.resources.map(\.name) == ["star", "Accent"])
    #expect(compiled.resources.first?.size == LayoutSize(width: 128, height: 121))
    #expect(compiled.resources.first?.rest?.attributes == ["catalog": "system"])
    #expect(compiled.resources.last?.color?.components == [1, 0, 0, 1])
    #expect(compiled.resources.last?.rest == nil)
    #expect(compiled.rest.attributes["useAutolayout"] == "YES")
    #expect(compiled.rest.attributes["toolsVersion"] == nil)
    #expect(compiled.rest.children.map(\.name) == ["dependencies"])
  }

  @Test("a missing initial controller is archived")
  func missingInitial() throws {
    let compiled = try Sample.compile(
      try Sample.storyboard(Sample.controllerScene("a"), initial: "gone"))
    #expect(compiled.initialScene == nil)
    #expect(compiled.rest.attributes["initialViewController"] == "gone")
  }

  @Test("the first of two scenes with the same id is the initial scene")
  func duplicateID() throws {
    let compiled = try Sample.compile(
      try Sample.storyboard(
        Sample.controllerScene("a") + Sample.controllerScene("a"), initial: "a"))
    #expect(compiled.scenes.count == 2)
    #expect(compiled.initialScene == 0)
  }
}
