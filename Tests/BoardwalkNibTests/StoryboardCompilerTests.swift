import BoardwalkDocument
import BoardwalkNib
import BoardwalkTestSupport
import Testing

@Suite("Compiling storyboards to nibs")
struct StoryboardCompilerTests {
  @Test("a label is compiled with its text, frame and font")
  func label() throws {
    let view = "<subviews>\(StoryboardFixture.label())</subviews>"
    let archive = try viewNib(
      of: StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    let label = try #require(archive.first("UILabel"))
    #expect(archive.text(label["UIText"]) == "Hello")
    #expect(label["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 100, 20])))
    #expect(label["UICenter"] == .data(PackedGeometry.bytes([60, 40])))
    #expect(label["UIOpaque"] == nil)
    #expect(label["UITextAlignment"] == .int8(4))
    #expect(label["UINumberOfLines"] == nil)
    let font = try #require(archive.object(label["UIFont"]))
    #expect(archive.text(font["UIFontName"]) == ".SFUI-Regular")
    #expect(font["UIFontPointSize"] == .double(17))
  }

  @Test("views with equal colors share one object")
  func sharedColors() throws {
    let color =
      #"<color key="backgroundColor" red="0.25" green="0.5" blue="1" alpha="1" "#
      + #"colorSpace="custom" customColorSpace="sRGB"/>"#
    let other = color.replacing("0.25", with: "0.75")
    let views = ["a", "b", "c"].map { id in
      #"<view contentMode="scaleToFill" id="\#(id)"><rect key="frame" x="0" y="0" width="9" "#
        + #"height="9"/>\#(id == "c" ? other : color)</view>"#
    }
    let archive = try viewNib(
      of: StoryboardFixture.storyboard(
        StoryboardFixture.controller(view: "<subviews>\(views.joined())</subviews>")))
    let colors = archive.objects.compactMap { $0["UIBackgroundColor"]?.referencedIndex }
    #expect(colors.count == 3)
    #expect(Set(colors).count == 2)
  }

  @Test("each compiler generation writes its own keys")
  func generations() throws {
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller())
    for generation in XcodeGeneration.allCases {
      let view = try #require(viewNib(of: document, generation: generation).first("UIView"))
      #expect((view["UIDeepDrawRect"] != nil) == (generation >= .xcode8))
      #expect((view["UIViewLargeContentStoredProperties"] != nil) == (generation >= .xcode11))
    }
  }

  @Test("a document with unsupported parts is rejected with the names of all of them")
  func refusal() throws {
    let view = """
      <subviews>\(StoryboardFixture.label(#"glow="YES""#))
      <hologramView id="h"/></subviews>
      """
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
    let error = #expect(throws: CompilationError.self) {
      try StoryboardCompiler().compile(document)
    }
    let names = Set(error?.unsupported.map(\.name) ?? [])
    #expect(names == ["attribute 'glow' of 'label'", "element 'hologramView'"])
  }

  @Test("a margin constraint has a second constant for systems without margins")
  func margin() throws {
    let view = """
      <subviews>\(StoryboardFixture.label())</subviews><constraints>
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" constant="4" id="c"/></constraints>
      """
    let archive = try viewNib(
      of: StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    let constraint = try #require(archive.first("NSLayoutConstraint"))
    #expect(constraint["NSSecondAttributeV2"] == .int8(17))
    #expect(constraint["NSSecondAttribute"] == .int8(5))
    #expect(constraint["NSConstantV2"] == .double(4))
    #expect(constraint["NSConstant"] == .double(12))
  }

  @Test("a safe area constraint adds its guide and four system constraints")
  func safeArea() throws {
    let view = """
      <subviews>\(StoryboardFixture.label())</subviews><constraints>
      <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      id="c"/></constraints>
      """
    let archive = try viewNib(
      of: StoryboardFixture.storyboard(StoryboardFixture.controller(view: view)))
    let owned = archive.objects.filter {
      $0.className == "UILayoutGuide" && $0["UILayoutGuideOwningView"] != .null
    }
    #expect(owned.count == 1)
    #expect(archive.objects.count { $0.className == "NSLayoutConstraint" } == 5)
    #expect(archive.first("UIView")?["UIViewLayoutGuides"] != nil)
  }

  @Test("a Swift class has its runtime name in the target's module")
  func swiftClass() throws {
    let attributes = """
      id="home" customClass="Home" customModule="Old" customModuleProvider="target"
      """
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller(attributes))
    let compiled = try StoryboardCompiler(CompilerOptions(module: "App")).compile(document)
    let archive = try #require(compiled.archives["UIViewController-home"])
    let controller = try #require(archive.first("UIClassSwapper"))
    #expect(archive.text(controller["UIClassName"]) == "_TtC3App4Home")
    #expect(archive.text(controller["UIOriginalClassName"]) == "UIViewController")
  }

  @Test("an outlet of a controller is resolved by a proxy in its nib")
  func outlet() throws {
    let controller = StoryboardFixture.controller(
      view: "<subviews>\(StoryboardFixture.label())</subviews>",
      #"<connections><outlet property="titleLabel" destination="title" id="o"/></connections>"#)
    let compiled = try StoryboardCompiler().compile(StoryboardFixture.storyboard(controller))
    let view = try #require(compiled.archives["home-view-root"])
    let outlet = try #require(
      view.objects.first {
        $0.className == "UIRuntimeOutletConnection" && view.text($0["UILabel"]) == "titleLabel"
      })
    let name = view.text(view.object(outlet["UISource"])?["UIProxiedObjectIdentifier"])
    let scene = try #require(compiled.archives["UIViewController-home"])
    let swapper = try #require(scene.first("UIClassSwapper"))
    let table = try #require(scene.object(swapper["UIExternalObjectsTableForViewLoading"]))
    #expect(scene.text(table.elements.first) == name)
    #expect(scene.object(table.elements.last) == swapper)
  }

  @Test("the root of a navigation controller is in its nib, and an unreachable scene in none")
  func containment() throws {
    let navigation = """
      <navigationController id="home" sceneMemberID="viewController">\
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">\
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>\
      <connections><segue destination="list" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController>
      """
    let list = StoryboardFixture.controller(
      #"id="list""#, view: "", #"<navigationItem key="navigationItem" title="List" id="item"/>"#)
    let lost = #"<viewController id="lost" sceneMemberID="viewController"/>"#
    let compiled = try StoryboardCompiler().compile(
      StoryboardFixture.storyboard(navigation, list, lost))
    #expect(compiled.archives.keys.sorted() == ["UINavigationController-home", "list-view-root"])
    #expect(compiled.unreachable.map { $0.controller?.element["id"] } == ["lost"])
    #expect(compiled.info?.entryPoint == "UINavigationController-home")
    let archive = try #require(compiled.archives["UINavigationController-home"])
    let item = try #require(archive.first("UINavigationItem"))
    #expect(archive.object(item["UINavigationBar"])?.className == "UINavigationBar")
  }

  @Test("every compiled archive and info file reads back")
  func roundTrip() throws {
    let compiled = try StoryboardCompiler().compile(
      StoryboardFixture.storyboard(StoryboardFixture.controller()))
    for archive in compiled.archives.values {
      #expect(ArchiveLaw.outcome(for: archive.bytes) == .read)
    }
    let info = try #require(compiled.info)
    #expect(try StoryboardInfo(info.bytes) == info)
  }

  private func viewNib(
    of document: Document, generation: XcodeGeneration = .standard
  ) throws -> NIBArchive {
    let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(document)
    return try #require(compiled.archives["home-view-root"])
  }

  @Test("Xcode 12 alone gives a view without a device the size of the universal canvas")
  func sizeWithoutDevice() throws {
    let size = { (generation: XcodeGeneration, view: String) in
      let document = try StoryboardFixture.storyboard(
        StoryboardFixture.controller(view: view), device: "")
      let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(
        document)
      return compiled.archives["home-view-root"]?.first("UIView")?["UIBounds"]
    }
    #expect(try size(.xcode11, "") == .data(PackedGeometry.bytes([0, 0, 375, 667])))
    #expect(try size(.xcode12, "") == .data(PackedGeometry.bytes([0, 0, 600, 600])))
    #expect(try size(.xcode15, "") == .data(PackedGeometry.bytes([0, 0, 375, 667])))
    let label = "<subviews>\(StoryboardFixture.label())</subviews>"
    let error = #expect(throws: CompilationError.self) { try size(.xcode12, label) }
    #expect(
      error?.unsupported.map(\.name) == ["a view with subviews in a storyboard without a device"])
  }

  @Test(
    "a priority that is not a whole number is rejected",
    arguments: ["1e300", "999.5", "-1e300"])
  func priority(text: String) throws {
    let view = """
      <subviews>\(StoryboardFixture.label())</subviews><constraints>
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" priority="\(text)" id="c"/></constraints>
      """
    let document = try StoryboardFixture.storyboard(StoryboardFixture.controller(view: view))
    let error = #expect(throws: CompilationError.self) {
      try StoryboardCompiler().compile(document)
    }
    #expect(error?.unsupported.count == 1)
  }
}
