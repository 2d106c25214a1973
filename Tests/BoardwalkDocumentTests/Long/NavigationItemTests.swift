import BoardwalkDocument
import Testing

@Suite("Navigation items")
struct NavigationItemTests {
  private func item(_ inside: String) throws -> NavigationItem {
    NavigationItem(try #require(Document(xml: "<navigationItem>\(inside)</navigationItem>")).root)
  }

  @Test(
    "one bar item has a key, several are in a list, and the list precedes the key",
    arguments: [
      ("", []), ("<barButtonItem key=\"rightBarButtonItem\" id=\"a\"/>", ["a"]),
      ("<barButtonItem key=\"leftBarButtonItem\" id=\"a\"/>", []),
      (
        "<rightBarButtonItems><barButtonItem id=\"a\"/><barButtonItem id=\"b\"/>"
          + "</rightBarButtonItems>", ["a", "b"]
      ),
      (
        "<barButtonItem key=\"rightBarButtonItem\" id=\"a\"/>"
          + "<rightBarButtonItems><barButtonItem id=\"b\"/></rightBarButtonItems>", ["b"]
      ),
      ("<rightBarButtonItems/>", []),
      ("<rightBarButtonItems><label id=\"a\"/></rightBarButtonItems>", []),
    ] as [(String, [String])])
  func rightItems(_ inside: String, _ ids: [String]) throws {
    #expect(try item(inside).rightBarButtonItems.compactMap(\.id) == ids)
  }

  @Test("the back item belongs to neither side")
  func backItem() throws {
    let item = try item("<barButtonItem key=\"backBarButtonItem\" title=\"Shelf\" id=\"a\"/>")
    #expect(item.backBarButtonItem?.title == "Shelf")
    #expect(item.leftBarButtonItems.isEmpty)
    #expect(item.rightBarButtonItems.isEmpty)
  }

  @Test("a multiline title is an element, and a title view is a view")
  func titles() throws {
    let item = try item(
      "<string key=\"title\">A\nB</string><view key=\"titleView\" id=\"v\"/>")
    #expect(item.title == "A\nB")
    #expect(item.titleView?.id == "v")
  }
}
