import BoardwalkSimulation
import Testing

@Suite("List layouts of collections in behaviors")
struct ListLayoutScriptTests {
  private func app() throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior GridViewController {
        state names = ["a", "b"]
        viewDidLoad {
          let list = UICollectionLayoutListConfiguration(appearance: .plain)
          list.trailingSwipeActionsConfigurationProvider = trailing
          collectionView.collectionViewLayout =
            UICollectionViewCompositionalLayout.list(using: list)
        }
        items { names }
        cell "Cell" for name { title.text = name }
        block trailing(indexPath) {
          UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete", handler: delete)
          ])
        }
        block delete(indexPath) {
          names.remove(at: indexPath.item)
          deleteItems at indexPath
        }
      }

      """, scene: ScriptedApp.grid())
  }

  private func cells(_ app: ScriptedApp) -> [String] {
    app.simulation.touchables.filter { $0.role == .cell }.map(\.name)
  }

  @Test("items are rows, and a swipe shows and performs the actions of the configuration")
  func swipe() throws {
    var app = try app()
    #expect(cells(app) == ["a", "b"])
    try app.perform(.swipeRow(try app.touchable("a"), .left, isFull: false))
    #expect(app.trace.filter { $0.contains("willBeginEditing") }.isEmpty)
    try app.tap("Delete")
    #expect(cells(app) == ["b"])
  }

  @Test("a full swipe performs the first action, and the other side has none")
  func sides() throws {
    var app = try app()
    #expect(throws: (any Error).self) {
      try app.perform(.swipeRow(try app.touchable("a"), .right, isFull: true))
    }
    try app.perform(.swipeRow(try app.touchable("b"), .left, isFull: true))
    #expect(cells(app) == ["a"])
  }
}
