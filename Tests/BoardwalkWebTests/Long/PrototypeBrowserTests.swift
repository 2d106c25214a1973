import BoardwalkBase
import BoardwalkFlow
import Testing

@testable import BoardwalkWeb

@Suite(
  "Prototypes in a browser", .enabled(if: Browser.path != nil), .serialized,
  .timeLimit(.minutes(5)))
struct PrototypeBrowserTests {
  private static let examples = [
    "Book", "ColoredGrid", "CopyGrid", "Crashes", "Homepwner", "ImageGrid", "ModalForm",
    "PinchGrid", "Recipes", "SectionedGrid", "Selection",
  ]

  /// Few screens besides those of flows.
  private static var fewScreens: Prototype.Limits {
    var limits = Prototype.Limits()
    (limits.states, limits.steps) = (60, 300)
    return limits
  }

  private func browser(_ prototype: Prototype, at fragment: String = "") throws -> Browser {
    try Browser(showing: try PrototypePage(prototype).text(), at: fragment)
  }

  private func heading(_ browser: Browser) throws -> String {
    try browser.evaluate("document.querySelector('.screen h2').textContent")
  }

  @Test(
    "each flow of an example can be clicked through to the same screen",
    arguments: examples)
  func flows(_ example: String) throws {
    let prototype = try WebSample(example: example).prototype(
      WebSample.flows(ofExample: example), limits: Self.fewScreens)
    #expect(prototype.flows.filter { !$0.hasPassed }.map(\.flow.file.path) == [])
    let names = PrototypeContent(prototype).states.map(\.name)
    let browser = try browser(prototype)
    for followed in prototype.flows {
      for line in followed.lines {
        guard let state = line.state else { continue }
        if let step = line.step {
          try click(step, in: browser)
        } else if line.statement.action.changesApp {
          let launch = prototype.graph.launches.firstIndex {
            $0.state == state && $0.line == line.text
          }
          try chooseLaunch(try #require(launch), in: browser)
        }
        try #require(
          try heading(browser) == names[state], "\(followed.flow.file.path): \(line.text)")
      }
    }
    #expect(browser.messages == [])
    #expect(try browser.requestedAddresses == "")
  }

  @Test("the screen stays in the window while a long list of findings is scrolled")
  func screenStays() throws {
    let browser = try browser(try WebSample(example: "Crashes").prototype([]))
    let top = try browser.evaluate(
      """
      (() => {
        const last = [...document.querySelectorAll(".findings button")].at(-1);
        last.scrollIntoView({ block: "end" });
        last.click();
        return scrollY > 0 && document.querySelector(".screen h2").getBoundingClientRect().top >= 0;
      })()
      """)
    #expect(top == "true")
    #expect(browser.messages == [])
  }

  /// Clicks what takes the step `line`, where nothing else lies over it.
  private func click(_ line: String, in browser: Browser) throws {
    let place = try browser.evaluate(
      """
      (() => {
        const item = [...document.querySelectorAll("[data-line]")]
          .find((item) => item.dataset.line === \(browser.quoted(line)));
        if (!item) return "";
        item.scrollIntoView({ block: "nearest" });
        const box = item.getBoundingClientRect();
        for (const down of [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98]) {
          for (const across of [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98]) {
            const [x, y] = [box.left + box.width * across, box.top + box.height * down];
            if (document.elementFromPoint(x, y) === item) return `${x} ${y}`;
          }
        }
        return "";
      })()
      """)
    let numbers = place.split(separator: " ").compactMap { Double($0) }
    try #require(numbers.count == 2, "nothing that can be clicked does \(line)")
    try browser.click(x: numbers[0], y: numbers[1])
  }

  private func chooseLaunch(_ index: Int, in browser: Browser) throws {
    _ = try browser.evaluate(
      """
      (() => {
        const menu = document.querySelector(".toolbar select");
        menu.selectedIndex = \(index);
        menu.dispatchEvent(new Event("change"));
      })()
      """)
  }

  @Test("a tap shows the next screen, its trace and its path, and Back returns")
  func walk() throws {
    let browser = try browser(
      try WebSample(example: "Homepwner").prototype(limits: Self.fewScreens))
    #expect(try heading(browser) == "Items")
    try browser.click("[data-line='tap \"Rusty Spork\"']")
    #expect(try heading(browser) == "Detail")
    #expect(try browser.evaluate("location.hash") == "#state=Detail")
    let trace = try browser.evaluate("document.querySelector('.trace').textContent")
    #expect(trace.contains("prepare(for: \"showItem\")"))
    #expect(
      try browser.evaluate("document.querySelector('.breadcrumbs').innerText.split(/\\s+/)")
        == "Items,Detail")
    try browser.press("Escape")
    #expect(try heading(browser) == "Items")
    #expect(browser.messages == [])
    try PageAccessibility(browser).expectNamesAndContrast()
    try PageAccessibility(browser).expectFocusOrder(8)
  }

  @Test("a link to a screen opens it with its shortest path")
  func link() throws {
    let browser = try browser(
      try WebSample(example: "Homepwner").prototype(limits: Self.fewScreens), at: "#state=Date")
    #expect(try heading(browser) == "Date")
    #expect(
      try browser.evaluate("document.querySelectorAll('.breadcrumbs button').length") == "3")
  }

  @Test("dragging the screen turns pages")
  func drag() throws {
    let browser = try browser(
      try WebSample(example: "Book").prototype(limits: Self.fewScreens))
    let before = try heading(browser)
    try browser.drag(x: 640, y: 500, right: -200, down: 4)
    #expect(try heading(browser) != before)
    try browser.drag(x: 500, y: 500, right: 200, down: 4)
    #expect(try heading(browser) == before)
  }

  @Test("a flow plays to its failing line and shows the reason")
  func play() throws {
    let flow = Flow(
      SourceFile(
        path: "a.flow",
        text: "launch\ntap \"Rusty Spork\"\nexpect title \"<b>Other</b>\"\ntap \"Change Date\"\n"))
    let browser = try browser(
      try WebSample(example: "Homepwner").prototype(
        [flow], startsFlow: true, limits: Self.fewScreens))
    #expect(try browser.evaluate("document.querySelector('.player').hidden") == "false")
    try browser.click(".controls button:nth-child(2)")
    try browser.wait(for: "document.querySelector('.lines .here.failed') !== null")
    #expect(try heading(browser) == "Detail")
    #expect(
      try browser.evaluate("document.querySelector('.lines .failed').textContent")
        .contains("<b>Other</b>"))
    #expect(
      try browser.evaluate("document.querySelector('.controls button:nth-child(2)').textContent")
        == "Play")
    #expect(browser.messages == [])
    try PageAccessibility(browser).expectNamesAndContrast()
  }

  @Test("a finding links to its screen with the exception")
  func findings() throws {
    let browser = try browser(try WebSample(example: "Crashes").prototype())
    try browser.click(".findings button")
    #expect(
      try browser.evaluate("document.querySelector('.failure strong').textContent")
        == "The app has ended")
    #expect(try browser.evaluate("document.querySelectorAll('.failure + .spot').length") == "0")
    #expect(browser.messages == [])
  }

  @Test("names, texts and flows of a hostile app are escaped")
  func hostile() throws {
    let button = """
      <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="20" y="100" \
      width="200" height="40"/><state key="normal" title="\(MapTests.hostile)"/>
      <connections><segue destination="c2" kind="show" identifier="\(MapTests.hostile)" id="g1"/>
      </connections></button>
      """
    let scenes =
      WebSample.scene("c1", title: MapTests.hostile, views: button)
      + WebSample.scene("c2", title: MapTests.hostile)
    let flow = Flow(
      SourceFile(
        path: "</script><img src=x>.flow", text: "tap button 1\nexpect \"</script><img src=x>\"\n"))
    let browser = try browser(
      WebSample(scenes: scenes).prototype([flow], startsFlow: true))
    try browser.click(".spot")
    #expect(try browser.evaluate("document.querySelectorAll('img').length") == "1")
    #expect(try browser.evaluate("document.scripts.length") == "2")
    #expect(try heading(browser).contains("</script><img src=x onerror=alert(1)>"))
    #expect(browser.messages == [])
    #expect(try browser.requestedAddresses == "")
  }
}
