import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Page data sources")
struct PageCodeTests {
  /// A book whose pages are numbered by their titles, and made when they are asked for.
  private struct Book: PageViewControllerDataSource, PageViewControllerDelegate {
    var last = 4
    var landscapeSpine = SpineLocation.min
    var setsPages = true

    func viewDidLoad(_ controller: inout Instance) {
      controller.becomeDelegate(of: controller.id)
      guard let first = page(1, &controller) else { return }
      controller.setPages([first], of: controller.id, animated: false)
    }

    func pageViewController(
      _ controller: inout Instance, before page: ControllerID, in pages: ControllerID
    ) -> ControllerID? {
      self.page(number(of: page, controller) - 1, &controller)
    }

    func pageViewController(
      _ controller: inout Instance, after page: ControllerID, in pages: ControllerID
    ) -> ControllerID? {
      self.page(number(of: page, controller) + 1, &controller)
    }

    func presentationCount(_ controller: inout Instance, for pages: ControllerID) -> Int? { last }
    func presentationIndex(_ controller: inout Instance, for pages: ControllerID) -> Int? { 0 }

    func pageViewController(
      _ controller: inout Instance, willTransitionTo pages: [ControllerID], in book: ControllerID
    ) { controller.log("will turn") }

    func pageViewController(
      _ controller: inout Instance, didFinishAnimatingFrom previous: [ControllerID],
      completed: Bool, in book: ControllerID
    ) { controller.log("turned \(completed)") }

    func pageViewController(
      _ controller: inout Instance, spineForLandscape isLandscape: Bool, in book: ControllerID
    ) -> SpineLocation? {
      let spine = isLandscape ? landscapeSpine : .min
      if setsPages {
        let count = spine == .mid ? 2 : 1
        let pages = (1...count).compactMap { page($0, &controller) }
        controller.setPages(pages, of: book, animated: false)
      }
      return spine
    }

    private func number(of page: ControllerID, _ controller: Instance) -> Int {
      controller.simulation[page]?.title.flatMap { Int($0) } ?? 0
    }

    private func page(_ number: Int, _ controller: inout Instance) -> ControllerID? {
      guard (1...last).contains(number), let page = controller.instantiate("page") else {
        return nil
      }
      controller.with(page) { $0.title = String(number) }
      return page
    }
  }

  private func walk(_ style: String, _ book: Book = Book()) throws -> Walk {
    let app = try SketchedApp(
      Sketch("book", "pageViewController", class: "BookViewController")
        .with("transitionStyle", style).with("navigationOrientation", "horizontal"),
      Sketch("page").with("storyboardIdentifier", "page"))
    return app.launch(["BookViewController": book])
  }

  private func shown(_ walk: Walk) -> [String] {
    (walk.simulation.root.flatMap { walk.simulation[$0]?.children } ?? []).compactMap {
      walk.simulation[$0]?.title
    }
  }

  @Test("PAGE-10, PAGE-12, S3-01, S3-10: code supplies pages and is notified of turns")
  func turns() throws {
    var walk = try walk("pageCurl")
    #expect(shown(walk) == ["1"])
    try walk.perform(.turnPage(.forward, .completed))
    #expect(shown(walk) == ["2"])
    #expect(walk.logs == ["will turn", "turned true"])
    #expect(walk.trace.contains("Page deinit"), "LIFE-14: a page that is turned over is gone")
    try walk.perform(.turnPage(.forward, .cancelled))
    #expect(shown(walk) == ["2"])
    #expect(walk.logs == ["will turn", "turned false"])
    #expect(walk.simulation.controllerCount == 2)
  }

  @Test("PAGE-14: scrolling keeps only the neighbors")
  func memory() throws {
    var walk = try walk("scroll")
    for number in 2...4 {
      try walk.perform(.turnPage(.forward, .completed))
      #expect(shown(walk) == [String(number)])
      #expect(walk.simulation.controllerCount <= 4)
    }
    try walk.perform(.turnPage(.forward, .completed))
    #expect(shown(walk) == ["4"])
    #expect(walk.logs.isEmpty)
    try walk.perform(.turnPage(.reverse, .completed))
    #expect(shown(walk) == ["3"])
  }

  @Test("PAGE-11: a page indicator requires both methods")
  func dots() throws {
    var walk = try walk("scroll")
    func dots(_ walk: Walk) -> PageControlState? {
      guard
        case .pages(let state)? = walk.simulation.root.flatMap({ walk.simulation[$0]?.container })
      else {
        return nil
      }
      return state.pageControl
    }
    #expect(dots(walk) == PageControlState(numberOfPages: 4, currentPage: 0))
    try walk.perform(.turnPage(.forward, .completed))
    #expect(dots(walk)?.currentPage == 1)
  }

  @Test("PAGE-06, PAGE-09, S3-04: the spine follows the orientation")
  func spine() throws {
    var walk = try walk("pageCurl", Book(landscapeSpine: .mid))
    try walk.perform(.rotate(isLandscape: true))
    #expect(shown(walk) == ["1", "2"])
    #expect(walk.trace.contains("Book delegate spineLocationFor landscape: mid"))
    #expect(walk.visible.count == 3)
    try walk.perform(.rotate(isLandscape: false))
    #expect(shown(walk) == ["1"])
    #expect(walk.trace.contains("Book delegate spineLocationFor portrait: min"))
    #expect(walk.simulation.exception == nil)
  }

  @Test("S3-07: the second page appears and disappears with the spine's position")
  func secondPage() throws {
    var walk = try walk("pageCurl", Book(landscapeSpine: .mid))
    try walk.perform(.rotate(isLandscape: true))
    let opened = walk.trace.split(separator: "\n").filter { $0.hasSuffix("viewDidAppear") }
    #expect(opened.count == 2)
    try walk.perform(.rotate(isLandscape: false))
    let closed = walk.trace.split(separator: "\n").filter { $0.hasSuffix("viewDidDisappear") }
    #expect(closed.count == 2)
    #expect(walk.simulation.controllerCount == 2)
  }

  @Test("S3-08: landscape with an edge spine shows one page")
  func minOnItsSide() throws {
    var walk = try walk("pageCurl")
    try walk.perform(.rotate(isLandscape: true))
    #expect(shown(walk) == ["1"])
  }

  @Test("PAGE-07, EXC-17: a new spine with too few pages raises")
  func tooFewPages() throws {
    var walk = try walk("pageCurl", Book(landscapeSpine: .mid, setsPages: false))
    try walk.perform(.rotate(isLandscape: true))
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      walk.simulation.exception?.reason.contains("(1) doesn't match the number required (2)")
        == true)
  }

  @Test("PAGE-06: scrolling page controllers have no spine")
  func scroll() throws {
    var walk = try walk("scroll")
    try walk.perform(.rotate(isLandscape: true))
    #expect(!walk.trace.contains("spine"))
  }
}
