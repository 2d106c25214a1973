import BoardwalkDocument
import Testing

@Suite("View controller contents")
struct ControllerContentTests {
  private func controller(_ xml: String) throws -> ViewController {
    ViewController(try #require(Document(xml: xml)).root)
  }

  @Test(
    "the root view is found by its key, whatever its class and position",
    arguments: [
      ("<viewController><view key=\"view\" id=\"v\"/></viewController>", "v"),
      (
        "<viewController><navigationItem id=\"n\"/><scrollView key=\"view\" id=\"v\"/>"
          + "</viewController>", "v"
      ),
      ("<tableViewController><tableView key=\"view\" id=\"v\"/></tableViewController>", "v"),
      (
        "<collectionViewController><collectionView key=\"collectionView\" id=\"v\"/>"
          + "</collectionViewController>", "v"
      ),
      ("<viewController><view id=\"loose\"/></viewController>", nil), ("<viewController/>", nil),
    ] as [(String, String?)])
  func rootView(_ xml: String, _ id: String?) throws {
    #expect(try controller(xml).view?.id == id)
  }

  @Test(
    "a navigation controller shows its bar and hides its toolbar by default",
    arguments: [
      ("", false, true), ("navigationBarHidden=\"YES\"", true, true),
      ("toolbarHidden=\"NO\"", false, false), ("navigationBarHidden=\"yes\"", false, true),
      ("toolbarHidden=\"no\"", false, true),
    ])
  func bars(_ attributes: String, _ isBarHidden: Bool, _ isToolbarHidden: Bool) throws {
    let controller = try controller("<navigationController \(attributes)/>")
    #expect(controller.isNavigationBarHidden == isBarHidden)
    #expect(controller.isToolbarHidden == isToolbarHidden)
  }

  @Test("nested controllers are those inside, then those of the list, without bars")
  func nested() throws {
    let controller = try controller(
      """
      <tabBarController><navigationController id="more"/><tabBar key="tabBar" id="t"/>
      <viewControllers><viewController id="a"/><label id="no"/><tableViewController id="b"/>
      </viewControllers></tabBarController>
      """)
    #expect(controller.nestedControllers.compactMap(\.id) == ["more", "a", "b"])
  }

  @Test("only relationships contain controllers, segues do not")
  func relationships() throws {
    let controller = try controller(
      """
      <tabBarController><connections>
      <segue kind="relationship" relationship="viewControllers" destination="a"/>
      <segue kind="show" destination="b"/>
      <segue kind="relationship" relationship="viewControllers" destination="c"/>
      <segue kind="Relationship" destination="d"/>
      </connections></tabBarController>
      """)
    #expect(controller.relationships.map(\.destinationID) == ["a", "c"])
  }

  @Test(
    "an empty name falls back to the next one",
    arguments: [
      ("<viewController userLabel=\"\" title=\"Items\"/>", "Items"),
      (
        "<viewController title=\"\"><navigationItem title=\"Shelf\"/></viewController>", "Shelf"
      ),
      (
        "<viewController title=\"\"><navigationItem title=\"\"/><tabBarItem systemItem=\"more\"/>"
          + "</viewController>", "More"
      ),
      ("<navigationController userLabel=\"\" title=\"\"/>", "Navigation Controller"),
    ])
  func emptyNames(_ xml: String, _ words: String) throws {
    #expect(try controller(xml).displayName == words)
  }
}
