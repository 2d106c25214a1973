import BoardwalkSimulation
import Testing

@Suite("Missing class members")
struct MissingMemberTests {
  private let outlet = "<outlet property=\"nameLabel\" destination=\"l\" id=\"o\"/>"

  /// A controller with an outlet, connected below its own element.
  private func app(class name: String?, part: String = "") throws -> SketchedApp {
    try SketchedApp(
      Sketch("home").way(.present("a", id: "go")),
      Sketch("a", class: name ?? "").view("<label id=\"l\" text=\"Name\"/>").part(part))
  }

  private func connected(class name: String?) throws -> SketchedApp {
    try app(class: name, part: "<connections>\(outlet)</connections>")
  }

  @Test("EXC-10, NIB-02: an unknown outlet of a UIKit class raises")
  func undefinedKey() throws {
    var walk = try connected(class: nil).launch()
    try walk.segue("go")
    let exception = try #require(walk.simulation.exception)
    #expect(exception.name == "NSUnknownKeyException")
    #expect(
      exception.reason
        == "[<UIViewController> setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key nameLabel.")
    #expect(exception.origin?.element == "outlet \"nameLabel\"")
    #expect(!walk.trace.contains("viewDidLoad"))
  }

  @Test("NIB-02, NIB-03: a class without known members has all outlets")
  func unknown() throws {
    var walk = try connected(class: "AViewController").launch()
    try walk.segue("go")
    #expect(walk.simulation.exception == nil)
  }

  @Test(
    "EXC-10: a class with code has only its declared outlets", arguments: ["nameLabel", "other"])
  func known(property: String) throws {
    var walk = try connected(class: "AViewController").launch(
      ["AViewController": Knowing(properties: [property])])
    try walk.segue("go")
    #expect((walk.simulation.exception == nil) == (property == "nameLabel"))
  }

  @Test("ORC-03: the first outlet by name fails first")
  func alphabetical() throws {
    var walk = try app(
      class: nil,
      part:
        "<connections>\(outlet)<outlet property=\"b\" destination=\"l\" id=\"p\"/></connections>"
    ).launch()
    try walk.segue("go")
    #expect(walk.simulation.exception?.reason.hasSuffix("the key b.") == true)
  }

  @Test("EXC-54, NIB-01: a missing controller class becomes UIKit's with a log line")
  func unknownClass() throws {
    var walk = try app(class: "Missing").launch { $0.appClasses = ["HomeViewController"] }
    try walk.segue("go")
    #expect(walk.logs == ["Unknown class Missing in Interface Builder file."])
    #expect(
      walk.simulation.frontmost.flatMap { walk.simulation[$0]?.className } == "UIViewController")
    #expect(walk.simulation.frontmost.flatMap { walk.simulation[$0]?.isCustom } == false)
  }

  @Test("NIB-01: a missing view class becomes UIKit's, and one with a behavior is never missing")
  func unknownViewClass() throws {
    var walk = try SketchedApp(
      Sketch("a").view("<view id=\"v\" customClass=\"Star\"/><view id=\"w\" customClass=\"Moon\"/>")
    )
    .launch(["AViewController": Knowing()]) { $0.appClasses = ["Moon"] }
    #expect(walk.logs == ["Unknown class Star in Interface Builder file."])
    walk.settle()
  }

  @Test("NIB-01: members of a missing class raise")
  func unknownClassWithOutlet() throws {
    var walk = try connected(class: "Missing").launch { $0.appClasses = ["HomeViewController"] }
    try walk.segue("go")
    #expect(walk.simulation.exception?.name == "NSUnknownKeyException")
  }

  /// A controller with a button that sends it `save:`.
  private func acting(class name: String?) throws -> SketchedApp {
    try SketchedApp(
      Sketch("a", class: name ?? "").view(
        """
        <button id="x"><state key="normal" title="Save"/><connections>
        <action selector="save:" destination="a" eventType="touchUpInside" id="act"/>
        </connections></button>
        """))
  }

  @Test("EXC-30, NIB-05: an unknown action of a UIKit class raises")
  func unrecognized() throws {
    var walk = try acting(class: nil).launch()
    try walk.tap("Save")
    let exception = try #require(walk.simulation.exception)
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason == "-[UIViewController save:]: unrecognized selector sent to instance")
    #expect(exception.origin?.element == "action \"save:\"")
    #expect(exception.event == "tap button \"Save\"")
  }

  @Test("EXC-30: an unknown action of a class with code or a missing class raises")
  func unrecognizedByCode() throws {
    var known = try acting(class: "AViewController").launch(
      ["AViewController": Knowing(actions: ["cancel:"])])
    try known.tap("Save")
    #expect(known.simulation.exception?.origin?.element == "action \"save:\"")
    var lacking = try acting(class: "AViewController").launch { $0.appClasses = [] }
    try lacking.tap("Save")
    #expect(
      lacking.simulation.exception?.reason
        == "-[UIViewController save:]: unrecognized selector sent to instance")
    var unknown = try acting(class: "AViewController").launch()
    try unknown.tap("Save")
    #expect(unknown.trace == "A save: from \"Save\"")
  }

  private func attributed(_ keyPath: String) throws -> SketchedApp {
    try SketchedApp(
      Sketch("a").part(
        """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/>
        </userDefinedRuntimeAttributes>
        """))
  }

  @Test("EXC-62, NIB-02, NIB-04: an unknown runtime attribute is only logged, early")
  func runtimeAttribute() throws {
    let walk = try attributed("caption").launch(["AViewController": Knowing(properties: [])])
    #expect(walk.simulation.exception == nil)
    #expect(
      walk.trace.hasPrefix(
        """
        A init(coder:)
        Failed to set (caption) user defined inspected property on (AViewController): \
        [<AViewController> setValue:forUndefinedKey:]: this class is not key value \
        coding-compliant for the key caption.
        A awakeFromNib
        """))
  }

  @Test("NIB-04: properties of UIKit and declared properties can be set")
  func settable() throws {
    for keyPath in ["title", "caption", "caption.text", "view.layer.cornerRadius"] {
      let walk = try attributed(keyPath).launch(
        ["AViewController": Knowing(properties: ["caption"])])
      #expect(walk.logs.isEmpty, "\(keyPath)")
    }
  }
}

/// Code that does nothing but say what its class has.
private struct Knowing: ControllerBehavior {
  var properties: Set<String>?
  var actions: [String: Handler]?

  init(properties: Set<String>? = nil, actions names: [String]? = nil) {
    self.properties = properties
    actions = names.map { Dictionary(uniqueKeysWithValues: $0.map { ($0, { @Sendable _, _ in }) }) }
  }
}
