import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Layout values that changed with a version of Interface Builder.
@Suite("Layout profiles")
struct LayoutProfileTests {
  @Test("a profile value applies from its first version until the next change")
  func changes() {
    let table = VersionTable(
      1, .counted("LAY-40"), .init(.xcode9, 2, .counted("LAY-40")),
      .init(.xcode11, 3, .counted("LAY-40")))
    #expect(
      InterfaceBuilderVersion.allCases.map { table[$0] } == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3])
  }

  @Test("the inset of a cell's separator shrinks from version to version")
  func separators() {
    let heights = InterfaceBuilderVersion.allCases.map { LayoutProfile($0).cells.separator }
    #expect(heights == heights.sorted(by: >))
    #expect(heights.first == 1 && heights.last == 0)
  }

  @Test("the canvases of Xcode 11 to 14 draw no status bar on devices with a home button")
  func statusBars() {
    let without = InterfaceBuilderVersion.allCases.filter {
      LayoutProfile($0).bars.homeButtonStatusBar == 0
    }
    #expect(without == [.xcode11, .xcode12, .xcode13, .xcode14])
  }
}
