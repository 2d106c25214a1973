import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling to what Xcode 13 and later write")
struct NewerXcodeTests {
  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="80" height="40"/>"#

  private func nibs(
    _ scenes: String..., generation: XcodeGeneration = .xcode13
  ) throws -> [String: NIBArchive] {
    try StoryboardCompiler(CompilerOptions(generation: generation)).compile(
      StoryboardFixture.storyboard(scenes.joined(separator: "</objects></scene><scene><objects>"))
    ).archives
  }

  private func viewNib(
    _ view: String, _ parts: String = "", generation: XcodeGeneration = .xcode13
  ) throws -> NIBArchive {
    let controller = StoryboardFixture.controller(view: view, parts)
    return try #require(nibs(controller, generation: generation)["home-view-root"])
  }

  @Test("objects outside of a nib are numbered in the order of sorted connections")
  func placeholders() throws {
    let tap = #"<tapGestureRecognizer id="tap"/>"#
    let view = """
      <subviews>\(StoryboardFixture.label())</subviews><connections>\
      <outlet property="owner" destination="home" id="o"/>\
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>\
      </connections>
      """
    let outlets =
      #"<connections><outlet property="title" destination="title" id="t"/></connections>"#
    let archives = try nibs(StoryboardFixture.controller(view: view, outlets) + tap)
    let nib = try #require(archives["home-view-root"])
    let connections = nib.object(nib.root?["UINibConnectionsKey"])?.elements ?? []
    #expect(
      connections.map { nib.text(nib.object($0)?["UILabel"]) }
        .sorted { ($0 ?? "") < ($1 ?? "") } == ["gestureRecognizers", "owner", "title", "view"])
    let scene = try #require(archives["UIViewController-home"])
    let table = scene.object(
      scene.first("UIClassSwapper")?["UIExternalObjectsTableForViewLoading"])
    let entries = table?.elements ?? []
    #expect(
      entries.map { scene.text($0) ?? scene.object($0)?.className } == [
        "UpstreamPlaceholder-1", "UITapGestureRecognizer", "UpstreamPlaceholder-2",
        "UIClassSwapper",
      ])
  }

  @Test("a recognizer is connected to a view in the nib of the view")
  func recognizerOfView() throws {
    let tap = """
      <tapGestureRecognizer id="tap"><connections>\
      <outlet property="delegate" destination="title" id="d"/>\
      <action selector="tap:" destination="home" id="a"/></connections></tapGestureRecognizer>
      """
    let view = """
      <subviews>\(StoryboardFixture.label())</subviews><connections>\
      <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/>\
      </connections>
      """
    let archives = try nibs(StoryboardFixture.controller(view: view) + tap)
    let labels = archives.mapValues { nib in
      Set(
        (nib.object(nib.root?["UINibConnectionsKey"])?.elements ?? [])
          .compactMap { nib.text(nib.object($0)?["UILabel"]) })
    }
    #expect(labels["home-view-root"] == ["delegate", "gestureRecognizers", "view"])
    #expect(labels["UIViewController-home"]?.contains("delegate") == false)
  }

  @Test("a font of size 0 has 12 points, and a style scales down from its standard size")
  func fontSizes() throws {
    let fonts = [
      #"type="system" pointSize="0.0""#: ("NSSize", ArchivedValue.double(12)),
      #"style="UICTFontTextStyleBody""#: ("UIMinimumFontSize", .float(8.5)),
    ]
    for (font, (key, value)) in fonts {
      let label = StoryboardFixture.label(#"minimumScaleFactor="0.5""#)
        .replacing(#"type="system" pointSize="17""#, with: font)
        .replacing(#"adjustsFontSizeToFit="NO""#, with: "")
      let nib = try viewNib("<subviews>\(label)</subviews>")
      let object = key == "NSSize" ? nib.first("UIFont") : nib.first("UILabel")
      #expect(object?[key] == value)
    }
  }

  @Test("an item of the system is bordered, and an opaque bar is at its frame's place")
  func bars() throws {
    let navigation = """
      <navigationController id="home"><navigationBar key="navigationBar" translucent="NO" id="bar">\
      <rect key="frame" x="0.0" y="44" width="375" height="44"/></navigationBar><connections>\
      <segue destination="items" kind="relationship" relationship="rootViewController" id="s"/>\
      </connections></navigationController>
      """
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" \
      systemItem="add" id="add"/></navigationItem>
      """
    let child = StoryboardFixture.controller(#"id="items""#, item)
    for (generation, style) in [(XcodeGeneration.xcode13, ArchivedValue.int8(1)), (.xcode12, nil)] {
      let nib = try #require(
        nibs(navigation, child, generation: generation)["UINavigationController-home"])
      #expect(nib.first("UIBarButtonItem")?["UIStyle"] == style)
      let bar = nib.first("UINavigationBar")
      #expect((bar?["UIOpaque"] == .bool(true)) == (generation == .xcode13))
    }
    let nib = try #require(nibs(navigation, child)["UINavigationController-home"])
    #expect(
      nib.first("UINavigationBar")?["UICenter"] == .data(PackedGeometry.bytes([0, 69])))
  }

  @Test("a view that bars make smaller has the screen's height, an embedded one its own")
  func screenHeight() throws {
    let container = """
      <subviews><containerView contentMode="scaleToFill" id="box">\(frame)<connections>\
      <segue destination="inner" kind="embed" id="e"/></connections></containerView></subviews>
      """
    let smaller = { (controller: String) in
      controller.replacing(#"height="667""#, with: #"height="591""#)
    }
    let inner = StoryboardFixture.controller(#"id="inner""#)
      .replacing(#"id="root""#, with: #"id="part""#).replacing(#"id="safe""#, with: #"id="other""#)
    let archives = try nibs(smaller(StoryboardFixture.controller(view: container)), smaller(inner))
    let height = { (name: String) in
      archives[name]?.objects.filter { $0.className == "UIView" }.map { $0["UIBounds"] } ?? []
    }
    #expect(height("home-view-root").contains(.data(PackedGeometry.bytes([0, 0, 375, 667]))))
    #expect(height("inner-view-part") == [.data(PackedGeometry.bytes([0, 0, 375, 591]))])
  }

  @Test("constraints are installed for the size classes of the document's device")
  func installedConstraints() throws {
    let constraint = { (id: String, side: String) in
      """
      <constraint firstItem="title" firstAttribute="\(side)" secondItem="root" \
      secondAttribute="\(side)" id="\(id)"/>
      """
    }
    let nib = try viewNib(
      """
      <subviews>\(StoryboardFixture.label())</subviews><constraints>\(constraint("a", "top"))\
      \(constraint("b", "leading"))\(constraint("c", "bottom"))</constraints>\
      <variation key="default"><mask key="constraints"><exclude reference="a"/></mask></variation>\
      <variation key="widthClass=compact"><mask key="constraints"><include reference="a"/>\
      <exclude reference="b"/></mask></variation>\
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c"/></mask>\
      </variation>
      """)
    let held = nib.object(nib.first("UIView")?["UIViewAutolayoutConstraints"])
    #expect(
      held?.elements.map { nib.object($0)?["NSFirstAttribute"] } == [.int8(3), .int8(4)])
    let record = nib.first("_UIRelationshipTraitStorageRecord")
    #expect(
      nib.object(record?["UIRemovedObjects"])?.entries.map(\.key) == ["NS.object.0"])
  }

  @Test("the content view of an older collection cell is held at its edges if it is not empty")
  func collectionCell() throws {
    let cell = { (content: String) in
      """
      <subviews><collectionView contentMode="scaleToFill" dataMode="prototypes" id="grid">\(frame)\
      <collectionViewFlowLayout key="collectionViewLayout" id="flow"/><cells>\
      <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="Tile" id="cell">\(frame)\
      <view key="contentView" opaque="NO" contentMode="center" \
      insetsLayoutMarginsFromSafeArea="NO">\(frame)\(content)</view></collectionViewCell></cells>\
      </collectionView></subviews>
      """
    }
    for (content, isHeld) in [
      ("<subviews>\(StoryboardFixture.label())</subviews>", true), ("", false),
    ] {
      let nib = try viewNib(cell(content))
      guard case .data(let bytes)? = nib.first("NSData")?["NS.bytes"] else {
        Issue.record("a cell without an archive")
        return
      }
      let inner = try NIBArchive(bytes)
      let view = inner.first("UIView")
      let key = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
      #expect((view?[key] == .bool(true)) == isHeld)
      #expect(
        (inner.first("UICollectionViewCell")?["UIViewAutolayoutConstraints"] != nil) == isHeld)
      #expect(view?["UIViewInsetsLayoutMarginsFromSafeArea"] == nil)
      #expect(view?["UIViewLayoutGuides"] == nil)
    }
  }

  // MARK: Colors

  private func box(_ color: String) -> String {
    """
    <subviews><view contentMode="scaleToFill" id="box">\(frame)\
    <color key="backgroundColor" \(color) alpha="1"/></view></subviews>
    """
  }

  @Test("a white of generic RGB is that of sRGB up to the last digit, and a gray a gray")
  func genericRGB() throws {
    let color = { (value: String) in
      try viewNib(
        box(#"red="\#(value)" green="\#(value)" blue="\#(value)" colorSpace="calibratedRGB""#)
      ).first("UIColor")
    }
    #expect(try color("1")?["UIGreen"] == .float(1.000_000_1))
    #expect(try color("0.20000000000000001")?["UIBlue"] == .float(0.260_518_6))
    #expect(try color("0.0")?["UIRed"] == .float(0))
  }

  @Test("components have ten digits in a storyboard")
  func rounding() throws {
    let color = try viewNib(
      box(
        #"white="0.086260028180123003" colorSpace="custom" "#
          + #"customColorSpace="genericGamma22GrayColorSpace""#)
    ).first("UIColor")
    #expect(color?["UIWhite-Double"] == .double(0.08626002818))
  }

  // MARK: Attributed texts

  @Test("an attributed text has the system's font for one that is missing, and a Mac's alignments")
  func attributedText() throws {
    let fragment = """
      <attributedString key="attributedText"><fragment content="Hello"><attributes>\
      <color key="NSColor" name="textColor" catalog="System" colorSpace="catalog"/>\
      <font key="NSFont" size="14" name="ProximaNova-Bold"/><paragraphStyle key="NSParagraphStyle" \
      alignment="center" lineBreakMode="wordWrapping" baseWritingDirection="natural" \
      lineHeightMultiple="1.5" tighteningFactorForTruncation="0.0"/></attributes></fragment>\
      </attributedString>
      """
    let label = { (parts: String) in
      """
      <subviews><label opaque="NO" contentMode="left" usesAttributedText="YES" \
      lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="title">\(frame)\(parts)\
      <nil key="highlightedColor"/></label></subviews>
      """
    }
    let nib = try viewNib(label(fragment))
    let object = try #require(nib.first("UILabel"))
    #expect(nib.text(object["UIText"]) == "Hello")
    #expect(object["UITextAlignment"] == .int8(1))
    #expect(nib.text(nib.object(object["UIFont"])?["UIFontName"]) == ".SFUI-Regular")
    #expect(nib.object(object["UITextColor"])?["UIRed"] == .float(0))
    let style = try #require(nib.first("NSMutableParagraphStyle"))
    #expect(style["NSAlignment"] == .int8(2))
    #expect(style["NSLineBreakMode"] == .int8(4))
    #expect(style["NSLineHeightMultiple"] == .double(1.5))
    let other = label(fragment.replacing("lineHeightMultiple", with: "headIndent"))
    let error = #expect(throws: CompilationError.self) { try viewNib(other) }
    #expect(error?.unsupported.map(\.name) == ["attribute 'headIndent' of 'paragraphStyle'"])
  }
}
