import BoardwalkGraph
import BoardwalkProject
import Testing

@Suite("Bar and table translations")
struct LanguageTests {
  /// The controller whose view holds `view`, in a language whose strings are `entries`.
  private func controller(
    _ view: String, _ entries: [String: String]
  ) throws -> ControllerTemplate {
    let document = try Sample.storyboard(
      Sample.controllerScene(
        "a", #"<view key="view" id="v"><subviews>\#(view)</subviews></view>"#))
    var graph = Compiler().compile(Project([.document(document)], isWhole: true), main: document)
    graph.strings = [StringsTable(name: "Main", language: "de", entries: entries)]
    return try #require(graph.localized(in: "de").documents.first?.scenes.first?.controller)
  }

  @Test("items of a tab bar without a controller are translated")
  func freeTabBar() throws {
    let controller = try controller(
      """
      <tabBar id="t"><items><tabBarItem title="Home" id="i"/><tabBarItem title="More" id="j"/>
      </items></tabBar>
      """, ["i.title": "Start"])
    #expect(controller.view?.subviews.first?.tabBarItems.map(\.title) == ["Start", "More"])
  }

  @Test("views in toolbar items are translated")
  func toolbar() throws {
    let controller = try controller(
      """
      <toolbar id="t"><items><barButtonItem id="i"><view key="customView" id="c">
      <rect key="frame" x="0" y="0" width="10" height="10"/><subviews><label text="Save" id="l"/>
      </subviews></view></barButtonItem></items></toolbar>
      """, ["l.text": "Sichern"])
    let item = controller.view?.subviews.first?.items.first
    #expect(item?.customView?.subviews.first?.text == "Sichern")
  }

  @Test("section titles of static tables are translated")
  func sections() throws {
    let controller = try controller(
      """
      <tableView dataMode="static" id="t"><sections><tableViewSection id="s" headerTitle="General" \
      footerTitle="End"><cells/></tableViewSection></sections></tableView>
      """, ["s.headerTitle": "Allgemein", "s.footerTitle": "Ende"])
    let section = controller.view?.subviews.first?.table?.sections.first
    #expect(section?.headerTitle == "Allgemein")
    #expect(section?.footerTitle == "Ende")
  }
}
