import BoardwalkDocument
import BoardwalkGraph
import Testing

@Suite("Controller templates")
struct ControllerTemplateTests {
  @Test("identifiers, classes and titles of controllers are read")
  func identity() throws {
    let controller = try Sample.controller(
      """
      <tableViewController title="Things" storyboardIdentifier="Items" nibName="ItemsView" \
      hidesBottomBarWhenPushed="YES" id="vc" customClass="ItemsController" \
      customModule="App" sceneMemberID="viewController"/>
      """)
    #expect(controller.id == "vc")
    #expect(controller.kind == .tableViewController)
    #expect(controller.className == "ItemsController")
    #expect(controller.name == "Things")
    #expect(controller.title == "Things")
    #expect(controller.storyboardIdentifier == "Items")
    #expect(controller.nibName == "ItemsView")
    #expect(controller.hidesBottomBarWhenPushed)
    #expect(controller.view == nil)
    #expect(controller.navigation == nil)
    #expect(controller.pages == nil)
    #expect(controller.rest.attributes == ["sceneMemberID": "viewController"])
  }

  @Test("a controller of an unknown kind is a view controller")
  func unknownKind() throws {
    let controller = try Sample.controller(
      #"<cameraViewController id="vc" sceneMemberID="viewController"/>"#)
    #expect(controller.kind == .viewController)
    #expect(controller.rest.name == "cameraViewController")
  }

  @Test(
    "the root view of a controller is found by its key",
    arguments: ["view", "tableView", "collectionView"])
  func rootView(key: String) throws {
    let controller = try Sample.controller(
      #"<viewController id="vc"><mapView key="\#(key)" id="v"/></viewController>"#)
    #expect(controller.view?.id == "v")
    #expect(controller.view?.kind == "mapView")
    #expect(controller.rest.children.isEmpty)
  }

  @Test("presentation attributes of controllers are read")
  func presentation() throws {
    let controller = try Sample.controller(
      """
      <viewController modalPresentationStyle="formSheet" modalTransitionStyle="flipHorizontal" \
      definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" id="vc"/>
      """)
    #expect(controller.presentation.style == .formSheet)
    #expect(controller.presentation.transition == .flipHorizontal)
    #expect(controller.presentation.definesContext)
    #expect(controller.presentation.providesTransitionStyle)
    #expect(controller.rest.attributes.isEmpty)
  }

  @Test("settings of navigation controllers are read")
  func navigationSettings() throws {
    let controller = try Sample.controller(
      """
      <navigationController navigationBarHidden="YES" toolbarHidden="NO" id="vc">\
      <toolbarItems/><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>\
      <nil name="viewControllers"/></navigationController>
      """)
    let navigation = try #require(controller.navigation)
    #expect(navigation.isBarHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.prefersLargeTitles)
    #expect(controller.rest.attributes.isEmpty)
    #expect(controller.rest.children.map(\.name) == ["navigationBar", "nil"])
  }

  @Test("a navigation controller has a bar and no toolbar by default")
  func navigationDefaults() throws {
    let controller = try Sample.controller(#"<navigationController id="vc"/>"#)
    #expect(controller.navigation?.isBarHidden == false)
    #expect(controller.navigation?.isToolbarHidden == true)
    #expect(controller.navigation?.prefersLargeTitles == false)
  }

  @Test("settings of page view controllers are read")
  func pageSettings() throws {
    let controller = try Sample.controller(
      """
      <pageViewController transitionStyle="pageCurl" navigationOrientation="vertical" \
      spineLocation="mid" doubleSided="YES" id="vc"/>
      """)
    let pages = try #require(controller.pages)
    #expect(pages.transitionStyle == .pageCurl)
    #expect(pages.navigationOrientation == .vertical)
    #expect(pages.spineLocation == .mid)
    #expect(pages.isDoubleSided)
    #expect(controller.rest.element == ArchivedElement(name: "pageViewController"))
  }

  @Test("toolbar items and runtime attributes of controllers are read")
  func toolbarItems() throws {
    let controller = try Sample.controller(
      """
      <viewController id="vc"><toolbarItems><barButtonItem systemItem="trash" id="b"/>\
      </toolbarItems><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="mode" value="dark"/></userDefinedRuntimeAttributes></viewController>
      """)
    #expect(controller.toolbarItems.map(\.systemItem) == [.trash])
    #expect(controller.runtimeAttributes.map(\.keyPath) == ["mode"])
    #expect(controller.rest.children.isEmpty)
  }

  @Test("controllers may be nested in container controllers")
  func nestedControllers() throws {
    let controller = try Sample.controller(
      """
      <tabBarController id="vc"><viewControllers><viewController id="a">\
      <view key="view" id="v"/></viewController><navigationController id="b">\
      <viewControllers><viewController id="c"/></viewControllers></navigationController>\
      </viewControllers></tabBarController>
      """)
    #expect(controller.nested.map(\.id) == ["a", "b"])
    #expect(controller.nested.first?.view?.id == "v")
    #expect(controller.nested.last?.nested.map(\.id) == ["c"])
    #expect(controller.rest.children.isEmpty)
  }

  @Test("columns of old split view controllers are nested controllers")
  func splitColumns() throws {
    let controller = try Sample.controller(
      """
      <splitViewController id="vc"><navigationController key="masterViewController" id="a"/>\
      <viewController key="detailViewController" id="b"/></splitViewController>
      """)
    #expect(controller.nested.map(\.id) == ["a", "b"])
    #expect(
      controller.nested.map { $0.rest.attributes["key"] } == [
        "masterViewController", "detailViewController",
      ])
  }

  @Test("relationship segues have scenes as destinations")
  func relationshipSegues() throws {
    let document = try Sample.storyboard(
      Sample.scene(
        """
        <tabBarController id="tabs"><connections>\
        <segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/>\
        <segue destination="a" kind="relationship" relationship="viewControllers" id="r2" \
        note="x"/></connections></tabBarController>
        """) + Sample.controllerScene("a") + Sample.controllerScene("b"))
    let scenes = try Sample.compile(document).scenes
    let relationships = try #require(scenes.first?.controller?.relationships)
    #expect(relationships.map(\.scene) == [2, 1])
    #expect(relationships.map(\.kind) == [.viewControllers, .viewControllers])
    #expect(relationships.map(\.id) == ["r1", "r2"])
    #expect(relationships.last?.rest?.attributes == ["note": "x"])
    #expect(scenes.first?.segues.isEmpty == true)
    #expect(scenes.first?.controller?.rest.children.isEmpty == true)
  }

  @Test("relationship segues to missing objects are archived")
  func missingDestination() throws {
    let controller = try Sample.controller(
      """
      <navigationController id="vc"><connections><segue destination="gone" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController>
      """)
    #expect(controller.relationships.isEmpty)
    let connections = try #require(controller.rest.children.first)
    #expect(connections.name == "connections")
    #expect(connections.children.first?.attributes["destination"] == "gone")
  }
}
