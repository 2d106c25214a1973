import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Rectangles and insets")
struct GeometryTests {
  private let screen = LayoutRect(x: 0, y: 0, width: 320, height: 480)

  @Test(
    "insets shrink a rectangle to no less than zero from their corner",
    arguments: [
      (LayoutInsets.zero, LayoutRect(x: 0, y: 0, width: 320, height: 480)),
      (LayoutInsets(all: 8), LayoutRect(x: 8, y: 8, width: 304, height: 464)),
      (LayoutInsets(top: 20, bottom: 34), LayoutRect(x: 0, y: 20, width: 320, height: 426)),
      (LayoutInsets(all: 400), LayoutRect(x: 400, y: 400, width: 0, height: 0)),
      (LayoutInsets(all: -8), LayoutRect(x: -8, y: -8, width: 336, height: 496)),
    ])
  func inset(_ insets: LayoutInsets, _ rest: LayoutRect) {
    #expect(screen.inset(by: insets) == rest)
  }

  @Test("consecutive insets add up while space is left")
  func sums() {
    let bars = LayoutInsets(top: 64, bottom: 49)
    let margins = LayoutInsets(top: 8, left: 16, bottom: 8, right: 16)
    #expect(screen.inset(by: bars).inset(by: margins) == screen.inset(by: bars + margins))
    #expect(bars + margins == margins + bars)
    #expect(bars + .zero == bars)
  }

  @Test(
    "a bar insets a view by their overlap",
    arguments: [
      // The whole screen lies under both bars.
      (LayoutRect(x: 0, y: 0, width: 320, height: 480), LayoutInsets(top: 64, bottom: 49)),
      // A view between the bars touches neither.
      (LayoutRect(x: 0, y: 64, width: 320, height: 367), .zero),
      // One half under the upper bar.
      (LayoutRect(x: 0, y: 32, width: 320, height: 100), LayoutInsets(top: 32)),
      // Above the screen: under the bar and as far again beyond it.
      (LayoutRect(x: 0, y: -64, width: 320, height: 32), LayoutInsets(top: 128)),
      // Below the screen.
      (LayoutRect(x: 0, y: 480, width: 320, height: 10), LayoutInsets(bottom: 59)),
    ])
  func overlap(_ view: LayoutRect, _ insets: LayoutInsets) {
    #expect(LayoutInsets(top: 64, bottom: 49).overlap(of: screen, into: view) == insets)
  }

  @Test("an offset rectangle and its inverse cancel out")
  func moved() {
    let frame = LayoutRect(x: 3, y: 5, width: 7, height: 11)
    let moved = frame.moved(by: LayoutPoint(x: 100, y: -50))
    #expect(moved == LayoutRect(x: 103, y: -45, width: 7, height: 11))
    #expect(moved.moved(by: LayoutPoint(x: -100, y: 50)) == frame)
    #expect(frame.moved(by: .zero) == frame)
  }

  @Test(
    "a frame with a missing or malformed component is nil",
    arguments: [
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\"/>",
      "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"\"/>",
      "<rect key=\"frame\" x=\"inf\" y=\"0\" width=\"10\" height=\"10\"/>",
      "<rect key=\"bounds\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/>",
      "<size key=\"frame\" width=\"10\" height=\"10\"/>",
    ])
  func brokenFrames(_ frame: String) throws {
    let document = try #require(Document(xml: "<view>\(frame)</view>"))
    #expect(View(document.root).frame == nil)
  }
}
