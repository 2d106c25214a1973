import BoardwalkBase
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

@Suite("Search bars in pictures")
struct SearchBarPictureTests {
  private static let scene = """
    storyboard

    navigationController nav, initial {
      segue rootViewController -> items
    }

    tableViewController items: ItemsViewController {
      tableView {
        tableViewCell "Item" {
          contentView { label "Rusty Spork" (16, 11, 100 x 20.5) }
        }
      }
      navigationItem "Items"
    }

    """

  /// A list with a search at `place`, which has scopes.
  private func screen(_ place: String) throws -> ScriptedScreen {
    try ScriptedScreen(
      scene: Self.scene,
      behavior: """
        behavior ItemsViewController: UITableViewController {
          state search = nil
          viewDidLoad {
            search = UISearchController(searchResultsController: nil)
            search.searchBar.scopeButtonTitles = ["All", "Sold"]
            \(place)
          }
          rows { 40 }
          cell "Row", style: .default { textLabel.text = "R\\(indexPath.row)" }
        }

        """)
  }

  @Test("SRCH-05: an active search in a navigation bar shows Cancel and scopes that can be touched")
  func navigationBar() throws {
    var screen = try screen("navigationItem.searchController = search")
    #expect(!screen.wireframe.contains("Cancel") && !screen.wireframe.contains("Sold"))
    try screen.tap("Search")
    #expect(screen.wireframe.contains("Cancel") && screen.wireframe.contains("●All"))
    #expect(screen.tree.contains("scope \"Sold\"\n") && screen.tree.contains("button \"Cancel\""))
    let (svg, regions) = screen.drawing
    #expect(svg.contains(">Cancel<") && svg.contains(">Sold<"))
    let cancel = try #require(regions[screen.touchable("Cancel")])
    let scope = try #require(regions[screen.touchable("Sold")])
    #expect(cancel.maxY <= scope.minY && scope.minX > 187)
    let row = try #require(regions[screen.touchable("R0")])
    #expect(scope.maxY <= row.minY)
    try screen.tap("Sold")
    #expect(screen.wireframe.contains("●Sold"))
    try screen.tap("Cancel")
    #expect(!screen.wireframe.contains("Cancel") && !screen.wireframe.contains("Sold"))
  }

  @Test("SRCH-05: in the header of a table the rows make room for the scopes, and take it back")
  func header() throws {
    var screen = try screen("tableView.tableHeaderView = search.searchBar")
    let before = try #require(screen.drawing.regions[screen.touchable("R0")])
    try screen.tap("Search")
    let during = try #require(screen.drawing.regions[screen.touchable("R0")])
    #expect(during.minY == before.minY + 44)
    try screen.tap("Cancel")
    #expect(screen.drawing.regions[try screen.touchable("R0")] == before)
  }

  @Test("a search bar of a document shows the Cancel button that it asks for")
  func document() throws {
    let bar = """
      <searchBar %@ id="bar"><rect key="frame" x="0.0" y="100" width="375" height="56"/></searchBar>
      """
    func wireframe(_ attribute: String) -> String {
      Wireframe().picture(
        of: Simulation.launch(Sample(views: bar.replacing("%@", with: attribute)).graph).simulation)
    }
    #expect(wireframe("showsCancelButton=\"YES\"").contains("Cancel"))
    #expect(!wireframe("").contains("Cancel"))
  }
}
