import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Edited rows in pictures")
struct EditedRowPictureTests {
  /// Code of a table of a row to delete, one to insert and one that is left alone, the last of
  /// which can be moved.
  private struct Rows: TableViewDataSource, TableViewEditing, TableViewMoving {
    func tableView(
      _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
    ) -> Int { 3 }

    func tableView(
      _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
    ) -> CellID? { controller.dequeueReusableCell(withIdentifier: "Item", in: table, for: path) }

    func tableView(
      _ controller: inout Instance, editingStyleForRowAt path: ItemPath, of table: ListID
    ) -> CellEditingStyle { [.delete, .insert, .none][path.item] }

    func tableView(
      _ controller: inout Instance, commit style: CellEditingStyle, forRowAt path: ItemPath,
      of table: ListID
    ) {}

    func tableView(
      _ controller: inout Instance, canMoveRowAt path: ItemPath, of table: ListID
    ) -> Bool { path.item == 2 }

    func tableView(
      _ controller: inout Instance, moveRowAt path: ItemPath, to destination: ItemPath,
      of table: ListID
    ) {}
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="con"><scenes><scene sceneID="s"><objects>
    <tableViewController id="con" sceneMemberID="viewController"><tableView key="view" \
    dataMode="prototypes" style="plain" separatorStyle="default" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
    <tableViewCell reuseIdentifier="Item" rowHeight="44" id="cell">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView>
    </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
    </document>
    """

  /// The table, edited or not, on a screen that is read as `direction` says.
  private func simulation(isEdited: Bool, _ direction: UserInterfaceLayoutDirection = .leftToRight)
    throws -> Simulation
  {
    let sample = Sample(SourceFile(path: "Main.storyboard", text: Self.document))
    var options = LaunchOptions()
    options.direction = direction
    var simulation = Simulation.launch(
      sample.graph, options: options, behaviors: ["UITableViewController": Rows()]
    ).simulation
    let root = try #require(simulation.root)
    simulation.setEditing(isEdited, of: root, animated: false)
    simulation.settle()
    return simulation
  }

  /// The lines of a picture that hold `sign`, without borders.
  private func lines(_ sign: String, _ simulation: Simulation) -> [String] {
    var style = WireframeStyle()
    style.hasTitle = false
    return Wireframe(style).picture(of: simulation).split(separator: "\n").map {
      $0.dropFirst().dropLast()
    }
    .filter { $0.contains(sign) }.map(String.init)
  }

  @Test("edited rows have an edit sign in front and a reorder grip at the end (TBL-40)")
  func signs() throws {
    let simulation = try simulation(isEdited: true)
    for sign in ["(−)", "(+)"] {
      #expect(lines(sign, simulation).count == 1)
      #expect(lines(sign, simulation).first?.drop { $0 == " " }.hasPrefix(sign) == true)
    }
    #expect(lines("≡", simulation).count == 1)
    #expect(lines("≡", simulation).first?.reversed().first { $0 != " " } == "≡")
  }

  @Test("right-to-left rows are mirrored")
  func mirrored() throws {
    let simulation = try simulation(isEdited: true, .rightToLeft)
    for sign in ["(−)", "(+)"] {
      let line = try #require(lines(sign, simulation).first)
      #expect(line.prefix(20).allSatisfy { $0 == " " }, "\(line)")
    }
    let grip = try #require(lines("≡", simulation).first)
    #expect(grip.suffix(20).allSatisfy { $0 == " " }, "\(grip)")
  }

  @Test("rows outside of editing have no signs")
  func plain() throws {
    for sign in ["(−)", "(+)", "≡"] {
      #expect(try lines(sign, simulation(isEdited: false)).isEmpty)
    }
  }

  @Test("a tapped minus sign shows Delete in place of the grip (TBL-41)")
  func confirmation() throws {
    var simulation = try simulation(isEdited: true)
    let minus = try #require(simulation.touchables.first { $0.name == "−" })
    try simulation.perform(.tap(minus))
    #expect(lines("[Delete]", simulation).count == 1)
    #expect(lines("[Delete]", simulation).first?.contains("(−)") == true)
  }
}
