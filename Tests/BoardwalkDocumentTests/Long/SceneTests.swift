import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Scenes")
struct SceneTests {
  private func scene(_ objects: String) throws -> Scene {
    Scene(try #require(Document(xml: "<scene>\(objects)</scene>")).root)
  }

  @Test(
    "a scene is named by its controller, else by its reference",
    arguments: [
      ("<objects><viewController title=\"Shelf\"/></objects>", "Shelf"),
      ("<objects><placeholder/><viewController title=\"Shelf\"/></objects>", "Shelf"),
      ("<objects><viewControllerPlaceholder storyboardName=\"Settings\"/></objects>", "Settings"),
      (
        "<objects><viewControllerPlaceholder storyboardName=\"Settings\" "
          + "referencedIdentifier=\"About\"/></objects>", "About in Settings"
      ),
      (
        "<objects><viewControllerPlaceholder referencedIdentifier=\"About\"/></objects>",
        "About in this storyboard"
      ),
      ("<objects/>", "a scene without a view controller"),
      ("", "a scene without a view controller"),
    ])
  func words(_ objects: String, _ words: String) throws {
    #expect(try scene(objects).displayName == words)
  }

  @Test("a scene has a canvas position, which may be negative or missing")
  func canvas() throws {
    let placed = "<objects/><point key=\"canvasLocation\" x=\"-1234.5\" y=\"139\"/>"
    #expect(try scene(placed).canvasLocation == LayoutPoint(x: -1234.5, y: 139))
    #expect(try scene("<objects/><point key=\"canvasLocation\" x=\"1\"/>").canvasLocation == nil)
    #expect(try scene("<objects/><point x=\"1\" y=\"1\"/>").canvasLocation == nil)
  }

  @Test("the innermost controller around a view is found")
  func innermost() throws {
    let document = try #require(
      Document(
        xml: """
          <document><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/>
          <viewControllers><viewController id="inner"><view key="view" id="v"><subviews>
          <label id="l"/></subviews></view></viewController></viewControllers>
          </tabBarController><view id="loose"/></objects></document>
          """))
    func controller(of id: String) throws -> String? {
      document.controller(of: try #require(document.object(withID: id)))?.id
    }
    #expect(try controller(of: "l") == "inner")
    #expect(try controller(of: "inner") == "inner")
    #expect(try controller(of: "bar") == "tabs")
    #expect(try controller(of: "loose") == nil)
  }
}
