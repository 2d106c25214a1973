import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Bars in pictures")
struct BarPictureTests {
  /// A screen in a navigation controller whose item says `attributes` and holds `items`; `views`
  /// are in it.
  private func simulation(
    _ attributes: String, _ items: String = "", views: String = "",
    _ direction: UserInterfaceLayoutDirection = .leftToRight
  ) -> Simulation {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="nav"><scenes><scene sceneID="s1"><objects>
      <navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"/><connections><segue destination="con" \
      kind="relationship" relationship="rootViewController" id="root"/></connections>
      </navigationController></objects></scene><scene sceneID="s2"><objects>
      <viewController id="con" sceneMemberID="viewController"><view key="view" id="view">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(views)</subviews></view>
      <navigationItem key="navigationItem" \(attributes) id="item">\(items)</navigationItem>
      </viewController></objects></scene></scenes></document>
      """
    var options = LaunchOptions()
    options.direction = direction
    return Simulation.launch(
      Sample(SourceFile(path: "Main.storyboard", text: document)).graph, options: options
    ).simulation
  }

  private func lines(_ simulation: Simulation) -> [String] {
    var style = WireframeStyle()
    style.hasTitle = false
    return Wireframe(style).picture(of: simulation).split(separator: "\n").map(String.init)
  }

  /// A bar button item at one end.
  private func item(_ end: String, _ title: String) -> String {
    "<barButtonItem key=\"\(end)BarButtonItem\" title=\"\(title)\" id=\"\(end)\"/>"
  }

  @Test("a prompt is above the title and makes the bar higher (BAR-06)")
  func prompt() throws {
    let simulation = simulation("title=\"Items\" prompt=\"Choose one\"")
    let lines = lines(simulation)
    let prompt = try #require(lines.firstIndex { $0.contains("Choose one") })
    let title = try #require(lines.firstIndex { $0.contains("Items") })
    #expect(prompt < title)
    let edge = try #require(lines.firstIndex { $0.contains("├──") })
    #expect(title < edge)
    let plain = self.lines(self.simulation("title=\"Items\""))
    #expect(try #require(plain.firstIndex { $0.contains("├──") }) < edge)
    #expect(SVGPicture().text(of: [simulation]).contains(">Choose one</text>"))
  }

  @Test("items are at their side of the title")
  func ends() throws {
    let items = item("left", "Edit") + item("right", "Add")
    for direction in UserInterfaceLayoutDirection.allCases {
      let line = try #require(
        lines(simulation("title=\"Items\"", items, direction)).first { $0.contains("Items") })
      let order = ["Edit", "Items", "Add"].compactMap { line.firstRange(of: $0)?.lowerBound }
      #expect(order.count == 3)
      #expect(order == (direction == .leftToRight ? order.sorted() : order.sorted(by: >)))
    }
  }

  @Test("a title is truncated before items")
  func room() throws {
    let long = "A title that is longer than any bar"
    let items = item("left", "Back to start") + item("right", "Everything")
    let line = try #require(
      lines(simulation("title=\"\(long)\"", items)).first { $0.contains("Everything") })
    #expect(line.contains("Back to start") && line.contains("…"))
    #expect(CellWidth.of(line) == 47)
    let none = try #require(
      lines(simulation("title=\"\(long)\"", item("left", String(repeating: "x", count: 90)))).first
      {
        $0.contains("xxx")
      })
    #expect(CellWidth.of(none) == 47)
  }

  @Test("flexible spaces share the free width of a toolbar (BAR-22)")
  func toolbar() throws {
    let space = "<barButtonItem systemItem=\"flexibleSpace\" id=\"s%\"/>"
    func column(_ spaces: (before: Int, after: Int)) throws -> Int {
      let before = (0..<spaces.before).map { space.replacing("%", with: "b\($0)") }.joined()
      let after = (0..<spaces.after).map { space.replacing("%", with: "a\($0)") }.joined()
      let bar = """
        <toolbar id="tools"><rect key="frame" x="0.0" y="300" width="375" height="44"/><items>
        \(before)<barButtonItem title="Go" id="go"/>\(after)</items></toolbar>
        """
      let line = try #require(lines(simulation("", views: bar)).first { $0.contains("Go") })
      return line.distance(
        from: line.startIndex, to: try #require(line.firstRange(of: "Go")).lowerBound)
    }
    let places = try [(0, 1), (1, 3), (1, 1), (3, 1), (1, 0)].map(column)
    #expect(places == places.sorted() && Set(places).count == 5)
    #expect(abs(places[2] - 22) <= 1, "two alike leave it in the middle")
  }

  @Test("the selected tab is marked, and badges are shown")
  func tabs() throws {
    let bar = """
      <tabBar selectedItem="two" id="tabs"><rect key="frame" x="0.0" y="400" width="375" height="49"/>
      <items><tabBarItem title="One" badgeValue="3" id="one"/><tabBarItem title="Two" id="two"/></items>
      </tabBar>
      """
    let line = try #require(lines(simulation("", views: bar)).first { $0.contains("One") })
    #expect(line.contains("One (3)") && line.contains("● Two") && !line.contains("● One"))
    let mirrored = try #require(
      lines(simulation("", views: bar, .rightToLeft)).first { $0.contains("One") })
    #expect(
      try #require(mirrored.firstRange(of: "Two")).lowerBound
        < #require(mirrored.firstRange(of: "One")).lowerBound)
  }
}
