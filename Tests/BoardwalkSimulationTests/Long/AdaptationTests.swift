import BoardwalkPlatform
import BoardwalkSchema
import Testing

@testable import BoardwalkSimulation

@Suite("Adaptive presentation styles")
struct AdaptationTests {
  private func adapted(
    _ style: ModalPresentationStyle, on device: String, isLandscape: Bool = false, system: Int
  ) throws -> ModalPresentationStyle {
    var options = LaunchOptions()
    options.device = try #require(DeviceTable.device(named: device))
    options.isLandscape = isLandscape
    options.system = SystemVersion(system)
    return style.adapted(to: options)
  }

  @Test(
    "PRES-02: the automatic style is the system's default",
    arguments: [
      (12, ModalPresentationStyle.fullScreen), (13, .pageSheet), (17, .pageSheet), (18, .formSheet),
      (26, .formSheet),
    ])
  func automatic(system: Int, expected: ModalPresentationStyle) throws {
    #expect(try adapted(.automatic, on: "iPad", system: system) == expected)
    let compact: ModalPresentationStyle = system == 12 ? .fullScreen : .pageSheet
    #expect(try adapted(.automatic, on: "iPhone 8", system: system) == compact)
  }

  @Test(
    "PRES-03, PRES-04, PRES-08, ORC-68: sheets and popovers adapt on an iPhone",
    arguments: [ModalPresentationStyle.pageSheet, .formSheet, .popover])
  func phone(style: ModalPresentationStyle) throws {
    for isLandscape in [false, true] {
      for (system, expected) in [
        (12, ModalPresentationStyle.fullScreen), (13, .pageSheet), (26, .pageSheet),
      ] {
        let found = try adapted(style, on: "iPhone 8", isLandscape: isLandscape, system: system)
        #expect(found == expected)
      }
    }
  }

  @Test(
    "PRES-04, SEG-16: styles do not adapt on an iPad",
    arguments: ModalPresentationStyle.allCases.filter { $0 != .automatic && $0 != .none })
  func pad(style: ModalPresentationStyle) throws {
    for system in [12, 13, 18, 26] {
      #expect(try adapted(style, on: "iPad Pro (11-inch)", system: system) == style)
    }
  }

  @Test("PRES-09: styles do not adapt on a large iPhone in landscape")
  func largePhone() throws {
    for device in ["iPhone 8 Plus", "iPhone 11", "iPhone 14 Plus"] {
      for style in [ModalPresentationStyle.popover, .formSheet] {
        for system in [12, 18] {
          let side = try adapted(style, on: device, isLandscape: true, system: system)
          #expect(side == style)
          let upright = try adapted(style, on: device, system: system)
          #expect(upright == (system == 12 ? .fullScreen : .pageSheet))
        }
      }
    }
  }

  @Test(
    "PRES-08: other styles are the same everywhere",
    arguments: [
      ModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .overCurrentContext,
      .custom,
    ])
  func unchanged(style: ModalPresentationStyle) throws {
    for device in ["iPhone 8", "iPad"] {
      for system in [12, 18] {
        #expect(try adapted(style, on: device, system: system) == style)
      }
    }
  }

  @Test("LIFE-33, LIFE-34: the presenter's callbacks follow the adapted style")
  func callbacks() throws {
    let app = try SketchedApp(Sketch("a").way(.present("b", "formSheet", id: "go")), Sketch("b"))
    for (device, isLandscape, system, hears) in [
      ("iPhone 8", false, 12, true), ("iPad", false, 12, false), ("iPhone 8", false, 13, false),
      ("iPhone 8 Plus", true, 12, false), ("iPhone 8", true, 12, true),
    ] {
      var walk = try app.launch(on: device, isLandscape: isLandscape, system: system)
      try walk.segue("go")
      #expect(walk.appearances.contains("A viewWillDisappear") == hears, "\(device) \(system)")
    }
  }

  @Test("SEG-16: a popover has an anchor")
  func popoverAnchor() throws {
    var walk = try SketchedApp(
      Sketch("a").button("Open", .popover("b", anchor: "a-2")), Sketch("b")
    ).launch(on: "iPad")
    try walk.tap("Open")
    let presentation = walk.simulation.frontmost.flatMap { walk.simulation[$0]?.presentation }
    #expect(presentation?.anchor == "a-2")
    #expect(presentation?.adaptedStyle == .popover)
  }
}
