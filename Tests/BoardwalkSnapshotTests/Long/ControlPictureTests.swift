import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Controls in wireframes")
struct ControlPictureTests {
  /// The row in which `control`, 104 points wide, stands alone.
  private func row(
    _ control: String, width: Double = 104, isRightToLeft: Bool = false, isASCII: Bool = false
  ) throws -> String {
    let name = String(control.drop { $0 == "<" }.prefix { $0.isLetter })
    let isClosed = control.hasSuffix("/>")
    let head = isClosed ? String(control.dropLast(2)) + ">" : control
    let xml = head.replacing(
      ">",
      with: " id=\"c\"><rect key=\"frame\" x=\"16\" y=\"100\" width=\"\(width)\" height=\"31\"/>",
      maxReplacements: 1)
    var options = LaunchOptions()
    options.direction = isRightToLeft ? .rightToLeft : .leftToRight
    let simulation = try Sample(views: xml + (isClosed ? "</\(name)>" : "")).simulation(
      nil, options)
    var style = WireframeStyle()
    style.hasTitle = false
    style.isASCII = isASCII
    let lines = Wireframe(style).picture(of: simulation).split(separator: "\n")
      .dropFirst().dropLast().map { $0.dropFirst().dropLast().drop { $0 == " " } }
    let row = try #require(lines.first { !$0.isEmpty })
    return String(row.reversed().drop { $0 == " " }.reversed())
  }

  @Test(
    "each control shows its state in reading direction",
    arguments: [
      ("<switch on=\"YES\"/>", "(━━●)", "(●━━)"), ("<switch/>", "(●──)", "(──●)"),
      ("<slider value=\"0\"/>", "●────────────", "────────────●"),
      ("<slider value=\"1\"/>", "━━━━━━━━━━━━●", "●━━━━━━━━━━━━"),
      ("<slider value=\"0.5\"/>", "━━━━━━●──────", "──────●━━━━━━"),
      ("<progressView progress=\"0.25\"/>", "━━━──────────", "──────────━━━"),
      ("<progressView progress=\"7\"/>", "━━━━━━━━━━━━━", "━━━━━━━━━━━━━"),
      (
        "<segmentedControl selectedSegmentIndex=\"0\"><segments><segment title=\"A\"/>"
          + "<segment title=\"B\"/></segments></segmentedControl>", "[ ●A  │  B  ]", "[  B  │ ●A  ]"
      ),
    ])
  func directions(_ control: String, _ left: String, _ right: String) throws {
    #expect(try row(control) == left)
    #expect(try row(control, isRightToLeft: true) == right)
  }

  @Test("a slider is between its images, with its minimum at the leading end")
  func sliderImages() throws {
    let least = #"<slider value="0" minimumValueImage="low"/>"#
    #expect(try row(least) == "▣  ●────────")
    #expect(try row(least, isRightToLeft: true) == "────────●  ▣")
    let both = #"<slider value="1" minimumValueImage="low" maximumValueImage="high"/>"#
    #expect(try row(both) == "▣  ━━━━●  ▣")
    #expect(try row(both, isASCII: true) == "#  ====o  #")
    #expect(try row(both, width: 40) == "━━━━●", "no room for images")
  }

  @Test("an activity indicator that hides when stopped is visible while animating")
  func indicators() throws {
    #expect(try row("<activityIndicatorView/>") == "◌")
    #expect(try row(#"<activityIndicatorView animating="YES" hidesWhenStopped="YES"/>"#) == "◌")
    #expect(try row("<refreshControl/>") == "◌", "which is there while it turns too")
  }

  @Test(
    "text fields show their text, else their placeholder",
    arguments: [
      ("<textField text=\"Name\"/>", "[Name       ]"),
      ("<textField placeholder=\"Name\"/>", "[Name       ]"),
      ("<textField text=\"\" placeholder=\"Name\"/>", "[Name       ]"),
      ("<textField text=\"A name too long\"/>", "[A name too…]"),
      ("<textField borderStyle=\"line\" text=\"Name\"/>", "│Name       │"),
      ("<textField textAlignment=\"right\" text=\"Name\"/>", "[       Name]"),
      ("<searchBar/>", "[⌕ Search ]"),
    ])
  func fields(_ field: String, _ picture: String) throws {
    #expect(try row(field) == picture)
  }

  @Test("secure text is masked, its placeholder is not")
  func secrets() throws {
    let traits = "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"
    #expect(try row("<textField text=\"päss\">\(traits)</textField>") == "[••••       ]")
    #expect(try row("<textField placeholder=\"Password\">\(traits)</textField>") == "[Password   ]")
  }

  @Test(
    "page controls, steppers and buttons have their glyphs",
    arguments: [
      ("<pageControl numberOfPages=\"3\" currentPage=\"1\"/>", "○ ● ○"),
      ("<pageControl numberOfPages=\"2\" currentPage=\"9\"/>", "○ ●"),
      ("<stepper/>", "[ − │ + ]"), ("<button buttonType=\"contactAdd\"/>", "[     +     ]"),
      ("<button><state key=\"normal\" title=\"Buy\"/></button>", "[    Buy    ]"),
      ("<button><state key=\"normal\" image=\"cart\"/></button>", "[   cart    ]"),
    ])
  func others(_ control: String, _ picture: String) throws {
    #expect(try row(control) == picture)
  }

  @Test(
    "ASCII pictures have ASCII glyphs",
    arguments: [
      ("<switch on=\"YES\"/>", "(==o)"), ("<slider value=\"0.5\"/>", "======o------"),
      ("<stepper/>", "[ - | + ]"),
      ("<pageControl numberOfPages=\"3\" currentPage=\"1\"/>", "o * o"),
      ("<textField text=\"A name too long\"/>", "[A name too~]"),
    ])
  func ascii(_ control: String, _ picture: String) throws {
    #expect(try row(control, isASCII: true) == picture)
  }
}
