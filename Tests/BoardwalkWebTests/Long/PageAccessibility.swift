import Testing

/// What everybody must be able to use a page, as far as a script can tell.
struct PageAccessibility {
  private let browser: Browser

  init(_ browser: Browser) { self.browser = browser }

  /// Each control has a name, the page has one main part and one first heading, no heading skips a
  /// level, and each text differs from its background by the contrast that WCAG 2 asks for, in light
  /// and dark windows.
  func expectNamesAndContrast() throws {
    #expect(try browser.evaluate("document.documentElement.lang") == "en")
    #expect(try browser.evaluate("document.querySelectorAll('main').length") == "1")
    #expect(try browser.evaluate("document.querySelectorAll('h1').length") == "1")
    #expect(try browser.evaluate(Self.headingsThatSkipLevels) == "")
    #expect(try browser.evaluate(Self.namelessControls) == "")
    for scheme in ["light", "dark"] {
      try browser.prefer(scheme: scheme)
      #expect(try browser.evaluate(Self.faintTexts) == "", "\(scheme)")
    }
  }

  /// The Tab key goes to the controls that can be seen in the order of the page, for `count` of
  /// them; what controls or describes another element names one that is there.
  func expectFocusOrder(_ count: Int) throws {
    #expect(try browser.evaluate(Self.brokenReferences) == "")
    var last = -1
    for _ in 0..<count {
      try browser.press("Tab")
      // The last control is followed by the window.
      let isOutside = try browser.evaluate("document.activeElement === document.body") == "true"
      if isOutside, last >= 0 { return }
      let index = Int(try browser.evaluate(Self.focusedIndex)) ?? -1
      let focused = try browser.evaluate("document.activeElement.outerHTML.slice(0, 80)")
      #expect(index > last, "\(focused)")
      last = index
    }
  }

  private static let focusedIndex = """
    [...document.querySelectorAll(
      "button:not(:disabled), input, select, summary, pre, [tabindex='0']")]
      .filter((item) => item.checkVisibility()).indexOf(document.activeElement)
    """

  private static let brokenReferences = """
    [...document.querySelectorAll("[aria-controls], [aria-labelledby], [aria-describedby]")]
      .filter((item) => ["aria-controls", "aria-labelledby", "aria-describedby"].some((name) =>
        item.hasAttribute(name) && !document.getElementById(item.getAttribute(name))))
      .map((item) => item.outerHTML.slice(0, 80)).join("\\n")
    """

  private static let headingsThatSkipLevels = """
    [...document.querySelectorAll("h1, h2, h3, h4")].filter((item) => item.checkVisibility())
      .filter((item, index, all) => index && item.localName[1] - all[index - 1].localName[1] > 1)
      .map((item) => item.outerHTML.slice(0, 80)).join("\\n")
    """

  private static let namelessControls = """
    [...document.querySelectorAll("button, input, select, summary, [tabindex='0']")]
      .filter((item) => !(item.getAttribute("aria-label") || item.textContent.trim()
        || item.labels?.length))
      .map((item) => item.outerHTML.slice(0, 80)).join("\\n")
    """

  /// Texts of the pages themselves; pictures show what their documents say.
  private static let faintTexts = """
    (() => {
      const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
      const part = (value) => (value /= 255) <= 0.04045
        ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      const luminance = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      const background = (item) => {
        for (let next = item; next; next = next.parentElement) {
          const color = parse(getComputedStyle(next).backgroundColor);
          if (color.length === 3 || color[3] === 1) return color;
        }
        return [255, 255, 255];
      };
      const faint = [];
      for (const item of document.querySelectorAll("body *")) {
        const hasText = [...item.childNodes].some((child) =>
          child.nodeType === Node.TEXT_NODE && child.textContent.trim());
        if (!hasText || !item.checkVisibility() || item.closest("script, noscript, option")) continue;
        const [one, other] = [parse(getComputedStyle(item).color), background(item)]
          .map(luminance);
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        if (contrast < 4.5) faint.push(`${item.className || item.localName} ${contrast.toFixed(2)}`);
      }
      return [...new Set(faint)].join("\\n");
    })()
    """
}
