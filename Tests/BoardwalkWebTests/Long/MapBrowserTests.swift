import Testing

@testable import BoardwalkWeb

@Suite("Maps in a browser", .enabled(if: Browser.path != nil), .serialized, .timeLimit(.minutes(3)))
struct MapBrowserTests {
  @Test("a click on a scene shows its views, and the address links to it")
  func details() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    try browser.click(".scene[aria-label^='Item,']")
    #expect(try browser.evaluate("document.querySelector('.details h2').textContent") == "Item")
    #expect(try browser.evaluate("location.hash") == "#scene=Item")
    #expect(
      try browser.evaluate("document.querySelector('.tree').textContent").contains("UILabel"))
    #expect(
      try browser.evaluate("document.querySelector('.details').textContent")
        .contains("show \"changeDate\" → Date Created"))
    try browser.press("Escape")
    #expect(try browser.evaluate("document.querySelector('.details').hidden") == "true")
    #expect(browser.messages == [])
    #expect(try browser.requestedAddresses == "")
  }

  @Test("a view in a list below a bar is marked where the picture has it")
  func marks() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    try browser.click(".scene[aria-label^='Homepwner,']")
    _ = try browser.evaluate(
      """
      [...document.querySelectorAll('.tree .line')]
        .find((line) => line.textContent.includes('Rusty Spork'))
        .dispatchEvent(new PointerEvent('pointerenter'))
      """)
    #expect(try browser.evaluate("document.querySelector('.mark.pointer').style.top") == "75px")
  }

  @Test("a click on a scene that is too small to read enlarges it")
  func enlarging() throws {
    let scenes = (0..<40).map { index in
      WebSample.scene("c\(index)", at: (x: index * 600, y: 0))
    }
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: scenes.joined(), initial: "c0").map, findings: [])
        .text())
    let width = "document.querySelector('.scene').getBoundingClientRect().width"
    #expect(try browser.evaluate("\(width) < 40") == "true")
    try browser.click(".scene")
    try browser.wait(for: "\(width) > 180")
  }

  @Test("the mark of a view beyond the screen is cut off with the picture")
  func beyond() throws {
    let label = """
      <label opaque="NO" text="Far" id="l1">
      <rect key="frame" x="10" y="900" width="300" height="20"/></label>
      """
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: WebSample.scene("c1", views: label)).map, findings: [])
        .text())
    try browser.click(".scene")
    _ = try browser.evaluate(
      """
      [...document.querySelectorAll('.tree .line')].find((line) => line.textContent.includes('Far'))
        .dispatchEvent(new PointerEvent('pointerenter'))
      """)
    let parent = "getComputedStyle(document.querySelector('.mark.pointer').parentElement)"
    #expect(try browser.evaluate("\(parent).overflow") == "hidden")
    #expect(try browser.evaluate("\(parent).position") == "relative")
  }

  @Test("two fingers enlarge the map and select nothing")
  func pinch() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    let width = "document.querySelector('.scene').getBoundingClientRect().width"
    let before = Double(try browser.evaluate(width)) ?? 0
    _ = try browser.evaluate(
      """
      (() => { const map = document.querySelector('.viewport');
        const finger = (type, pointerId, clientX) => map.dispatchEvent(new PointerEvent(type, {
          pointerId, clientX, clientY: 400, bubbles: true, pointerType: 'touch', buttons: 1 }));
        finger('pointerdown', 1, 500); finger('pointerdown', 2, 600);
        finger('pointermove', 2, 700); finger('pointerup', 2, 700); finger('pointerup', 1, 500);
      })()
      """)
    try browser.wait(for: "\(width) > \(before * 1.9)")
    #expect(try browser.evaluate("document.querySelector('.details').hidden") == "true")
  }

  @Test("a narrow window shows the settings only when asked to")
  func narrow() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    let isVisible = "document.querySelector('.settings select').checkVisibility()"
    #expect(try browser.evaluate(isVisible) == "true")
    try browser.resize(width: 390, height: 844)
    try browser.wait(for: "!\(isVisible)")
    try browser.click(".settings summary")
    #expect(try browser.evaluate(isVisible) == "true")
    let overflow = "document.documentElement.scrollWidth > innerWidth"
    #expect(try browser.evaluate(overflow) == "false")
    try PageAccessibility(browser).expectNamesAndContrast()
  }

  @Test("a link to a scene opens its details")
  func link() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text(),
      at: "#scene=Date%20Created")
    #expect(
      try browser.evaluate("document.querySelector('.details h2').textContent") == "Date Created")
  }

  @Test("each of several scenes of one name has a link of its own")
  func linksOfEqualNames() throws {
    let documents = ["a/Main", "b/Main", "Other"].map { name in
      (name, WebSample.storyboard(scenes: WebSample.scene("c1", title: "Item")))
    }
    let page = try MapPage(WebSample(documents).map, findings: []).text()
    let browser = try Browser(showing: page)
    let links = try (0...2).map { index in
      _ = try browser.evaluate("document.querySelectorAll('.scene')[\(index)].click()")
      return try browser.evaluate("location.hash")
    }
    #expect(links == ["#scene=a%2FMain%2FItem", "#scene=b%2FMain%2FItem", "#scene=Other%2FItem"])
    let linked = try Browser(showing: page, at: links[1])
    let pressed = "[...document.querySelectorAll('.scene')].map((x) => x.ariaPressed)"
    #expect(try linked.evaluate(pressed) == "false,true,false")
  }

  @Test("the arrow keys go through the results of a search, and back to it")
  func searchKeys() throws {
    let scenes = (1...3).map { WebSample.scene("c\($0)", title: "Item \($0)") }
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: scenes.joined()).map, findings: []).text())
    try browser.press("/")
    try browser.type("item")
    try browser.wait(for: "document.querySelectorAll('.results button').length === 3")
    try browser.press("ArrowDown")
    try browser.press("ArrowDown")
    #expect(try browser.evaluate("document.activeElement.firstChild.textContent") == "Item 2")
    try browser.press("ArrowUp")
    try browser.press("ArrowUp")
    #expect(try browser.evaluate("document.activeElement.type") == "search")
  }

  @Test("search finds texts on screens, and Enter opens the first scene")
  func search() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    try browser.press("/")
    try browser.type("change date")
    try browser.wait(for: "document.querySelectorAll('.results button').length === 1")
    let status = try browser.evaluate("document.querySelector('[role=status]').textContent")
    #expect(status == "1 scene found")
    try browser.press("Enter")
    #expect(try browser.evaluate("location.hash") == "#scene=Item")
  }

  @Test("a scene of that name comes before scenes with the text")
  func searchOrder() throws {
    let label = """
      <label text="Settings" id="l1"><rect key="frame" x="20" y="100" width="99" height="20"/></label>
      """
    let scenes =
      WebSample.scene("c1", title: "Home", views: label) + WebSample.scene("c2", title: "Settings")
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: scenes).map, findings: []).text())
    try browser.press("/")
    try browser.type("settings")
    try browser.wait(for: "document.querySelectorAll('.results button').length === 2")
    try browser.press("Enter")
    #expect(try browser.evaluate("location.hash") == "#scene=Settings")
  }

  @Test("a map without scenes says so, and one without arrows has no legend")
  func empty() throws {
    let none = try Browser(showing: try MapPage(WebSample([]).map, findings: []).text())
    let text = try none.evaluate("document.querySelector('main').innerText")
    #expect(text.contains("There are no scenes."))
    #expect(none.messages == [])
    let single = try Browser(
      showing: try MapPage(WebSample(scenes: WebSample.scene("c1")).map, findings: []).text())
    #expect(try single.evaluate("document.querySelectorAll('.legend, .empty').length") == "0")
  }

  @Test("a setting changes the pictures")
  func settings() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    try browser.wait(for: "document.querySelector('.scene img').src !== ''")
    let light = try browser.evaluate("document.querySelector('.scene img').src")
    _ = try browser.evaluate(
      """
      (() => { const menu = document.querySelector("select"); menu.value = "dark";
        menu.dispatchEvent(new Event("change")); })()
      """)
    #expect(try browser.evaluate("document.querySelector('.scene img').src") != light)
    #expect(browser.messages == [])
  }

  @Test("names and texts of a hostile document are escaped")
  func hostile() throws {
    let label = """
      <label opaque="NO" text="\(MapTests.hostile)" id="&lt;b&gt;">
      <rect key="frame" x="10" y="100" width="300" height="20"/></label>
      """
    let scenes = WebSample.scene("c1", title: MapTests.hostile, views: label)
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: scenes).map, findings: []).text())
    try browser.click(".scene")
    #expect(
      try browser.evaluate("document.querySelector('.details h2').textContent")
        == "</script><img src=x onerror=alert(1)> \"'&")
    #expect(try browser.evaluate("document.querySelectorAll('img').length") == "1")
    #expect(try browser.evaluate("document.scripts.length") == "2")
    #expect(browser.messages == [])
  }

  @Test("controls for the order of text are escaped in the names of views")
  func bidirectional() throws {
    let label = """
      <label opaque="NO" text="a\u{202E}b\u{2066}" id="l1">
      <rect key="frame" x="10" y="100" width="300" height="20"/></label>
      """
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: WebSample.scene("c1", views: label)).map, findings: [])
        .text())
    try browser.click(".scene")
    let text = try browser.evaluate("document.querySelector('.tree').textContent")
    #expect(text.contains(#"UILabel “a\u{202E}b\u{2066}”"#))
  }

  @Test("a map of 200 scenes moves without a task of more than 50 milliseconds")
  func speed() throws {
    let scenes = (0..<200).map { index in
      WebSample.scene(
        "c\(index)", title: "Scene \(index)", views: Self.label(index), segues: Self.segue(index),
        at: (x: index % 20 * 600, y: index / 20 * 1_000))
    }
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: scenes.joined(), initial: "c0").map, findings: [])
        .text())
    try browser.wait(for: "[...document.querySelectorAll('.scene img')].every((x) => x.src)")
    let times = try browser.taskTimes {
      for _ in 0..<10 {
        try browser.drag(x: 700, y: 500, right: -150, down: -90)
        try browser.drag(x: 500, y: 400, right: 150, down: 90)
      }
    }
    #expect(times.count > 20)
    #expect(times.filter { $0 > 50 } == [])
  }

  private static func label(_ index: Int) -> String {
    """
    <label opaque="NO" text="Some text" id="l\(index)">
    <rect key="frame" x="10" y="100" width="300" height="20"/></label>
    """
  }

  private static func segue(_ index: Int) -> String {
    "<segue destination=\"c\((index * 7 + 1) % 200)\" kind=\"show\" id=\"g\(index)\"/>"
  }

  @Test("a map is printed on one page")
  func printing() throws {
    let scenes = (0..<12).map {
      WebSample.scene("c\($0)", at: (x: $0 % 3 * 600, y: $0 / 3 * 1_000))
    }
    let browser = try Browser(
      showing: try MapPage(WebSample(scenes: scenes.joined(), initial: "c0").map, findings: [])
        .text())
    #expect(try browser.printedPageCount() == 1)
  }

  @Test("everything on the page has a name and is accessible by keyboard")
  func accessibility() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    try PageAccessibility(browser).expectNamesAndContrast()
    try PageAccessibility(browser).expectFocusOrder(10)
  }
}
