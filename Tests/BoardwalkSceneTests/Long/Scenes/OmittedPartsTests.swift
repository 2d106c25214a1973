import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import Testing

/// What a hand-written scene omits, as the XML has it.
@Suite("Omitted parts of hand-written scenes")
struct OmittedPartsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let scene: String
    let xml: [String]
    var absent: [String] = []
  }

  @Test("an omitted part is in the document", arguments: cases)
  func document(_ example: Case) {
    let file = SourceFile(path: "a.scene", text: example.scene)
    let (tree, findings) = SceneReader().read(file)
    #expect(findings.map(\.message) == [])
    let xml = String(decoding: XMLWriter().write(tree), as: UTF8.self)
    for part in example.xml { #expect(xml.contains(part), "\(part) in \(xml)") }
    for part in example.absent { #expect(!xml.contains(part), "\(part) in \(xml)") }
    // What is read is written again without a word lost.
    let again = SourceFile(path: "a.scene", text: SceneWriter().write(tree))
    #expect(SceneReader().read(again).tree.hasSameContent(as: tree))
  }

  static func controller(_ body: String, _ view: String = "") -> String {
    "storyboard\n\nviewController home {\n  view {\n\(view)\n  }\n\(body)\n}\n"
  }

  static let cases = roles + views + guides + members + values + parts

  private static let roles = [
    Case(
      testDescription: "the configuration of a button",
      scene: controller("", "button { buttonConfiguration, style: filled\n }".lines),
      xml: [#"<buttonConfiguration key="configuration" style="filled"/>"#],
      absent: ["<subviews><buttonConfiguration"]),
    Case(
      testDescription: "the bars of a navigation controller",
      scene: "storyboard\n\nnavigationController {\n  navigationBar\n  toolbar\n}\n",
      xml: [#"<navigationBar key="navigationBar""#, #"<toolbar key="toolbar""#]),
    Case(
      testDescription: "a bar among views",
      scene: controller("", "navigationBar\ntabBar"),
      xml: [
        #"<navigationBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO""#,
        #"<tabBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO""#,
      ], absent: [#"key="navigationBar""#, #"key="tabBar""#]),
    Case(
      testDescription: "the refresh control of a table",
      scene: "storyboard\n\ntableViewController {\n  refreshControl\n  tableView\n}\n",
      xml: [#"<refreshControl key="refreshControl""#]),
    Case(
      testDescription: "the custom view of a bar button item",
      scene: controller("navigationItem {\nrightBarButtonItem: barButtonItem {\nswitch\n}\n}"),
      xml: [#"<switch key="customView""#]),
    Case(
      testDescription: "the content of a visual effect view",
      scene: controller("", "visualEffectView {\ncontentView {\nlabel\n}\n}"),
      xml: [#"<view key="contentView""#], absent: ["tableViewCellContentView"]),
    Case(
      testDescription: "an image of SF Symbols, and one of the app's",
      scene: controller(
        "",
        "imageView, image: system(heart)\nbutton, image: system(star)\nimageView, image: named(a)"),
      xml: [
        #"image="heart" catalog="system""#, #"<state key="normal" image="star" catalog="system"/>"#,
        #"image="a" translates"#,
      ], absent: ["<color key=\"image\""]),
    Case(
      testDescription: "images under other names",
      scene: controller(
        "tabBarItem \"A\", image: system(bag), selectedImage: system(bag.fill)\n", "imageView"),
      xml: [#"image="bag""#, #"catalog="system""#, #"selectedImage="bag.fill""#],
      absent: ["cocoaTouchSystemColor"]),
    Case(
      testDescription: "traits on the line and in the braces",
      scene: controller(
        "", "textField, textContentType: password {\ntextInputTraits, secureTextEntry\n}"),
      xml: [#"<textInputTraits key="textInputTraits" secureTextEntry="YES" textContentType="pass"#]),
    Case(
      testDescription: "a switch alone",
      scene: controller("", "label, hidden,\n  clipsSubviews\nview, hidden: no"),
      xml: [#"hidden="YES""#, #"clipsSubviews="YES""#, #"hidden="NO""#]),
    Case(
      testDescription: "yes and no as words",
      scene: controller("", "textField, autocorrectionType: no, secureTextEntry: yes"),
      xml: [#"autocorrectionType="no" secureTextEntry="YES""#]),
    Case(
      testDescription: "an outlet to what is called as its property",
      scene: controller("outlet name", "label name"), xml: [#"<outlet property="name" dest"#]),
  ]

  private static let views = [
    Case(
      testDescription: "an exit beside what else is in the dock",
      scene: controller(
        "sceneDock {\n  tapGestureRecognizer tap\n}\nsegue unwind -> exit.back:", "label"),
      xml: [#"<tapGestureRecognizer id="#, #"<exit id="#]),
    Case(
      testDescription: "the background of a controller's view",
      scene: controller("", "view"),
      xml: [#"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#]),
    Case(
      testDescription: "a background that is said, and one that is absent",
      scene: "storyboard\n\nviewController {\n  view, backgroundColor: .label\n}\n"
        + "viewController {\n  view, backgroundColor: absent\n}\n",
      xml: [#"systemColor="labelColor""#], absent: ["systemBackgroundColor"]),
    Case(
      testDescription: "the background that nobody gave before Xcode 12",
      scene: "storyboard, tools: 16097\n\nviewController {\n  view\n}\n",
      xml: [], absent: ["systemBackgroundColor"]),
    Case(
      testDescription: "the placeholders of a xib",
      scene: "xib\n\nview\n",
      xml: [
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>"#,
        #"<placeholder placeholderIdentifier="IBFirstResponder" id="-2""#,
      ]),
    Case(
      testDescription: "a first responder without a label",
      scene: "storyboard\n\nviewController, unlabeled-responder {\n  view\n}\n",
      xml: ["IBFirstResponder"], absent: ["First Responder"]),
    Case(
      testDescription: "a first responder without a label, in the spelling of an earlier version",
      scene: "storyboard\n\nviewController, unlabelled-responder {\n  view\n}\n",
      xml: ["IBFirstResponder"], absent: ["First Responder"]),
    Case(
      testDescription: "a placeholder that is said, and one that is absent",
      scene: "xib, no-firstResponder\n\nview\nfilesOwner owner: Kit {\n  outlet view\n}\n",
      xml: [#"id="-1" userLabel="File's Owner" customClass="Kit">"#],
      absent: [
        "IBFirstResponder", #"<view contentMode="scaleToFill" id="iN0-l3-epB"/>\n        <pl"#,
      ]),
    Case(
      testDescription: "what is there in some traits alone",
      scene: controller(
        "",
        "label\nlabel.top = view.top\nwhen width: regular {\nlabel.top = view.top + 8\nimageView\n}"
      ),
      xml: [
        #"<variation key="default">"#, #"<mask key="subviews">"#, "<exclude reference=",
        #"<variation key="widthClass=regular">"#, "<include reference=",
      ], absent: [#"regular"><constraint"#, #"regular"><subviews"#]),
    Case(
      testDescription: "a page control under constraints",
      scene: controller("", "pageControl"),
      xml: [
        #"contentVerticalAlignment="center" translatesAutoresizingMaskIntoConstraints="NO""#
      ]),
    Case(
      testDescription: "recognizers in the view that they are for",
      scene: controller(
        "",
        "imageView {\ntapGestureRecognizer {\naction -> home.zoom:\n}\n}\n"
          + "label {\ntapGestureRecognizer tap\noutlets gestureRecognizers -> tap\n}"),
      xml: [
        #"<outletCollection property="gestureRecognizers" destination="#, #"appends="YES""#,
        "</viewController>", #"sceneMemberID="firstResponder"/>\#n                <tapGesture"#,
      ], absent: ["<subviews>\n                                    <tapGesture"]),
  ]

  @Test("an omitted part is not another written object")
  func meaning() {
    let text = Self.controller(
      "",
      "label\nwhen width: regular {\nlabel big\nimageView\nimageView.top = label.top\n}\n"
        + "button {\ntapGestureRecognizer\n}\nswitch {\ntapGestureRecognizer\n}")
    let (tree, findings) = SceneReader().read(SourceFile(path: "a.scene", text: text))
    #expect(findings.map(\.message) == [])
    func ids(_ name: String) -> [String] {
      tree.elements.filter { $0.name == name }.compactMap { $0["id"] }
    }
    let constraint = tree.elements.first { $0.name == "constraint" }
    #expect(constraint?["secondItem"] == ids("label").first)
    #expect(constraint?["firstItem"] == ids("imageView").first)
    let collections = tree.elements.filter { $0.name == "outletCollection" }
    #expect(collections.compactMap { $0["destination"] } == ids("tapGestureRecognizer"))
    #expect(Set(ids("tapGestureRecognizer")).count == 2)
  }

  private static let guides = [
    Case(
      testDescription: "the two guides of the only scroll view",
      scene: controller(
        "",
        "scrollView {\nlabel\nlabel.top = contentLayoutGuide.top\n"
          + "label.width = frameLayoutGuide.width\n}"),
      xml: [#"<viewLayoutGuide key="contentLayoutGuide""#, #"key="frameLayoutGuide""#]),
    Case(
      testDescription: "the guides of views that are named",
      scene: controller(
        "",
        "scrollView one\nview box\nscrollView two\nlabel\n"
          + "label.top = two.contentLayoutGuide.top\nlabel.top = box.safeArea.top\n"
          + "label.top = one.frameLayoutGuide.top\nlabel.left = two.contentLayoutGuide.left"),
      xml: [
        #"key="contentLayoutGuide""#, #"key="frameLayoutGuide""#, #"key="safeArea""#,
      ]),
    Case(
      testDescription: "the safe area of a xib's view",
      scene: "xib\n\nview {\n  label\n  label.top = safeArea.top\n}\n",
      xml: [#"<viewLayoutGuide key="safeArea""#]),
    Case(
      testDescription: "the content view around a constraint",
      scene: "storyboard\n\ntableViewController {\n  tableView {\n" + cell("A") + cell("B")
        + "  }\n}\n",
      xml: [#"<tableViewCellContentView key="contentView""#]),
  ]

  private static func cell(_ name: String) -> String {
    "tableViewCell \"\(name)\" {\ncontentView {\nlabel\(name): label l\(name)\n"
      + "l\(name).top = contentView.top + 8\n}\n}\n"
  }
}

extension String {
  /// Braces on lines of their own.
  fileprivate var lines: String { replacing("{ ", with: "{\n") }
}
