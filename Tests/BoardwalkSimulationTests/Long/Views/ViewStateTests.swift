import BoardwalkBase
import BoardwalkDocument
import BoardwalkSimulation
import Testing

@Suite("View state")
struct ViewStateTests {
  /// A form whose views its controller knows by outlets, and a second screen.
  private func app() throws -> SketchedApp {
    try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").title("Form").view(
        """
        <label id="name" text="Name"/>
        <textField id="field" text="Joe" placeholder="Who" borderStyle="roundedRect"/>
        <button id="save"><state key="normal" title="Save"/>
        <state key="disabled" title="Wait"/></button>
        <view id="box"><subviews><button id="more"><state key="normal" title="More"/></button>
        </subviews></view>
        """
      ).outlet("nameLabel", "name").outlet("nameField", "field").outlet("saveButton", "save")
        .outlet("box", "box").outlet("all", "save", isCollection: true)
        .outlet("all", "more", isCollection: true).way(.show("b", id: "push")),
      Sketch("b").button("Go"))
  }

  private func launch(_ step: @escaping Script.Step) throws -> Walk {
    try app().launch(["AViewController": Script { $0.onWillAppear = step }])
  }

  @Test("an outlet leads to a view in its document's state")
  func reading() throws {
    let walk = try launch { controller in
      let field = controller["nameField"]
      controller.title =
        "\(controller["nameLabel"]?.text ?? "") \(field?.text ?? "") \(field?.placeholder ?? "") "
        + "\(field?.borderStyle.rawValue ?? "")"
    }
    #expect(walk.simulation.frontBar?.title == "Name Joe Who roundedRect")
  }

  @Test("S2-16: changes from code are shown and affect nothing else")
  func writing() throws {
    let walk = try launch { controller in
      controller["nameLabel"]?.text = "Value"
      controller["nameField"]?.text = "80"
    }
    #expect(walk.simulation.texts == ["Form", "Value", "80", "Who", "Save", "More"])
    #expect(try walk.touchable("80").role == .field)
  }

  @Test("CTL-04: hidden and disabled views affect their subviews")
  func hiding() throws {
    var walk = try launch { controller in
      controller["saveButton"]?.isEnabled = false
      controller["box"]?.isHidden = true
    }
    #expect(!walk.simulation.texts.contains("More"))
    #expect(walk.simulation.touchables.map(\.name) == ["Joe", "Wait"], "its title for that state")
    #expect(throws: EventError.disabled("Wait")) { try walk.tap("Wait") }
  }

  @Test("S1-48: a button has titles for states, with the normal one as fallback")
  func titles() throws {
    var walk = try launch { controller in
      controller["saveButton"]?.setTitle("Keep", for: .normal)
      controller["saveButton"]?.setTitle("Kept", for: .selected)
    }
    let front = try #require(walk.simulation.frontmost)
    let view = try #require(walk.simulation.view("saveButton", of: front))
    #expect(walk.simulation[view]?.title(for: .highlighted) == "Keep")
    #expect(walk.simulation[view]?.title(for: .disabled) == "Wait")
    walk.call { $0[view]?.isSelected = true }
    #expect(walk.simulation.texts.contains("Kept"))
    walk.call { $0[view]?.setTitle(nil, for: .selected) }
    #expect(walk.simulation.texts.contains("Keep"))
  }

  @Test("LIFE-01: outlets are nil before loading and if unconnected")
  func unloaded() throws {
    let walk = try app().launch([
      "AViewController": Script { script in
        script.onInit = { controller in
          controller["nameLabel"]?.text = "Early"
          controller.log("\(controller.view("nameLabel") == nil) \(controller.view == nil)")
        }
        script.onLoad = { controller in
          controller["nobody"]?.text = "Lost"
          controller.log("\(controller.view?.object ?? "")")
        }
      }
    ])
    #expect(walk.logs == ["true true", "a-view"])
    #expect(walk.simulation.texts.contains("Name"))
    #expect(!walk.simulation.texts.contains("Lost"))
  }

  @Test("ORC-03: an outlet collection has its views in document order")
  func collection() throws {
    let walk = try launch { controller in
      for case .view(let view) in controller.outlets("all") { controller[view]?.isHidden = true }
    }
    #expect(walk.simulation.touchables.map(\.name) == ["Joe"])
  }

  @Test("a view restored to its document's state leaves no trace")
  func restored() throws {
    let untouched = try launch { _ in }
    let restored = try launch { controller in
      let before = controller["nameLabel"]
      controller["nameLabel"]?.text = "Value"
      controller["nameLabel"]?.alpha = 0.5
      controller["nameLabel"] = before
    }
    let front = try #require(restored.simulation.frontmost)
    #expect(restored.simulation[front]?.views.isEmpty == true)
    #expect(untouched.simulation[front]?.views.isEmpty == true)
  }

  @Test("simulations with different views have different visible states")
  func equality() throws {
    var walk = try launch { _ in }
    let before = walk.simulation
    let view = try #require(
      walk.simulation.frontmost.flatMap { walk.simulation.view("nameLabel", of: $0) })
    walk.call { $0[view]?.backgroundColor = .named("systemRedColor") }
    #expect(walk.simulation != before)
    #expect(walk.simulation.visibleState != before.visibleState)
    walk.call { $0[view]?.backgroundColor = nil }
    #expect(walk.simulation == before)
    #expect(walk.simulation.visibleState == before.visibleState)
  }

  @Test("view state is released with its controller")
  func lifetime() throws {
    var walk = try app().launch([
      "BViewController": Script { script in
        script.onWillAppear = { controller in
          guard let view = controller.view else { return }
          controller[view]?.alpha = 0.5
        }
      }
    ])
    let before = walk.simulation
    try walk.segue("push")
    let view = try #require(walk.simulation.frontmost.map { ViewID("b-view", of: $0) })
    #expect(walk.simulation[view]?.alpha == 0.5)
    try walk.back()
    #expect(walk.simulation[view] == nil)
    #expect(walk.simulation == before)
    walk.call { $0[view]?.alpha = 0.25 }
    #expect(walk.simulation == before)
  }

  @Test("outlets lead to bar items, which code can change")
  func items() throws {
    let app = try SketchedApp(
      .navigation("nav", root: "a").with("toolbarHidden", "NO"),
      Sketch("a").item("", "<barButtonItem key=\"rightBarButtonItem\" id=\"r\" title=\"Send\"/>")
        .part("<toolbarItems><barButtonItem id=\"t\" title=\"Sort\"/></toolbarItems>")
        .outlet("sendItem", "r").outlet("sortItem", "t"))
    var walk = app.launch([
      "AViewController": Script { script in
        script.onWillAppear = { controller in
          controller.updateItem("sendItem") { $0.isEnabled = false }
          controller.updateItem("sortItem") { $0.title = "Sorted" }
          controller.updateItem("nothing") { $0.title = "Lost" }
        }
      }
    ])
    #expect(walk.simulation.touchables.map(\.name) == ["Send", "Sorted"])
    #expect(throws: EventError.disabled("Send")) { try walk.tap("Send") }
    let front = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.outlet("sendItem", of: front) == .item("r"))
    #expect(walk.simulation.outlet("sendItem", of: try #require(walk.simulation.root)) == nil)
  }

  @Test("views in bars change like others")
  func barViews() throws {
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"9\" height=\"9\"/>"
    let app = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").item(
        "",
        """
        <barButtonItem key="rightBarButtonItem" id="r">
        <button key="customView" id="x">\(frame)<state key="normal" title="Cart"/></button>
        </barButtonItem>
        """
      ).outlet("cart", "x"))
    let walk = app.launch([
      "AViewController": Script { $0.onInit = { $0["cart"]?.text = "Cart (2)" } }
    ])
    #expect(walk.simulation.touchables.map(\.name) == ["Cart (2)"])
    #expect(walk.simulation.frontBar?.rightItems.first?.visibleText == "Cart (2)")
  }
}

@Suite("View transforms")
struct ViewTransformTests {
  private let square = LayoutRect(x: 10, y: 10, width: 20, height: 20)
  private let center = LayoutPoint(x: 20, y: 20)

  @Test("S1-44: a scale keeps the center")
  func scale() {
    #expect(
      ViewTransform.scale(2, 1).applied(to: square, about: center)
        == LayoutRect(x: 0, y: 10, width: 40, height: 20))
    #expect(ViewTransform.identity.applied(to: square, about: center) == square)
  }

  @Test("a translation keeps the size, and a rotation yields the bounding box")
  func others() {
    #expect(
      ViewTransform.translation(5, -5).applied(to: square, about: center)
        == LayoutRect(x: 15, y: 5, width: 20, height: 20))
    #expect(
      ViewTransform(a: 0, b: 1, c: -1, d: 0)
        .applied(to: LayoutRect(x: 10, y: 15, width: 20, height: 10), about: center)
        == LayoutRect(x: 15, y: 10, width: 10, height: 20))
  }
}
