import BoardwalkPlatform
import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Page view controllers")
struct PageTests {
  /// A book of five pages that shows the first one.
  static func app(
    _ style: String, spine: String? = nil, doubleSided: Bool = false, showing: [String] = ["P1"],
    pages: Int = 5, orientation: String = "horizontal", on device: String = "iPad"
  ) throws -> (walk: Walk, id: ControllerID) {
    var app = Sketch("book", "pageViewController").with("transitionStyle", style)
      .with("navigationOrientation", orientation).delegated
    if let spine { app = app.with("spineLocation", spine) }
    if doubleSided { app = app.with("doubleSided", "YES") }
    let device = try #require(DeviceTable.device(named: device))
    var walk = try SketchedApp(
      app, Sketch("page", class: "PViewController").with("storyboardIdentifier", "page")
    ).launch { $0.device = device }
    let id = try #require(walk.simulation.root)
    walk.code { simulation in
      simulation.setAllPages(
        (0..<pages).compactMap { _ in simulation.instantiateController("page") }, of: id)
    }
    let names = showing.map { $0 == "P1" ? "P" : "P " + $0.dropFirst() }
    let shown = try names.map { try walk.id($0) }
    walk.code { $0.setPages(shown, of: id, animated: false) }
    return (walk, id)
  }

  private func state(_ walk: Walk, _ id: ControllerID) throws -> PageState {
    guard case .pages(let state)? = walk.simulation[id]?.container else { throw EventError.noPages }
    return state
  }

  private func shown(_ walk: Walk, _ id: ControllerID) -> [String] {
    walk.names(walk.simulation[id]?.children ?? [])
  }

  @Test("PAGE-01, PAGE-03, PAGE-04, S3-05: styles and spines determine the number of pages")
  func settings() throws {
    let expected: [(style: String, spine: String?, sided: Bool, SpineLocation, count: Int)] = [
      ("scroll", nil, false, .none, 1), ("scroll", "mid", false, .none, 1),
      ("pageCurl", nil, false, .min, 1), ("pageCurl", "none", false, .min, 1),
      ("pageCurl", "min", true, .min, 2), ("pageCurl", "max", false, .max, 1),
      ("pageCurl", "max", true, .max, 2), ("pageCurl", "mid", false, .mid, 2),
    ]
    for (style, spine, sided, location, count) in expected {
      let showing = count == 1 ? ["P1"] : ["P1", "P2"]
      let (walk, id) = try Self.app(style, spine: spine, doubleSided: sided, showing: showing)
      let state = try state(walk, id)
      #expect(state.spine == location)
      #expect(state.requiredCount == count)
      #expect(state.style.rawValue == style)
      #expect(walk.simulation.exception == nil)
      if location == .mid { #expect(state.isDoubleSided) }
    }
    #expect(SpineLocation.allCases.map(\.rawValue) == ["none", "min", "mid", "max"])
  }

  @Test("PAGE-02: gestures need a data source")
  func noDataSource() throws {
    var (walk, id) = try Self.app("scroll")
    walk.code { $0.setAllPages([], of: id) }
    try walk.perform(.turnPage(.forward, .completed))
    #expect(walk.entries.isEmpty)
    var other = try SketchedApp(Sketch("a")).launch()
    #expect(throws: EventError.noPages) { try other.perform(.turnPage(.forward, .completed)) }
  }

  @Test("PAGE-20, PAGE-12: scrolling turns to the next page")
  func scroll() throws {
    var (walk, id) = try Self.app("scroll")
    try walk.perform(.turnPage(.forward, .completed))
    #expect(
      walk.appearances == """
        P 2 viewWillAppear
        P viewWillDisappear
        P 2 viewDidAppear
        P viewDidDisappear
        """)
    #expect(shown(walk, id) == ["P 2"])
    #expect(walk.visible == ["page view controller", "P 2"])
    #expect(
      walk.fullTrace.contains("page view controller delegate willTransitionTo P 2\nP 2 viewDidLoad")
    )
    #expect(
      walk.fullTrace.contains(
        "page view controller delegate didFinishAnimating from P, transitionCompleted: yes"))
  }

  @Test("PAGE-21, PAGE-12, S3-03: a cancelled scroll returns to the page")
  func scrollCancelled() throws {
    var (walk, id) = try Self.app("scroll")
    try walk.perform(.turnPage(.forward, .cancelled))
    #expect(
      walk.appearances == """
        P 2 viewWillAppear
        P viewWillDisappear
        P viewWillAppear
        P viewDidAppear
        P 2 viewWillDisappear
        P 2 viewDidDisappear
        """)
    #expect(shown(walk, id) == ["P"])
    #expect(
      walk.fullTrace.hasSuffix(
        "page view controller delegate didFinishAnimating from P, transitionCompleted: no"))
  }

  @Test("PAGE-22: curling turns the page")
  func curl() throws {
    var (walk, id) = try Self.app("pageCurl")
    try walk.perform(.turnPage(.forward, .completed))
    #expect(
      walk.appearances == """
        P 2 viewWillAppear
        P viewWillDisappear
        P viewDidDisappear
        P 2 viewDidAppear
        """)
    #expect(shown(walk, id) == ["P 2"])
  }

  @Test("PAGE-23: a cancelled curl returns to the page")
  func curlCancelled() throws {
    var (walk, id) = try Self.app("pageCurl")
    try walk.perform(.turnPage(.forward, .cancelled))
    #expect(
      walk.appearances == """
        P 2 viewWillAppear
        P viewWillDisappear
        P 2 viewWillDisappear
        P viewWillAppear
        P 2 viewDidDisappear
        P viewDidAppear
        """)
    #expect(shown(walk, id) == ["P"])
  }

  @Test("PAGE-14: scrolling requests both neighbors once, and the next one after a turn")
  func caching() throws {
    var (walk, _) = try Self.app("scroll", showing: ["P2"])
    func told(_ walk: Walk) -> [String] {
      walk.entries.map(\.text).filter { $0.hasPrefix("dataSource") || $0.hasPrefix("delegate") }
    }
    try walk.perform(.turnPage(.forward, .cancelled))
    #expect(
      told(walk) == [
        "dataSource viewControllerAfter P 2: P 3", "dataSource viewControllerBefore P 2: P",
        "delegate willTransitionTo P 3",
        "delegate didFinishAnimating from P 2, transitionCompleted: no",
      ])
    try walk.perform(.turnPage(.forward, .completed))
    #expect(
      told(walk) == [
        "delegate willTransitionTo P 3",
        "delegate didFinishAnimating from P 2, transitionCompleted: yes",
        "dataSource viewControllerAfter P 3: P 4",
      ])
    try walk.perform(.turnPage(.reverse, .completed))
    #expect(
      told(walk) == [
        "delegate willTransitionTo P 2",
        "delegate didFinishAnimating from P 3, transitionCompleted: yes",
        "dataSource viewControllerBefore P 2: P",
      ])
  }

  @Test("PAGE-15: pages set from code discard cached neighbors")
  func flush() throws {
    var (walk, id) = try Self.app("scroll", showing: ["P2"])
    try walk.perform(.turnPage(.forward, .cancelled))
    let last = try walk.id("P 5")
    walk.code { $0.setPages([last], of: id, animated: true) }
    try walk.perform(.turnPage(.reverse, .completed))
    #expect(shown(walk, id) == ["P 4"])
  }

  @Test("PAGE-10, S3-10: there is no turn past the ends")
  func edge() throws {
    for style in ["scroll", "pageCurl"] {
      var (walk, id) = try Self.app(style)
      try walk.perform(.turnPage(.reverse, .completed))
      #expect(walk.appearances.isEmpty)
      #expect(walk.fullTrace.contains("dataSource viewControllerBefore P: nil"))
      #expect(!walk.fullTrace.contains("delegate"))
      #expect(shown(walk, id) == ["P"])
    }
  }

  @Test("PAGE-13, S3-07, S3-09: two pages turn at once with the spine in the middle")
  func openBook() throws {
    var (walk, id) = try Self.app("pageCurl", spine: "mid", showing: ["P1", "P2"])
    #expect(walk.visible == ["page view controller", "P", "P 2"])
    try walk.perform(.turnPage(.forward, .completed))
    #expect(shown(walk, id) == ["P 3", "P 4"])
    #expect(
      walk.appearances == """
        P 3 viewWillAppear
        P 4 viewWillAppear
        P viewWillDisappear
        P 2 viewWillDisappear
        P viewDidDisappear
        P 2 viewDidDisappear
        P 3 viewDidAppear
        P 4 viewDidAppear
        """)
    try walk.perform(.turnPage(.reverse, .completed))
    #expect(shown(walk, id) == ["P", "P 2"])
  }

  @Test("PAGE-10, PAGE-07, EXC-16: turning with a middle spine requires two pages")
  func onePageLeft() throws {
    var (walk, _) = try Self.app("pageCurl", spine: "mid", showing: ["P1", "P2"], pages: 3)
    try walk.perform(.turnPage(.forward, .completed))
    #expect(
      walk.simulation.exception?.reason
        == "The number of view controllers provided (1) doesn't match the number required (2) for "
        + "the requested transition")
  }

  @Test("PAGE-04: the back of a page is hidden until it is turned")
  func backs() throws {
    var (walk, id) = try Self.app(
      "pageCurl", spine: "min", doubleSided: true, showing: ["P1", "P2"])
    #expect(walk.visible == ["page view controller", "P"])
    try walk.perform(.turnPage(.forward, .completed))
    #expect(shown(walk, id) == ["P 3", "P 4"])
    #expect(walk.visible == ["page view controller", "P 3"])
  }

  @Test("PAGE-05: pages are double-sided with the spine in the middle")
  func singleSided() throws {
    var (walk, id) = try Self.app("pageCurl", spine: "mid", showing: ["P1", "P2"])
    walk.code { $0.setDoubleSided(false, of: id) }
    #expect(walk.simulation.exception?.name == "NSInvalidArgumentException")
    var (other, single) = try Self.app("pageCurl")
    other.code { $0.setDoubleSided(true, of: single) }
    #expect(try state(other, single).requiredCount == 2)
    other.code { $0.setDoubleSided(false, of: single) }
    #expect(other.simulation.exception == nil)
  }

  @Test("PAGE-08: setting pages from code does not call the delegate")
  func setByCode() throws {
    for animated in [true, false] {
      var (walk, id) = try Self.app("scroll")
      let third = try walk.id("P 3")
      let start = walk.simulation.clock
      walk.code { $0.setPages([third], of: id, animated: animated) }
      #expect(
        walk.appearances
          == "P 3 viewWillAppear\nP viewWillDisappear\nP 3 viewDidAppear\nP viewDidDisappear")
      #expect(!walk.fullTrace.contains("delegate"))
      #expect(shown(walk, id) == ["P 3"])
      #expect((walk.simulation.clock > start) == animated)
    }
  }

  @Test("APP-13: a page set from code is loaded when the call returns")
  func loadedAtOnce() throws {
    var (walk, id) = try Self.app("scroll")
    let third = try walk.id("P 3")
    walk.code { $0.setPages([third], of: id, animated: true) }
    #expect(walk.simulation[third]?.isViewLoaded == true)
    #expect(
      walk.entries.first { $0.text == "viewDidLoad" }?.phase == .sync, "not in the next turn")
  }

  @Test("PAGE-07, EXC-16: a wrong number of pages raises")
  func wrongCount() throws {
    var (walk, id) = try Self.app("scroll")
    let two = try walk.ids("P", "P 2")
    walk.code { $0.setPages(two, of: id, animated: true) }
    #expect(
      walk.simulation.exception?.reason
        == "The number of view controllers provided (2) doesn't match the number required (1) for "
        + "the requested transition")
  }

  @Test("PAGE-11: a page indicator exists only for horizontal scrolling and is updated")
  func dots() throws {
    var (walk, id) = try Self.app("scroll")
    #expect(try state(walk, id).pageControl == PageControlState(numberOfPages: 5, currentPage: 0))
    try walk.perform(.turnPage(.forward, .completed))
    #expect(try state(walk, id).pageControl?.currentPage == 1)
    #expect(!walk.fullTrace.contains("presentation"))
    let fourth = try walk.id("P 4")
    walk.code { $0.setPages([fourth], of: id, animated: false) }
    #expect(walk.fullTrace.contains("dataSource presentationIndex: 3"))
    #expect(try state(walk, id).pageControl?.currentPage == 3)
    let (vertical, other) = try Self.app("scroll", orientation: "vertical")
    #expect(try state(vertical, other).pageControl == nil)
    let (curl, third) = try Self.app("pageCurl")
    #expect(try state(curl, third).pageControl == nil)
  }

  @Test("PAGE-30: a page control's current page stays in range")
  func pageControl() {
    var control = PageControlState(numberOfPages: 3, currentPage: 7)
    #expect(control.currentPage == 2)
    control.show(-4)
    #expect(control.currentPage == 0)
    #expect(PageControlState().currentPage == 0)
    let first = control.tap(onTrailingHalf: false)
    #expect(!first, "nothing changes at the end")
    let second = control.tap(onTrailingHalf: true)
    #expect(second)
    #expect(control.currentPage == 1)
  }

  @Test("PAGE-14, LIFE-14: pages are released with their container")
  func ownership() throws {
    var (walk, id) = try Self.app("scroll")
    for _ in 0..<4 { try walk.perform(.turnPage(.forward, .completed)) }
    #expect(walk.simulation.controllerCount == 6)
    #expect(shown(walk, id) == ["P 5"])
    walk.code { $0.setAllPages([], of: id) }
    #expect(walk.simulation.controllerCount <= 3)
  }
}
