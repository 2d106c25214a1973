import BoardwalkCheck
import Testing

/// What rules about cells find, and beside it what looks alike and is as it should be.
@Suite("Cell rules")
struct CellRuleTests {
  private static func table(_ id: String, _ cells: String) -> String {
    "<tableView id=\"\(id)\"><prototypes>\(cells)</prototypes></tableView>"
  }

  private static func staticTable(_ cells: String) -> String {
    """
    <tableView id="table" dataMode="static"><sections><tableViewSection id="section">
    <cells>\(cells)</cells></tableViewSection></sections></tableView>
    """
  }

  private static func cell(_ attributes: String, _ content: String = "") -> String {
    "<tableViewCell \(attributes)><tableViewCellContentView key=\"contentView\">"
      + Snippet.subviews(content) + "</tableViewCellContentView></tableViewCell>"
  }

  private func messages(_ rule: Rule, _ views: String, _ rest: String = "") -> [String] {
    rule.messages(
      in: Snippet.storyboard(Snippet.controller(view: Snippet.subviews(views), rest)))
  }

  @Test("reuse identifiers must be unique within one list only")
  func duplicates() {
    let (item, other) = (
      Self.cell("reuseIdentifier=\"Item\""), Self.cell("reuseIdentifier=\"item\"")
    )
    let rule = Rule.duplicateReuseIdentifier
    #expect(messages(rule, Self.table("a", item) + Self.table("b", item)).isEmpty)
    #expect(messages(rule, Self.table("a", item + other)).isEmpty)
    #expect(messages(rule, Self.table("a", Self.cell("") + Self.cell(""))).isEmpty)
    #expect(messages(rule, Self.staticTable(item + item)).isEmpty)
    #expect(messages(rule, Self.table("a", item + other + item)).count == 1)
    #expect(messages(rule, Self.table("a", item + item + item)).count == 2)
  }

  @Test("only prototype cells need a reuse identifier")
  func missing() {
    let rule = Rule.missingReuseIdentifier
    #expect(messages(rule, Self.staticTable(Self.cell(""))).isEmpty)
    #expect(rule.messages(in: Snippet.xib(Self.cell("id=\"cell\""))).isEmpty)
    let cells = "<cells><collectionViewCell id=\"c\"/></cells>"
    #expect(messages(rule, "<collectionView id=\"a\">\(cells)</collectionView>").count == 1)
    #expect(messages(rule, Self.table("a", Self.cell("") + Self.cell(""))).count == 2)
    #expect(messages(rule, Self.table("a", Self.cell("reuseIdentifier=\"\""))).count == 1)
  }

  @Test("container views are reported only in repeated cells")
  func containers() {
    let rule = Rule.containerInRepeatingContent
    let container = "<containerView id=\"box\"/>"
    #expect(messages(rule, container + Self.table("a", Self.cell(""))).isEmpty)
    #expect(messages(rule, Self.staticTable(Self.cell("", container))).isEmpty)
    let header = "<containerView key=\"tableHeaderView\" id=\"box\"/>"
    #expect(messages(rule, "<tableView id=\"a\">\(header)</tableView>").isEmpty)
    #expect(messages(rule, Self.table("a", Self.cell("", container))).count == 1)
  }

  @Test("outlets may lead within a cell, to its list and to static cells")
  func outlets() {
    let rule = Rule.outletToRepeatingContent
    let label = "<label id=\"label\"/>"
    func outlet(to id: String) -> String {
      Snippet.connections("<outlet property=\"p\" destination=\"\(id)\"/>")
    }
    let inside =
      "<tableViewCell id=\"cell\"><tableViewCellContentView key=\"contentView\">"
      + Snippet.subviews(label)
      + "</tableViewCellContentView>\(outlet(to: "label"))</tableViewCell>"
    let prototypes = Self.table("a", Self.cell("id=\"cell\"", label))
    #expect(messages(rule, Self.table("a", inside)).isEmpty)
    #expect(messages(rule, prototypes, outlet(to: "a")).isEmpty)
    #expect(messages(rule, Self.staticTable(Self.cell("", label)), outlet(to: "label")).isEmpty)
    #expect(messages(rule, prototypes, outlet(to: "label")).count == 1)
    #expect(messages(rule, prototypes, outlet(to: "cell")).count == 1)
  }

  @Test("static tables require a table view controller")
  func staticTables() {
    let rule = Rule.staticTableOutsideController
    let table = Self.staticTable(Self.cell(""))
    let controller = "<tableViewController id=\"con\" sceneMemberID=\"viewController\">"
    let key = table.replacing("<tableView ", with: "<tableView key=\"view\" ")
    #expect(
      rule.messages(in: Snippet.storyboard(controller + key + "</tableViewController>")).isEmpty)
    #expect(rule.messages(in: Snippet.xib(table)).isEmpty, "whoever loads it may be one")
    #expect(messages(rule, Self.table("a", Self.cell(""))).isEmpty)
    #expect(messages(rule, table).count == 1)
  }

  @Test("text labels require a cell style that has them")
  func styles() {
    let rule = Rule.styledCellWithoutLabel
    #expect(messages(rule, Self.table("a", Self.cell("", "<label id=\"l\"/>"))).isEmpty)
    let styled = Self.cell(
      "style=\"IBUITableViewCellStyleDefault\" textLabel=\"l\"", "<label id=\"l\"/>")
    #expect(messages(rule, Self.table("a", styled)).isEmpty)
    #expect(
      messages(rule, Self.table("a", Self.cell("style=\"IBUITableViewCellStyleDefault\""))).count
        == 1)
  }
}
