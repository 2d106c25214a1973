import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Reading compiled storyboards back")
struct CompiledStoryboardReaderTests {
  private func readBack(
    _ document: Document, generation: XcodeGeneration = .standard
  ) throws -> Document {
    let options = CompilerOptions(module: "App", generation: generation)
    let compiled = try StoryboardCompiler(options).compile(document)
    var reader = CompiledStoryboardReader(compiled.archives, try #require(compiled.info))
    let file = SourceFile(path: "Main.storyboardc", text: reader.document())
    return try #require(Document(try XMLReader().read(file)))
  }

  @Test("the frame, text, font and constraints of a label are read back")
  func label() throws {
    let view = """
      <subviews>\(StoryboardFixture.label())</subviews><constraints>\
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="8" id="c"/></constraints>
      """
    let document = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    let label = try #require(document.elements(of: .label).first)
    #expect(label["text"] == "Hello")
    #expect(label["textAlignment"] == "natural")
    #expect(label["translatesAutoresizingMaskIntoConstraints"] == "NO")
    let frame = try #require(label.child("rect", key: "frame"))
    #expect(["x", "y", "width", "height"].map { frame[$0] } == ["10", "30", "100", "20"])
    #expect(label.child(key: "fontDescription")?["pointSize"] == "17")
    let constraint = try #require(document.elements(of: .constraint).first)
    #expect(constraint["firstItem"] == label["id"])
    #expect(constraint["constant"] == "8")
    let guide = document.object(withID: constraint["secondItem"] ?? "")
    #expect(guide?.name == "viewLayoutGuide")
  }

  @Test("custom classes, outlets and segues are read back")
  func connections() throws {
    let home = StoryboardFixture.controller(
      #"id="home" customClass="Home" customModule="App" customModuleProvider="target""#,
      view: "<subviews>\(StoryboardFixture.label())</subviews>",
      """
      <connections><outlet property="titleLabel" destination="title" id="o"/>\
      <segue destination="detail" kind="show" identifier="more" id="s"/></connections>
      """)
    let detail = StoryboardFixture.controller(#"id="detail""#).replacing(
      #"id="root""#, with: #"id="other""#)
    let document = try readBack(StoryboardFixture.storyboard(home, detail))
    let controller = try #require(document.object(withID: "home"))
    #expect(controller["customClass"] == "Home")
    #expect(controller["customModule"] == "App")
    #expect(document.initialViewControllerID == "home")
    let outlet = try #require(document.elements(of: .outlet).first)
    #expect(document.object(withID: outlet["destination"] ?? "")?["text"] == "Hello")
    let segue = try #require(document.elements(of: .segue).first)
    #expect(segue["destination"] == "detail")
    #expect(segue["identifier"] == "more")
  }

  @Test("recompiling a decompiled storyboard gives equal nibs except for ids")
  func fixedPoint() throws {
    let view = """
      <subviews>\(StoryboardFixture.label())<switch opaque="NO" contentMode="scaleToFill" on="YES" \
      id="switch"><rect key="frame" x="10" y="90" width="51" height="31"/></switch></subviews>
      """
    let once = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    let twice = try readBack(once)
    let first = try StoryboardCompiler().compile(once)
    let second = try StoryboardCompiler().compile(twice)
    let names = first.archives.keys.sorted()
    #expect(names == second.archives.keys.sorted())
    for name in names {
      let (old, new) = (try #require(first.archives[name]), try #require(second.archives[name]))
      #expect(ArchiveDifference(old, new).changes.isEmpty, "\(name)")
    }
  }

  @Test(
    "a symbolic constraint reads back with standard spacing: 20 to a superview, 8 between views")
  func standardSpace() throws {
    let other = StoryboardFixture.label().replacing(#"id="title""#, with: #"id="below""#)
    let view = """
      <subviews>\(StoryboardFixture.label())\(other)</subviews><constraints>\
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" symbolic="YES" id="a"/>\
      <constraint firstItem="below" firstAttribute="top" secondItem="title" \
      secondAttribute="bottom" constant="8" symbolic="YES" id="b"/></constraints>
      """
    let document = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    #expect(document.elements(of: .constraint).map { $0["constant"] } == ["20", "8"])
  }

  @Test("a label reads back with its fixed font size and its accessibility")
  func labelSettings() throws {
    let label = StoryboardFixture.label().replacing(
      "</label>",
      with: #"<accessibility key="accessibilityConfiguration" hint="Read" label="Greeting">"#
        + #"<accessibilityTraits key="traits" header="YES"/></accessibility></label>"#)
    let document = try readBack(
      StoryboardFixture.storyboard(
        StoryboardFixture.controller(view: "<subviews>\(label)</subviews>")))
    let loaded = try #require(document.elements(of: .label).first)
    #expect(loaded["adjustsFontSizeToFit"] == "NO")
    let settings = try #require(loaded.child(key: "accessibilityConfiguration"))
    #expect(settings["label"] == "Greeting")
    #expect(settings["hint"] == "Read")
    #expect(settings.child(key: "traits")?["header"] == "YES")
  }

  @Test("directional margins are stored and read back")
  func directionalMargins() throws {
    let view = """
      <subviews><view id="box"><rect key="frame" x="0.0" y="0.0" width="90" height="80"/>\
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/></view></subviews>
      """
    let storyboard = try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
    let compiled = try StoryboardCompiler().compile(storyboard)
    let archive = try #require(compiled.archives["home-view-root"])
    let box = archive.objects.first { $0["UIViewLayoutMarginsAreDirectional"] == .bool(true) }
    #expect(box?["UIViewLayoutMargins"] == .data(PackedGeometry.bytes([1, 2, 3, 4])))
    let loaded = try readBack(storyboard).elements(of: .view).compactMap {
      $0.child(key: "directionalLayoutMargins")
    }
    #expect(loaded.map { $0["leading"] } == ["2"])
  }

  @Test("runtime attributes are read back")
  func runtimeAttributes() throws {
    let label = StoryboardFixture.label().replacing(
      "</label>",
      with: """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="mood" \
        value="calm"/><userDefinedRuntimeAttribute type="number" keyPath="radius">\
        <real key="value" value="4.5"/></userDefinedRuntimeAttribute>\
        <userDefinedRuntimeAttribute type="size" keyPath="grid"><size key="value" width="2" \
        height="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>
        """)
    let document = try readBack(
      StoryboardFixture.storyboard(
        StoryboardFixture.controller(view: "<subviews>\(label)</subviews>")))
    let loaded = try #require(document.elements(of: .label).first)
    let attributes = View(loaded).runtimeAttributes
    #expect(attributes.map(\.keyPath) == ["mood", "radius", "grid"])
    #expect(attributes.map(\.type) == ["string", "number", "size"])
    #expect(attributes[1].valueElement?["value"] == "4.5")
    #expect(attributes[2].valueElement?["height"] == "3")
  }

  @Test("a toolbar item's segue reads back with its style and transition")
  func toolbarSegue() throws {
    let view = """
      <subviews><toolbar id="bar"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>\
      <items><barButtonItem title="Go" id="go"><connections><segue destination="detail" \
      kind="presentation" modalPresentationStyle="overFullScreen" \
      modalTransitionStyle="crossDissolve" id="s"/></connections></barButtonItem></items>\
      </toolbar></subviews>
      """
    let detail = StoryboardFixture.controller(#"id="detail""#).replacing(
      #"id="root""#, with: #"id="other""#)
    let document = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view), detail))
    let segue = try #require(document.elements(of: .segue).first)
    #expect(segue.parent?.parent?.name == "barButtonItem")
    #expect(segue["modalPresentationStyle"] == "overFullScreen")
    #expect(segue["modalTransitionStyle"] == "crossDissolve")
  }

  @Test("a first responder action is read back")
  func firstResponder() throws {
    let view = """
      <subviews><button opaque="NO" buttonType="system" id="b">\
      <rect key="frame" x="0.0" y="0.0" width="50" height="30"/><state key="normal" title="Close"/>\
      <connections><action selector="close:" destination="first" eventType="touchUpInside" id="a"/>\
      </connections></button></subviews>
      """
    let scene =
      StoryboardFixture.controller(view: view)
      + #"<placeholder placeholderIdentifier="IBFirstResponder" id="first"/>"#
    let document = try readBack(StoryboardFixture.storyboard(scene))
    let action = try #require(document.elements(of: .action).first)
    let target = document.object(withID: action["destination"] ?? "")
    #expect(target?["placeholderIdentifier"] == "IBFirstResponder")
  }

  @Test("a stack's standard spacing is read back")
  func standardSpacing() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="90" height="80"/>"#
    let stack = { (spacing: String) in
      let view =
        #"<subviews><stackView contentMode="scaleToFill" \#(spacing) id="s">\#(frame)</stackView></subviews>"#
      let document = try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
      return try #require(readBack(document).tree.elements.first { $0.name == "stackView" })
    }
    #expect(try stack(#"spacingType="standard""#)["spacingType"] == "standard")
    #expect(try stack(#"spacingType="standard""#)["spacing"] == nil)
    #expect(try stack(#"spacing="6""#)["spacing"] == "6")
  }

  @Test("the content view of a collection's cell reads back without the compiler's constraints")
  func collectionCell() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="90" height="80"/>"#
    let view = """
      <subviews><collectionView contentMode="scaleToFill" dataMode="prototypes" id="c">\(frame)\
      <collectionViewFlowLayout key="collectionViewLayout" id="l"/><cells>\
      <collectionViewCell contentMode="center" reuseIdentifier="cell" id="x">\(frame)\
      <view key="contentView" opaque="NO" contentMode="center">\(frame)</view>\
      </collectionViewCell></cells></collectionView></subviews>
      """
    let document = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)),
      generation: .xcode11)
    let cell = try #require(document.tree.elements.first { $0.name == "collectionViewCell" })
    let content = try #require(cell.child(key: "contentView"))
    #expect(content["translatesAutoresizingMaskIntoConstraints"] == nil)
    #expect(content.child("rect", key: "frame")?["width"] == "90")
    #expect(document.elements(of: .constraint).isEmpty)
  }

  @Test("a segue leads to the id of its scene, which may be the identifier of another scene")
  func identifiers() throws {
    let scene = { (id: String, identifier: String) in
      StoryboardFixture.controller(#"id="\#(id)" storyboardIdentifier="\#(identifier)""#)
        .replacing(#"id="root""#, with: #"id="\#(id)-root""#)
    }
    let navigation = """
      <navigationController id="home"><connections><segue destination="B" kind="relationship" \
      relationship="rootViewController" id="r"/><segue destination="B" kind="show" id="s"/>\
      </connections></navigationController>
      """
    let document = try readBack(
      StoryboardFixture.storyboard(navigation, scene("B", "X"), scene("C", "B")))
    let segues = document.elements(of: .segue)
    #expect(segues.count == 2)
    #expect(segues.allSatisfy { $0["destination"] == "B" })
    #expect(document.elements(of: .viewController).contains { $0["storyboardIdentifier"] == "B" })
  }

  @Test("types of buttons are read back", arguments: ["system", "close", "contactAdd"])
  func buttonTypes(type: String) throws {
    let button = """
      <subviews><button opaque="NO" contentMode="scaleToFill" buttonType="\(type)" id="b">\
      <rect key="frame" x="0.0" y="0.0" width="30" height="30"/></button></subviews>
      """
    let document = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: button)))
    #expect(document.elements(of: .button).map { $0["buttonType"] } == [type])
  }

  @Test("colors, style and translucence of bars are read back")
  func bars() throws {
    let color = { (key: String) in
      #"<color key="\#(key)" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="sRGB"/>"#
    }
    let navigation = """
      <navigationController id="home"><navigationBar key="navigationBar" translucent="NO" \
      contentMode="scaleToFill" barStyle="black" id="bar">\(color("tintColor"))\
      \(color("barTintColor"))</navigationBar><toolbar key="toolbar" opaque="NO" \
      clearsContextBeforeDrawing="NO" contentMode="scaleToFill" translucent="NO" id="tools">\
      <autoresizingMask key="autoresizingMask"/>\(color("barTintColor"))</toolbar><connections>\
      <segue destination="list" kind="relationship" relationship="rootViewController" id="s"/>\
      </connections></navigationController>
      """
    let list = StoryboardFixture.controller(
      #"id="list""#, #"<navigationItem key="navigationItem" id="n"/>"#)
    let document = try readBack(StoryboardFixture.storyboard(navigation, list))
    let bar = try #require(document.elements(of: .navigationBar).first)
    #expect(bar["translucent"] == "NO")
    #expect(bar["barStyle"] == "black")
    #expect(bar.child(key: "tintColor")?["green"] == "0.5")
    #expect(bar.child(key: "barTintColor")?["green"] == "0.5")
    let tools = try #require(document.elements(of: .toolbar).first)
    #expect(tools["translucent"] == "NO")
    #expect(tools.child(key: "barTintColor")?["green"] == "0.5")
  }

  @Test("styles of bar items are read back", arguments: ["plain", "done", nil])
  func itemStyles(style: String?) throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \
      title="Go"\(style.map { #" style="\#($0)""# } ?? "") id="i"/></navigationItem>
      """
    let document = try readBack(
      StoryboardFixture.storyboard(StoryboardFixture.controller(view: "", item)))
    #expect(document.elements(of: .barButtonItem).map { $0["style"] } == [style])
  }
}
