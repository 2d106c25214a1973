import Testing

@testable import BoardwalkWeb

@Suite(
  "Reports in a browser", .enabled(if: Browser.path != nil), .serialized, .timeLimit(.minutes(3)))
struct ReportBrowserTests {
  @Test("failures come first and are open, with golden and actual snapshots as text")
  func failures() throws {
    let browser = try Browser(showing: try ReportSample().page.text())
    #expect(try browser.evaluate("document.querySelector('.flow h2').textContent") == "a.flow")
    #expect(try browser.evaluate("document.querySelectorAll('.flow[open]').length") == "1")
    #expect(
      try browser.evaluate("[...document.querySelectorAll('pre')].map((x) => x.textContent)")
        == "old </script>\n,new <img src=x>\n")
    #expect(
      try browser.evaluate("document.querySelector('.message strong').textContent")
        == "the snapshot <b>has</b> changed")
    try PageAccessibility(browser).expectFocusOrder(4)
    try browser.click("[role=tab]:nth-child(3)")
    #expect(
      try browser.evaluate("document.querySelector('.difference .added').textContent")
        == "+new <img src=x>")
    #expect(browser.messages == [])
    #expect(try browser.requestedAddresses == "")
    try PageAccessibility(browser).expectNamesAndContrast()
  }

  @Test("the arrow keys go to the next way to compare two snapshots")
  func tabKeys() throws {
    let browser = try Browser(showing: try ReportSample().page.text())
    try browser.click("[role=tab]:nth-child(1)")
    try browser.press("ArrowRight")
    let chosen = "[...document.querySelectorAll('[aria-selected=true]')].map((x) => x.textContent)"
    let next = try browser.evaluate("document.querySelector('[role=tab]:nth-child(2)').textContent")
    #expect(try browser.evaluate(chosen) == next)
    #expect(try browser.evaluate("document.activeElement.textContent") == next)
    try browser.press("ArrowLeft")
    #expect(try browser.evaluate(chosen) != next)
    #expect(
      try browser.evaluate("document.querySelectorAll('[role=tab][tabindex=\"0\"]').length") == "1")
  }
}
