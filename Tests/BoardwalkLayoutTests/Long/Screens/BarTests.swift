import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import Testing

/// Positions and heights of bars (BAR-06, BAR-07, TAB-01).
@Suite("Positions of bars")
struct BarTests {
  private func bar(_ screen: Screen, _ name: String = "UINavigationBar") throws -> LayoutRect {
    try #require(screen.layers.last?.view.all(name).first).frame
  }

  @Test(
    "BAR-07: a navigation bar has its system's height and begins below the status bar",
    arguments: [
      (12, "iPhone 8", false, 20.0, 44.0), (18, "iPhone 8", false, 20, 44),
      (18, "iPhone 8", true, 0, 32), (18, "iPhone 14", false, 47, 44),
      (26, "iPhone 16", false, 59, 54),
    ])
  func navigationBar(
    _ system: Int, _ device: String, _ isLandscape: Bool, _ top: Double, _ height: Double
  ) throws {
    let screen = try Sample.screen(
      "settings", device: device, isLandscape: isLandscape, system: system)
    #expect(
      try bar(screen) == LayoutRect(x: 0, y: top, width: screen.size.width, height: height))
  }

  @Test("a large title makes the navigation bar 52 points taller")
  func largeTitle() throws {
    let screen = try Sample.screen("tabs", device: "iPhone 16")
    #expect(try bar(screen).size.height == 96)
    let post = try #require(screen.layers.last?.view.all("UITableViewCell").first)
    // The bar begins 5.333 points above the end of the safe area (ORC-61).
    #expect(abs(post.frame.minY - 149.667) < 0.001)
  }

  @Test("BAR-07: a tab bar extends to the bottom of the screen")
  func tabBar() throws {
    #expect(
      try bar(Sample.screen("tabs", device: "iPhone 16"), "UITabBar")
        == LayoutRect(x: 0, y: 769, width: 393, height: 83))
    #expect(
      try bar(Sample.screen("tabs"), "UITabBar") == LayoutRect(x: 0, y: 618, width: 375, height: 49)
    )
  }

  @Test("a pushed controller can hide the tab bar")
  func hiddenTabBar() throws {
    let screen = try Sample.screen("tabs", "A day at the sea", device: "iPhone 16")
    #expect(screen.layers.last?.view.all("UITabBar").isEmpty == true)
  }

  @Test("a toolbar has 44 points above the home indicator and extends to the bottom")
  func toolbars() throws {
    #expect(
      try bar(Sample.screen("form"), "UIToolbar")
        == LayoutRect(x: 0, y: 623, width: 375, height: 44))
    #expect(
      try bar(Sample.screen("form", device: "iPhone 16"), "UIToolbar")
        == LayoutRect(x: 0, y: 774, width: 393, height: 78))
  }

  @Test("NAV-18: a pushed controller that hides the bottom bar leaves no room for a toolbar")
  func hiddenToolbar() throws {
    var simulation = try Sample.launch(
      """
      navigationController nav, toolbarHidden: no, initial {
        segue rootViewController -> list
      }

      viewController list: ListViewController {
        view
        segue show -> detail "open"
      }

      viewController detail: DetailViewController, hidesBottomBarWhenPushed: yes {
        view {
          label words "Words"
          words.bottom = safeArea.bottom
          words.leading = safeArea.leading
        }
      }
      """)
    #expect(Screen(simulation).layers.last?.view.all("UIToolbar").count == 1)
    try simulation.perform(.performSegue("open"))
    let screen = Screen(simulation)
    #expect(screen.layers.last?.view.all("UIToolbar").isEmpty == true)
    #expect(try bar(screen, "UILabel").maxY == 852 - 34)
    try simulation.perform(.back)
    #expect(Screen(simulation).layers.last?.view.all("UIToolbar").count == 1)
  }
}
