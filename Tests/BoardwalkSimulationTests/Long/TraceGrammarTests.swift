import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Trace grammar")
struct TraceGrammarTests {
  private func grammar() throws -> TraceGrammar {
    try ScriptedApp(
      "behavior ItemsViewController: UITableViewController {}\nbehavior DetailViewController {}\n"
    ).simulation.traceGrammar
  }

  @Test(
    "a line has a controller and a call, and either may be truncated",
    arguments: [
      "Items viewDidLoad", "Items view", "Items", "Detail 2 viewWillAppear",
      "Items delegate didSelect [0, 1]", "Items delegate", "Items delegate did",
      "Items dataSource cellForRowAt", "Items addNewItem: from \"+\"", "Items addNewItem",
      "Detail delegate textFieldDidBeginEditing nameField", "navigation controller viewDidAppear",
      "Detail prepare(for: \"showItem\")", "keyboard posts UIKeyboardWillShowNotification",
      "ItemCell awakeFromNib", "Detail delegate textField(shouldChangeCharactersIn)",
      "Detail delegate textFieldDidChangeSelection nameField",
      "Items dataSource prefetchRows [0, 3] … [0, 5]", "Items delegate willSelect [0, 1]",
      "Detail touchesBegan", "Items swipe action \"Delete\"", "Items application", "Items prepare",
    ])
  func possible(_ line: String) throws {
    #expect(try grammar().allows(line, of: nil))
  }

  @Test(
    "a line without a controller of the app or a UIKit call is invalid",
    arguments: [
      "didSelectRow", "viewDidLoad", "delegate didSelect [0, 1]", "Itmes viewDidLoad",
      "Items viewDidLod", "Items delegate didSelectCell", "Items dataSource cellForItem at",
      "Items didSelect [0, 1]", "Detail touchesBegun",
    ])
  func impossible(_ line: String) throws {
    #expect(try !grammar().allows(line, of: nil))
  }

  @Test("a continued line begins with the call")
  func subject() throws {
    let grammar = try grammar()
    #expect(grammar.allows("viewDidLoad", of: "Items"))
    #expect(!grammar.allows("Items viewDidLoad", of: "Items"))
    #expect(!grammar.allows("didSelectRow", of: "Items"))
  }
}
