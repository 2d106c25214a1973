import Testing

@testable import BoardwalkScene

@Suite("Statements")
struct StatementTests {
  @Test("a statement's properties match its kind")
  func kinds() {
    var statement = Statement("sparkle")
    #expect(statement.known === StatementKind.unknown && statement.elementName == "sparkle")
    statement.kind = "contentView"
    #expect(statement.elementName == "tableViewCellContentView")
    #expect(Statement("tableViewController").isController)
    #expect(!Statement("sparkleController").isController)
  }

  @Test("the member of a scene is a controller of any kind")
  func sceneMember() {
    var statement = Statement("sparkle")
    statement.fields = [Field(name: "sceneMemberID", value: .plain("viewController"))]
    #expect(statement.isController)
  }

  @Test("statements are equal regardless of position")
  func places() {
    var (first, second) = (Statement("label"), Statement("label"))
    first.range = 3..<9
    first.kindRange = 3..<8
    #expect(first == second && Set([first, second]).count == 1)
    second.name = "title"
    #expect(first != second)
  }
}
