import BoardwalkGraph
import Testing

/// Segues, actions and outlets of every object.
@Suite("Connections of scenes")
struct ConnectionTests {
  private func segue(_ attributes: String, inside: String = "") throws -> SegueTemplate {
    let document = try Sample.storyboard(
      Sample.controllerScene(
        "a", "<connections><segue \(attributes)>\(inside)</segue></connections>",
        more: #"<exit id="e"/>"#)
        + Sample.controllerScene("b"))
    return try #require(try Sample.compile(document).scenes.first?.segues.first)
  }

  @Test("every attribute of a segue is read")
  func segueAttributes() throws {
    let segue = try segue(
      """
      destination="b" kind="presentation" identifier="edit" modalPresentationStyle="formSheet" \
      modalTransitionStyle="crossDissolve" animates="NO" customClass="Fade" customModule="App" \
      trigger="accessoryAction" id="s"
      """)
    #expect(segue.id == "s")
    #expect(segue.kind == .presentation)
    #expect(segue.identifier == "edit")
    #expect(segue.source == "a")
    #expect(segue.destination == 1)
    #expect(segue.destinationID == nil)
    #expect(segue.presentationStyle == .formSheet)
    #expect(segue.transitionStyle == .crossDissolve)
    #expect(!segue.isAnimated)
    #expect(segue.trigger == .accessoryAction)
    #expect(segue.customClass?.name == "Fade")
    #expect(segue.rest == nil)
  }

  @Test("a segue is animated by default, and its empty identifier is nil")
  func segueDefaults() throws {
    let segue = try segue(#"destination="b" kind="show" identifier="" id="s""#)
    #expect(segue.isAnimated)
    #expect(segue.identifier == nil)
    #expect(segue.rest?.attributes == ["identifier": ""])
  }

  @Test("a segue to a missing object keeps its destination id")
  func missingDestination() throws {
    let segue = try segue(#"destination="gone" kind="show" id="s""#)
    #expect(segue.destination == nil)
    #expect(segue.destinationID == "gone")
  }

  @Test("a segue to a view has no destination scene")
  func viewDestination() throws {
    let scene = try Sample.firstScene(
      Sample.controllerScene(
        "a",
        """
        <view key="view" id="v"/><connections><segue destination="v" kind="show"/></connections>
        """))
    #expect(scene.segues.first?.destination == nil)
    #expect(scene.segues.first?.destinationID == "v")
  }

  @Test("an unwind segue has an exit as its destination")
  func unwind() throws {
    let segue = try segue(#"destination="e" kind="unwind" unwindAction="done:" id="s""#)
    #expect(segue.kind == .unwind)
    #expect(segue.destination == nil)
    #expect(segue.destinationID == "e")
    #expect(segue.unwindAction == "done:")
  }

  @Test(
    "a popover segue has an anchor", arguments: ["popoverAnchorView", "popoverAnchorBarButtonItem"])
  func popoverAnchor(attribute: String) throws {
    let segue = try segue(
      "destination=\"b\" kind=\"popoverPresentation\" \(attribute)=\"x\" id=\"s\"",
      inside: #"<popoverArrowDirection key="popoverArrowDirection" up="YES"/>"#)
    #expect(segue.popoverAnchor == "x")
    #expect(segue.rest?.attributes.isEmpty == true)
    #expect(segue.rest?.children.map(\.name) == ["popoverArrowDirection"])
  }

  @Test("a preview segue is archived in its segue")
  func preview() throws {
    let document = try Sample.storyboard(
      Sample.controllerScene(
        "a",
        """
        <connections><segue destination="a" kind="show" id="s"><connections>\
        <segue key="preview" inheritsFrom="parent" id="p"/></connections></segue></connections>
        """))
    let scene = try #require(try Sample.compile(document).scenes.first)
    #expect(scene.segues.map(\.id) == ["s"])
    #expect(scene.segues.first?.rest?.children.first?.children.first?.attributes["id"] == "p")
  }

  @Test("segues of unknown kinds are archived")
  func unknownKind() throws {
    let scene = try Sample.firstScene(
      Sample.controllerScene(
        "a", #"<connections><segue destination="a" kind="beam" id="s"/></connections>"#))
    #expect(scene.segues.isEmpty)
    #expect(scene.controller?.rest.children.first?.children.first?.attributes["kind"] == "beam")
  }

  @Test("every object of a scene may have connections")
  func sources() throws {
    let document = try Sample.storyboard(
      Sample.controllerScene(
        "a",
        """
        <tableView key="view" id="t"><prototypes><tableViewCell id="cell">\
        <tableViewCellContentView key="contentView" id="cv"><autoresizingMask \
        key="autoresizingMask"/><subviews><button id="button">\(Self.connections("1"))</button>\
        </subviews></tableViewCellContentView>\(Self.connections("2"))</tableViewCell>\
        </prototypes></tableView><navigationItem key="navigationItem" id="n"><barButtonItem \
        key="rightBarButtonItem" id="item">\(Self.connections("3"))</barButtonItem>\
        </navigationItem>\(Self.connections("4"))
        """,
        more: "<tapGestureRecognizer id=\"tap\">\(Self.connections("5"))</tapGestureRecognizer>"))
    let scene = try #require(try Sample.compile(document).scenes.first)
    let sources = ["button", "cell", "item", "a", "tap"]
    #expect(scene.segues.map(\.source) == sources)
    #expect(scene.actions.map(\.source) == sources)
    #expect(scene.outlets.map(\.source) == sources)
    #expect(scene.segues.map(\.id) == ["s1", "s2", "s3", "s4", "s5"])
    #expect(scene.rest?.children.isEmpty ?? true)
  }

  private static func connections(_ number: String) -> String {
    """
    <connections><segue destination="a" kind="show" id="s\(number)"/>\
    <action selector="act:" destination="a" id="c\(number)"/>\
    <outlet property="it" destination="a" id="o\(number)"/></connections>
    """
  }

  private func target(_ destination: String) throws -> ActionTemplate.Target {
    let document = try Sample.storyboard(
      Sample.controllerScene(
        "a",
        """
        <view key="view" id="root"><subviews><button id="b"><connections><action \
        selector="go:" destination="\(destination)" eventType="touchUpInside" id="x"/>\
        </connections></button><view userLabel="The dial" id="dial"/></subviews></view>
        """,
        more: """
          <placeholder placeholderIdentifier="IBFirstResponder" id="first"/>\
          <customObject id="helper" customClass="Helper"/>
          """) + Sample.scene(#"<viewController title="Other" id="other"/>"#))
    return try #require(try Sample.compile(document).scenes.first?.actions.first?.target)
  }

  @Test("actions have controllers, first responders and other objects as targets")
  func targets() throws {
    #expect(try target("a") == .controller)
    #expect(try target("first") == .firstResponder)
    #expect(try target("dial") == .object(id: "dial", name: "The dial"))
    #expect(try target("other") == .object(id: "other", name: "Other"))
    #expect(try target("helper") == .object(id: "helper", name: "customObject"))
    #expect(try target("gone") == .object(id: "gone", name: "an object that is missing"))
  }

  @Test("every attribute of an action is read")
  func actionAttributes() throws {
    let scene = try Sample.firstScene(
      Sample.controllerScene(
        "a",
        """
        <connections><action selector="go:" destination="a" eventType="valueChanged" id="x" \
        weight="2"/></connections>
        """))
    let action = try #require(scene.actions.first)
    #expect(action.selector == "go:")
    #expect(action.event == .valueChanged)
    #expect(action.id == "x")
    #expect(action.rest?.attributes == ["weight": "2"])
  }

  @Test("attributes of outlets and outlet collections are read")
  func outlets() throws {
    let scene = try Sample.firstScene(
      Sample.controllerScene(
        "a",
        """
        <connections><outlet property="label" destination="l" id="o"/>\
        <outletCollection property="all" destination="m" collectionClass="NSMutableArray" id="p"/>\
        </connections>
        """))
    #expect(scene.outlets.map(\.property) == ["label", "all"])
    #expect(scene.outlets.map(\.destination) == ["l", "m"])
    #expect(scene.outlets.map(\.isCollection) == [false, true])
    #expect(scene.outlets.map(\.id) == ["o", "p"])
    #expect(scene.outlets.last?.rest?.attributes == ["collectionClass": "NSMutableArray"])
    #expect(scene.outlets.first?.position?.line == scene.outlets.last?.position?.line)
  }

  @Test("a gesture recognizer has its kind and the views that refer to it")
  func recognizers() throws {
    let document = try Sample.storyboard(
      Sample.controllerScene(
        "a",
        """
        <view key="view" id="v"><gestureRecognizers/><subviews><label id="l"><connections>\
        <outletCollection property="gestureRecognizers" destination="g" appends="YES"/>\
        </connections></label></subviews><connections><outletCollection \
        property="gestureRecognizers" destination="g"/></connections></view>
        """,
        more: """
          <pongPressGestureRecognizer minimumPressDuration="0.5" id="g"/>\
          <tapGestureRecognizer id="h"/>
          """))
    let recognizers = try #require(try Sample.compile(document).scenes.first?.recognizers)
    #expect(recognizers.map(\.gesture) == [.longPress, .tap])
    #expect(recognizers.map(\.views) == [["l", "v"], []])
    #expect(recognizers.first?.rest.attributes == ["minimumPressDuration": "0.5"])
  }
}
