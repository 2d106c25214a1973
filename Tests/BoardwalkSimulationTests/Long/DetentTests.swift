import BoardwalkSimulation
import Testing

@Suite("Sheet detents")
struct DetentTests {
  /// A presents B as a sheet that is as `change` makes it; A is its delegate.
  private func walk(
    on device: String = "iPhone 16", isLandscape: Bool = false, system: Int = 18,
    style: String = "pageSheet", _ change: (inout SheetSettings) -> Void
  ) throws -> Walk {
    var walk = try SketchedApp(
      Sketch("a").button("Behind").button("Next", .present("c"))
        .way(.present("b", style, id: "go")),
      Sketch("b").button("Inside"), Sketch("c")
    ).launch(on: device, isLandscape: isLandscape, system: system)
    try walk.segue("go")
    let delegate = try walk.id("A")
    try walk.configure("B") {
      $0.presentationDelegate = delegate
      change(&$0.sheet)
    }
    return walk
  }

  private func both(_ settings: inout SheetSettings) { settings.detents = [.medium, .large] }

  private func detent(of walk: Walk) throws -> String? {
    walk.simulation.selectedDetent(of: try walk.id("B"))?.identifier
  }

  @Test("ORC-66: a sheet starts large by default, else at its lowest detent")
  func start() throws {
    #expect(try detent(of: walk { _ in }) == "large")
    #expect(try detent(of: walk(both)) == "medium")
    let chosen = try walk {
      both(&$0)
      $0.selectedDetentIdentifier = "large"
    }
    #expect(try detent(of: chosen) == "large")
    let unknown = try walk {
      both(&$0)
      $0.selectedDetentIdentifier = "tiny"
    }
    #expect(try detent(of: unknown) == "medium")
  }

  @Test("ORC-66: dragging to another detent calls only the delegate")
  func drag() throws {
    var walk = try walk(both)
    try walk.perform(.dragSheet(to: "large"))
    #expect(walk.fullTrace == "A delegate didChangeSelectedDetentIdentifier B")
    #expect(try detent(of: walk) == "large")
    try walk.perform(.dragSheet(to: "large"))
    #expect(walk.entries.isEmpty)
    try walk.perform(.dragSheet(to: "medium"))
    #expect(try detent(of: walk) == "medium")
    try walk.configure("B") { $0.sheet.selectedDetentIdentifier = "large" }
    #expect(walk.entries.isEmpty, "code tells nobody")
    #expect(walk.chain == ["A", "B"])
  }

  @Test("ORC-66: a sheet stops only at its detents")
  func elsewhere() throws {
    var walk = try walk(both)
    let before = walk.simulation
    #expect(throws: EventError.noDetent("tiny", among: ["medium", "large"])) {
      try walk.perform(.dragSheet(to: "tiny"))
    }
    #expect(walk.simulation == before)
    var full = try self.walk(style: "fullScreen", both)
    #expect(throws: EventError.noSheet) { try full.perform(.dragSheet(to: "large")) }
    #expect(try detent(of: full) == nil)
  }

  @Test("a modal sheet changes detents but is not dismissed by dragging")
  func modal() throws {
    var walk = try walk(both)
    try walk.configure("B") { $0.isModalInPresentation = true }
    try walk.perform(.dragSheet(to: "large"))
    #expect(try detent(of: walk) == "large")
    try walk.perform(.dragSheetDown(isCompleted: true))
    #expect(walk.trace == "A delegate didAttemptToDismiss B")
    #expect(walk.chain == ["A", "B"])
  }

  @Test("detents exist since iOS 15, custom ones since iOS 16", arguments: 13...18)
  func systems(system: Int) throws {
    let walk = try walk(system: system) { $0.detents = [.custom("tiny", height: 200), .medium] }
    let expected = system < 15 ? nil : system == 15 ? "medium" : "tiny"
    #expect(try detent(of: walk) == expected)
  }

  @Test("PRES-03: in landscape all sheets fill an iPhone's screen")
  func compactHeight() throws {
    #expect(try detent(of: walk(on: "iPhone 8", isLandscape: true, both)) == nil)
    var turned = try walk(on: "iPhone 8", both)
    try turned.perform(.rotate(isLandscape: true))
    #expect(try detent(of: turned) == nil)
    try turned.perform(.rotate(isLandscape: false))
    #expect(try detent(of: turned) == "medium")
  }

  @Test("the background accepts touches up to the largest undimmed detent")
  func undimmed() throws {
    var walk = try walk {
      both(&$0)
      $0.largestUndimmedDetentIdentifier = "medium"
    }
    #expect(walk.simulation.touchables.map(\.name) == ["Inside", "Behind", "Next"])
    #expect(throws: EventError.nothingOutside) { try walk.perform(.tapOutside) }
    try walk.tap("Behind")
    try walk.perform(.dragSheet(to: "large"))
    #expect(walk.simulation.touchables.map(\.name) == ["Inside"])
  }

  @Test("a label behind a sheet is on screen while the sheet does not dim it")
  func labelsBehind() throws {
    var app = try ScriptedApp(
      """
      behavior MapViewController: UIViewController {
        action show(sender) {
          let filters = storyboard!.instantiateViewController(withIdentifier: "Filters")
          filters.sheetPresentationController?.detents = [.medium(), .large()]
          filters.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
          present(filters, animated: true)
          stateLabel.text = "open"
        }
      }
      """,
      scene: """
        storyboard

        viewController map: MapViewController, initial {
          view {
            label stateLabel "closed" (16, 60, 100 x 21)
            button "Filter" (16, 100, 100 x 34) {
              action touchUpInside -> map.show:
            }
          }
          outlet stateLabel
        }

        viewController filters, storyboardIdentifier: Filters {
          view {
            label "Filters" (16, 60, 100 x 21)
          }
        }

        """)
    try app.tap("Filter")
    #expect(Set(app.simulation.texts).isSuperset(of: ["Filters", "open"]))
    try app.perform(.dragSheet(to: "large"))
    #expect(app.simulation.texts.contains("Filters"))
    #expect(!app.simulation.texts.contains("open"))
  }

  @Test("EXC-51: a presenter behind a sheet reports that it is presenting")
  func presentingBehind() throws {
    var walk = try walk {
      both(&$0)
      $0.largestUndimmedDetentIdentifier = "large"
    }
    try walk.tap("Next")
    #expect(walk.logs.first?.contains("which is already presenting <BViewController>") == true)
    #expect(walk.chain == ["A", "B"])
  }

  @Test("PRES-04: a low sheet leaves room for a dismissing touch")
  func outside() throws {
    var low = try walk(both)
    try low.perform(.tapOutside)
    #expect(low.chain == ["A"])
    var high = try walk { _ in }
    #expect(throws: EventError.nothingOutside) { try high.perform(.tapOutside) }
  }

  @Test("another detent is another visible state")
  func sight() throws {
    var walk = try walk(both)
    let before = walk.simulation.visibleState
    try walk.perform(.dragSheet(to: "large"))
    #expect(walk.simulation.visibleState != before)
    try walk.perform(.dragSheet(to: "medium"))
    #expect(walk.simulation.visibleState == before)
  }
}
