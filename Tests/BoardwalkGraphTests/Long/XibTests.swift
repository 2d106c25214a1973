import BoardwalkGraph
import Testing

@Suite("Graphs of xibs")
struct XibTests {
  @Test("views, recognizers and items of a xib are top-level objects of its scene")
  func topLevelObjects() throws {
    let compiled = try Sample.compile(
      try Sample.xib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\
        <label text="Hello" id="l"/></subviews></view>\
        <tableViewCell id="c"><autoresizingMask key="autoresizingMask"/></tableViewCell>\
        <tapGestureRecognizer id="g"/><barButtonItem systemItem="add" id="b"/>
        """))
    #expect(compiled.kind == .xib)
    #expect(compiled.name == "Card")
    #expect(compiled.initialScene == nil)
    let scene = try #require(compiled.scenes.first)
    #expect(compiled.scenes.count == 1)
    #expect(scene.name == "Card")
    #expect(scene.content == .none)
    #expect(scene.topLevelViews.map(\.id) == ["v", "c"])
    #expect(scene.topLevelViews.first?.subviews.first?.text == "Hello")
    #expect(scene.recognizers.map(\.id) == ["g"])
    #expect(scene.topLevelItems.map(\.id) == ["b"])
    let objects = try #require(compiled.rest.children.first { $0.name == "objects" })
    #expect(objects.children.map { $0.attributes["id"] } == ["-1", "-2"])
  }

  @Test("a window of a xib has its subviews and outlets")
  func windows() throws {
    let compiled = try Sample.compile(
      try Sample.xib(
        """
        <window id="w"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\
        <label id="l"/></subviews><connections><outlet property="rootViewController" \
        destination="vc" id="o"/></connections></window><viewController id="vc"/>
        """))
    let scene = try #require(compiled.scenes.first)
    #expect(scene.topLevelViews.map(\.kind) == ["window"])
    #expect(scene.topLevelViews.first?.subviews.map(\.id) == ["l"])
    #expect(scene.controller?.id == "vc")
    #expect(scene.outlets.first?.property == "rootViewController")
  }

  @Test("each controller of a xib has its own scene")
  func severalControllers() throws {
    let compiled = try Sample.compile(
      try Sample.xib(
        """
        <viewController title="One" id="a"/><view id="v"><rect key="frame" x="0" y="0" width="9" \
        height="9"/></view><navigationController id="b"><viewControllers>\
        <viewController id="c"/></viewControllers></navigationController>
        """))
    #expect(compiled.scenes.map(\.controller?.id) == ["a", "b"])
    #expect(compiled.scenes.map(\.topLevelViews.count) == [1, 0])
    #expect(compiled.scenes.last?.controller?.nested.map(\.id) == ["c"])
  }

  @Test("placeholders of a xib are targets of actions")
  func placeholders() throws {
    let compiled = try Sample.compile(
      try Sample.xib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\
        <button id="b"><connections><action selector="a:" destination="-1" id="1"/>\
        <action selector="b:" destination="-2" id="2"/><action selector="c:" destination="v" \
        id="3"/></connections></button></subviews></view>
        """))
    let targets = try #require(compiled.scenes.first).actions.map(\.target)
    #expect(targets == [.controller, .firstResponder, .object(id: "v", name: "view")])
  }

  @Test("outlets of the file's owner are outlets of the scene")
  func ownerOutlets() throws {
    let document = try Sample.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="view" destination="v" id="o"/></connections></placeholder>\
      <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
      """)
    let scene = try #require(try Sample.compile(document).scenes.first)
    #expect(scene.outlets.map(\.source) == ["-1"])
    #expect(scene.outlets.map(\.destination) == ["v"])
  }
}
