import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSimulation
import Foundation
import Testing

/// Frames of presentations (PRES-03, PRES-04).
@Suite("Presentation frames")
struct PresentationTests {
  private func top(
    _ scene: String, device: String, isLandscape: Bool = false, system: Int = 18,
    sheet: SheetSettings? = nil, style: String = "formSheet"
  ) throws -> ScreenLayer {
    let screen = try Sample.screen(
      "split", scene, device: device, isLandscape: isLandscape, system: system,
      sheet: sheet
    ) {
      $0.replacingOccurrences(
        of: "modalPresentationStyle=\"formSheet\"", with: "modalPresentationStyle=\"\(style)\"")
    }
    return try #require(screen.layers.last)
  }

  @Test("a form sheet is centered on an iPad")
  func formSheet() throws {
    let layer = try top("Reply View Controller", device: "iPad", isLandscape: true)
    #expect(layer.style == .formSheet)
    #expect(layer.frame == LayoutRect(x: 242, y: 74, width: 540, height: 620))
  }

  @Test("a form sheet is a sheet below the status bar on a phone")
  func phoneSheet() throws {
    let layer = try top("Reply View Controller", device: "iPhone 8")
    #expect(layer.style == .sheet)
    #expect(layer.frame == LayoutRect(x: 0, y: 20, width: 375, height: 647))
    let newer = try top("Reply View Controller", device: "iPhone 11")
    #expect(newer.frame == LayoutRect(x: 0, y: 54, width: 414, height: 842))
  }

  @Test(
    "PRES-03, S4-17: a page sheet has the portrait width of an iPad, or since iOS 13 readable width"
  )
  func pageSheets() throws {
    func frame(_ system: Int, isLandscape: Bool) throws -> LayoutRect {
      let layer = try top(
        "Reply View Controller", device: "iPad", isLandscape: isLandscape, system: system,
        style: "pageSheet")
      #expect(layer.style == .sheet)
      return layer.frame
    }
    // (1024 - 768) / 2 beside it, and the status bar above.
    #expect(try frame(12, isLandscape: true) == LayoutRect(x: 128, y: 20, width: 768, height: 748))
    #expect(try frame(12, isLandscape: false) == LayoutRect(x: 0, y: 20, width: 768, height: 1004))
    // (1024 - 712) / 2, and the status bar's height above and below.
    #expect(try frame(18, isLandscape: true) == LayoutRect(x: 156, y: 20, width: 712, height: 728))
    #expect(try frame(18, isLandscape: false) == LayoutRect(x: 28, y: 20, width: 712, height: 984))
  }

  @Test("a form sheet fills the screen of a phone on iOS 12")
  func fullScreenSheet() throws {
    let layer = try top("Reply View Controller", device: "iPhone 8", system: 12)
    #expect(layer.style == .fullScreen)
    #expect(layer.frame == LayoutRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("a popover is below the bar item it points to")
  func popover() throws {
    let layer = try top("Addressee View Controller", device: "iPad", isLandscape: true)
    #expect(layer.style == .popover)
    #expect(layer.frame == LayoutRect(x: 160, y: 80, width: 320, height: 480))
  }

  @Test("ORC-65: on the newest system a sheet extends to the status bar, or to 30 points")
  func newestSheets() throws {
    let scene = "Reply View Controller"
    let low = try top(scene, device: "iPhone SE (3rd generation)", system: 26)
    #expect(low.frame == LayoutRect(x: 0, y: 30, width: 375, height: 637))
    let high = try top(scene, device: "iPhone 16", system: 26)
    #expect(high.frame == LayoutRect(x: 0, y: 59, width: 393, height: 793))
  }

  /// The top of a sheet at `detent`, and its height.
  private func place(
    _ detent: Detent, on device: String, system: Int = 26
  ) throws -> (frame: LayoutRect, dims: Bool) {
    let sheet = SheetSettings(detents: [detent, .large])
    let layer = try top("Reply View Controller", device: device, system: system, sheet: sheet)
    return (layer.frame, layer.dimsBelow)
  }

  @Test("ORC-66: low sheets float on the newest system, slightly scaled down")
  func floatingSheets() throws {
    let medium = try place(.medium, on: "iPhone 16").frame
    #expect(medium.minX == 8 && medium.size.width == 377)
    #expect(abs(medium.minY - 403.687) < 0.001)
    #expect(abs(medium.size.height - 440.313) < 0.001)
    for (height, scaled) in [(200.0, 224.473), (300, 320.402), (700, 704.117)] {
      let frame = try place(.custom("own", height: height), on: "iPhone 16").frame
      #expect(abs(frame.size.height - scaled) < 0.001)
      #expect(abs(frame.maxY - 844) < 0.001)
    }
    let small = try place(.medium, on: "iPhone SE (3rd generation)").frame
    #expect(abs(small.size.height - 356.5 * 359 / 375) < 0.001)
  }

  @Test("ORC-66: on older systems sheets span the width, and one without room is large")
  func attachedSheets() throws {
    let low = try place(.custom("own", height: 200), on: "iPhone 8", system: 18).frame
    #expect(low == LayoutRect(x: 0, y: 467, width: 375, height: 200))
    let high = try place(.custom("own", height: 2000), on: "iPhone 8", system: 18).frame
    #expect(high == LayoutRect(x: 0, y: 20, width: 375, height: 647))
    let old = try place(.medium, on: "iPhone 8", system: 14).frame
    #expect(old == high)
  }

  @Test("ORC-67: a low form sheet ends where a high one does")
  func lowFormSheets() throws {
    let frame = try place(.custom("own", height: 343), on: "iPad (A16)").frame
    #expect(frame == LayoutRect(x: 120, y: 567, width: 580, height: 343))
  }

  @Test("the background of a sheet is dimmed up to its largest undimmed detent")
  func dimming() throws {
    #expect(try place(.medium, on: "iPhone 16").dims)
    let sheet = SheetSettings(
      detents: [.medium, .large], largestUndimmedDetentIdentifier: Detent.medium.identifier)
    let layer = try top("Reply View Controller", device: "iPhone 16", sheet: sheet)
    #expect(!layer.dimsBelow)
  }

  @Test("ORC-67: form sheets of the newest system are 580 × 650 with one bottom edge")
  func newestFormSheets() throws {
    let layer = try top("Reply View Controller", device: "iPad (A16)", system: 26)
    #expect(layer.frame == LayoutRect(x: 120, y: 260, width: 580, height: 650))
  }

  @Test("ORC-57: the newest tab bar floats at the top of an iPad")
  func tabBarsOfPads() throws {
    func bar(_ device: String, _ system: Int) throws -> LayoutRect {
      let screen = try Sample.screen("tabs", device: device, system: system)
      let bar = screen.layers.first?.view.all("UITabBar").first
      return try #require(bar).frame
    }
    #expect(try bar("iPad (A16)", 26) == LayoutRect(x: 0, y: 32, width: 820, height: 44))
    #expect(
      try bar("iPhone SE (3rd generation)", 26) == LayoutRect(x: 0, y: 584, width: 375, height: 83))
    #expect(try bar("iPad (A16)", 18).maxY == 1180)
  }
}
