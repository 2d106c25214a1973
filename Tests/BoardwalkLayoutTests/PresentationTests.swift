import BoardwalkDocument
import BoardwalkLayout
import Testing

/// Where presentations lie (PRES-03, PRES-04).
struct PresentationTests {
  private func top(
    _ scene: String, device: String, isLandscape: Bool = false, system: Int = 18
  ) throws -> ScreenLayer {
    let screen = try Sample.screen(
      "split", scene, device: device, isLandscape: isLandscape, system: system)
    return try #require(screen.layers.last)
  }

  @Test func formSheetIsCentred() throws {
    let layer = try top("Reply View Controller", device: "iPad", isLandscape: true)
    #expect(layer.style == .formSheet)
    #expect(layer.frame == Rect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test func formSheetIsASheetOnAPhone() throws {
    let layer = try top("Reply View Controller", device: "iPhone 8")
    #expect(layer.style == .sheet)
    #expect(layer.frame == Rect(x: 0, y: 20, width: 375, height: 647))
    let newer = try top("Reply View Controller", device: "iPhone 11")
    #expect(newer.frame == Rect(x: 0, y: 54, width: 414, height: 842))
  }

  @Test func sheetFillsTheScreenBeforeThereWereSheets() throws {
    let layer = try top("Reply View Controller", device: "iPhone 8", system: 12)
    #expect(layer.style == .fullScreen)
    #expect(layer.frame == Rect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func popoverIsBelowTheItemItPointsAt() throws {
    let layer = try top("Addressee View Controller", device: "iPad", isLandscape: true)
    #expect(layer.style == .popover)
    #expect(layer.frame == Rect(x: 160, y: 80, width: 320, height: 480))
  }
}
