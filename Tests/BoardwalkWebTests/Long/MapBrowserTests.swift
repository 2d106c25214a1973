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

  @Test("a link to a scene opens its details")
  func link() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text(),
      at: "#scene=Date%20Created")
    #expect(
      try browser.evaluate("document.querySelector('.details h2').textContent") == "Date Created")
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

  @Test("everything on the page has a name and is accessible by keyboard")
  func accessibility() throws {
    let browser = try Browser(
      showing: try MapPage(try WebSample(example: "Homepwner").map, findings: []).text())
    try PageAccessibility(browser).expectNamesAndContrast()
    try browser.press("Tab")
    #expect(try browser.evaluate("document.activeElement !== document.body") == "true")
  }
}
