import BoardwalkDocument
import Testing

@Suite("Object display names")
struct ObjectNamesTests {
  private func document() throws -> Document {
    try #require(
      Document.storyboard(
        """
        <scene sceneID="s1"><objects>
        <tableViewController title="Items" id="items" sceneMemberID="viewController">
        <tableView key="view" id="t"><prototypes>
        <tableViewCell reuseIdentifier="ItemCell" id="cell"><tableViewCellContentView id="cc">
        <subviews><label text="Name" id="named"/><label text="Serial" id="l2"/>
        <button id="b"><state key="normal" title="A title that is much longer than a line"/></button>
        <slider userLabel="Volume" id="sl"/><switch id="sw"/></subviews></tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="named" id="o"/></connections>
        </tableViewCell></prototypes></tableView>
        </tableViewController><barButtonItem systemItem="add" id="add"/></objects></scene>
        <scene sceneID="s2"><objects>
        <viewControllerPlaceholder storyboardName="Settings" id="ref"/></objects></scene>
        """))
  }

  @Test(
    "objects are named by label, outlet, identifier, text or kind, with their ancestors",
    arguments: [
      ("items", ["Items"]),
      ("t", ["Items", "tableView"]),
      ("cell", ["Items", "tableView", "\"ItemCell\""]),
      ("named", ["Items", "tableView", "\"ItemCell\"", "nameLabel"]),
      ("o", ["Items", "tableView", "\"ItemCell\""]),
      ("l2", ["Items", "tableView", "\"ItemCell\"", "\"Serial\""]),
      ("b", ["Items", "tableView", "\"ItemCell\"", "\"A title that is much longer t…\""]),
      ("sl", ["Items", "tableView", "\"ItemCell\"", "Volume"]),
      ("sw", ["Items", "tableView", "\"ItemCell\"", "switch"]),
      ("add", ["Items", "add item"]),
      ("ref", ["Settings"]),
    ])
  func paths(_ id: String, _ path: [String]) throws {
    let document = try document()
    var names = ObjectNames(document)
    let element = try #require(document.object(withID: id))
    #expect(names.path(of: element) == path)
    #expect(names.path(of: element) == path, "remembered")
  }

  @Test("the root has no name")
  func root() throws {
    let document = try document()
    var names = ObjectNames(document)
    #expect(names.path(of: document.root).isEmpty)
  }

  @Test("nouns are words")
  func nouns() throws {
    let document = try document()
    #expect(document.object(withID: "items")?.noun == "table view controller")
    #expect(document.object(withID: "b")?.noun == "button")
  }

  @Test(
    "controllers are named by label, title, bar, tab or class",
    arguments: [
      ("<viewController userLabel=\"Shelf\" title=\"Items\"/>", "Shelf"),
      ("<viewController title=\"Items\"/>", "Items"),
      ("<viewController><navigationItem title=\"Bar\"/></viewController>", "Bar"),
      ("<viewController><tabBarItem title=\"Tab\"/></viewController>", "Tab"),
      ("<viewController customClass=\"ItemsViewController\"/>", "Items View Controller"),
      ("<viewController customClass=\"MLURLCell\"/>", "MLURL Cell"),
      ("<tableViewController/>", "Table View Controller"),
    ])
  func controllers(_ xml: String, _ words: String) throws {
    let document = try #require(Document(xml: xml))
    #expect(ViewController(document.root).displayName == words)
  }
}
