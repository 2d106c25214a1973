import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Layout values that changed with a version of Interface Builder.
@Suite("Layout profiles")
struct LayoutProfileTests {
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
