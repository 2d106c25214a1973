import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import Testing

/// Screens of the newest system as recorded, and what they are compared with.
@Suite("Recorded screens")
struct RecordedScreenTests {
  private let se = "iPhone SE (3rd generation)"

  private func view(_ screen: Screen, _ name: String) throws -> PlacedView {
    try #require(screen.layers.last?.view.all(name).first)
  }

  @Test("ORC-50: bars are 54 points high, below the status bar or 24 points from the top")
  func bars() throws {
    let phone = try Sample.screen("settings", device: "iPhone 16", system: 26)
    #expect(
      try view(phone, "UINavigationBar").frame == LayoutRect(x: 0, y: 59, width: 393, height: 54))
    let low = try Sample.screen("settings", device: se, isLandscape: true, system: 26)
    #expect(
      try view(low, "UINavigationBar").frame == LayoutRect(x: 0, y: 24, width: 667, height: 54))
    let large = try Sample.screen("tabs", device: "iPhone 16", system: 26)
    #expect(try view(large, "UINavigationBar").frame.size.height == 106)
  }

  @Test("ORC-57: a tab bar takes 83 points with and without a home indicator")
  func tabBar() throws {
    let frame = try view(Sample.screen("tabs", device: se, system: 26), "UITabBar").frame
    #expect(frame == LayoutRect(x: 0, y: 584, width: 375, height: 83))
  }

  @Test(
    "ORC-61: on older systems a bar overlaps a Dynamic Island by 5.333 points, with its content")
  func dynamicIsland() throws {
    let screen = try Sample.screen("settings", device: "iPhone 16", system: 18)
    let bar = try view(screen, "UINavigationBar").frame
    #expect(abs(bar.minY - 53.667) < 0.001 && abs(bar.maxY - 97.667) < 0.001)
    let notch = try view(Sample.screen("settings", device: "iPhone 14"), "UINavigationBar").frame
    #expect(notch.minY == 47)
  }

  private func root(_ change: (String) -> String) throws -> LayoutRect {
    let screen = try Sample.screen(
      "form", device: "iPhone 16", system: 26, change: change)
    let controller = try #require(screen.layers.last?.view)
    return try #require(controller.subviews.first).frame
  }

  private func opaque(_ text: String) -> String {
    text.replacingOccurrences(
      of: "<toolbar key=\"toolbar\"",
      with: "<navigationBar key=\"navigationBar\" translucent=\"NO\"/><toolbar key=\"toolbar\"")
  }

  @Test("ORC-56: views extend under translucent bars, not under opaque ones")
  func roots() throws {
    #expect(try root { $0 }.minY == 0)
    let below = try root(opaque)
    #expect(below.minY == 113 && below.maxY == 852)
  }

  @Test("a controller that includes opaque bars extends under them")
  func includedBars() throws {
    let frame = try root {
      opaque($0).replacingOccurrences(
        of: "<viewController ", with: "<viewController extendedLayoutIncludesOpaqueBars=\"YES\" ")
    }
    #expect(frame.minY == 0)
  }

  @Test("a controller without extended edges stays clear of bars")
  func noEdges() throws {
    let frame = try root {
      $0.replacingOccurrences(
        of: "<view key=\"view\"",
        with: "<extendedEdge key=\"edgesForExtendedLayout\"/><view key=\"view\"")
    }
    #expect(frame.minY == 113)
    // Its toolbar takes 86 points.
    #expect(frame.maxY == 766)
  }

  // MARK: Popovers

  /// The frame of a popover of 240 × 180 on the iPad recorded, whose segue points at `anchor`.
  private func popover(_ anchor: String) throws -> LayoutRect {
    let pointer = """
      <connections><segue destination="pop" kind="popoverPresentation" \(anchor) id="pop-se"/>
      </connections>
      """
    let scene = """
      <scene><objects><viewController id="pop" userLabel="Bubble" sceneMemberID="viewController">
      <view key="view" id="pop-v"><rect key="frame" x="0.0" y="0.0" width="240" height="180"/></view>
      <size key="freeformSize" width="240" height="180"/></viewController></objects></scene></scenes>
      """
    let view = """
      <view id="anchor"><rect key="frame" x="100" y="300" width="60" height="40"/></view>
      """
    let screen = try Sample.screen(
      "form", "Bubble", device: "iPad (10th generation)", system: 26
    ) {
      $0.replacingOccurrences(of: "</toolbarItems>", with: "</toolbarItems>" + pointer)
        .replacingOccurrences(of: "</scenes>", with: scene)
        .replacingOccurrences(
          of: "<label text=\"Never seen\"", with: view + "<label text=\"Never seen\"")
    }
    let layer = try #require(screen.layers.last)
    #expect(layer.style == .popover)
    return layer.frame
  }

  @Test("ORC-68: a popover is 19 points from the edge next to its bar item")
  func popoverOfABar() throws {
    #expect(
      try popover("popoverAnchorBarButtonItem=\"dne-00-001\"")
        == LayoutRect(x: 561, y: 62, width: 240, height: 180))
    #expect(
      try popover("popoverAnchorBarButtonItem=\"cla-00-001\"")
        == LayoutRect(x: 19, y: 62, width: 240, height: 180))
  }

  @Test("ORC-68: a popover of a view is at its right, with an arrow of 13 points inside its frame")
  func popoverOfAView() throws {
    #expect(
      try popover("popoverAnchorView=\"anchor\"")
        == LayoutRect(x: 160, y: 230, width: 253, height: 180))
  }
}
