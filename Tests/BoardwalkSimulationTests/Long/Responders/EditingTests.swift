import BoardwalkSimulation
import Testing

@Suite("Text editing")
struct EditingTests {
  private let events = ["editingDidBegin", "editingChanged", "editingDidEnd"].map {
    "<action selector=\"\($0):\" destination=\"a\" eventType=\"\($0)\" id=\"e-\($0)\"/>"
  }.joined()

  /// A field with actions for all that happens to it.
  private func eventful(_ code: FormCode = FormCode(), _ extra: String = "") throws -> Walk {
    let app = try SketchedApp(
      Sketch("a").view(
        """
        <textField id="f" placeholder="Name"><connections>\(events)\(extra)
        <outlet property="delegate" destination="a" id="d"/></connections></textField>
        """
      ).outlet("name", "f"))
    return app.launch(["AViewController": code])
  }

  @Test("TXT-01, S2-22: editing asks the delegate, shows the keyboard and then reports")
  func begin() throws {
    var walk = try eventful()
    try walk.tap("Name")
    #expect(
      walk.fullTrace == """
        A delegate textFieldShouldBeginEditing name: yes
        A delegate textFieldDidBeginEditing name
        A editingDidBegin: from "Name"
        name posts UITextFieldTextDidBeginEditingNotification
        keyboard posts UIKeyboardWillChangeFrameNotification
        keyboard posts UIKeyboardWillShowNotification
        keyboard posts UIKeyboardDidChangeFrameNotification
        keyboard posts UIKeyboardDidShowNotification
        """)
    try walk.tap("Name")
    #expect(walk.fullTrace.isEmpty, "it is edited already")
  }

  @Test("TXT-01: a rejected field is not edited")
  func refused() throws {
    var walk = try eventful(FormCode { $0.refusals = ["begin"] })
    let before = walk.simulation
    try walk.tap("Name")
    #expect(walk.fullTrace == "A delegate textFieldShouldBeginEditing name: no")
    #expect(walk.simulation == before)
  }

  @Test("TXT-02: each key asks, changes the text and reports")
  func typing() throws {
    var walk = try eventful(FormCode { $0.refusals = ["b"] })
    try walk.tap("Name")
    try walk.perform(.type("abc"))
    #expect(
      walk.fullTrace == """
        A delegate textField(shouldChangeCharactersIn) name: yes
        A editingChanged: from "a"
        name posts UITextFieldTextDidChangeNotification
        A delegate textField(shouldChangeCharactersIn) name: no
        A delegate textField(shouldChangeCharactersIn) name: yes
        A editingChanged: from "ac"
        name posts UITextFieldTextDidChangeNotification
        """)
    try walk.perform(.pressDelete)
    #expect(walk.simulation.touchables.first?.texts.first == "a")
    try walk.perform(.pressDelete)
    try walk.perform(.pressDelete)
    #expect(walk.trace.isEmpty, "there is nothing left to delete")
  }

  @Test("TXT-02, CTL-05: changes from code send no event")
  func programmatic() throws {
    var walk = try eventful()
    let view = ViewID("f", of: try #require(walk.simulation.root))
    walk.act { $0[view]?.text = "Ada" }
    #expect(walk.fullTrace.isEmpty)
  }

  @Test("TXT-02: code's changes during shouldChange are kept")
  func changing() throws {
    var form = try Form("name", code: FormCode { $0.onChange = { $0["name"]?.text = "" } })
    try form.tap("name")
    try form.type("ab")
    #expect(try form.text("name") == "b")
  }

  @Test(
    "TXT-03, TXT-07: the clear button is visible in its mode",
    arguments: [
      ("", false, false), ("clearButtonMode=\"always\"", true, true),
      ("clearButtonMode=\"whileEditing\"", false, true),
      ("clearButtonMode=\"unlessEditing\"", true, false),
    ])
  func clearButton(mode: String, before: Bool, during: Bool) throws {
    var form = try Form([("name", "text=\"Ada\" \(mode)", "")])
    #expect(form.walk.simulation.isClearable(try form.view("name")) == before)
    try form.tap("name")
    #expect(form.walk.simulation.isClearable(try form.view("name")) == during)
    let field = try form.touchable("name")
    if during {
      try form.walk.perform(.clear(field))
      #expect(try form.text("name") == "")
      #expect(form.walk.trace == "A delegate textFieldShouldClear name: yes")
    }
    #expect(throws: EventError.noClearButton("name")) { try form.walk.perform(.clear(field)) }
  }

  @Test("TXT-03: a rejected clear keeps the text")
  func unclearable() throws {
    var form = try Form(
      [("name", "text=\"Ada\" clearButtonMode=\"always\"", "")],
      code: FormCode { $0.refusals = ["clear"] })
    try form.walk.perform(.clear(try form.touchable("name")))
    #expect(try form.text("name") == "Ada")
  }

  @Test("TXT-03: a field can be cleared when editing begins")
  func clearsOnBegin() throws {
    var form = try Form([("name", "text=\"Ada\" clearsOnBeginEditing=\"YES\"", "")])
    try form.tap("name")
    #expect(try form.text("name") == "")
    var other = try Form(
      [("name", "text=\"Ada\" clearsOnBeginEditing=\"YES\"", "")],
      code: FormCode { $0.refusals = ["clear"] })
    try other.tap("name")
    #expect(try other.text("name") == "Ada")
  }

  @Test(
    "TXT-04: Return sends editingDidEndOnExit if allowed and resigns if it is handled")
  func pressReturn() throws {
    var plain = try Form("name")
    try plain.tap("name")
    try plain.walk.perform(.pressReturn)
    #expect(plain.walk.trace == "A delegate textFieldShouldReturn name: yes")
    #expect(try plain.isFirst("name"))
    let exit =
      "<action selector=\"exit:\" destination=\"a\" eventType=\"editingDidEndOnExit\" id=\"x\"/>"
    var walk = try eventful(FormCode(), exit)
    try walk.tap("Name")
    try walk.perform(.pressReturn)
    #expect(
      walk.trace == """
        A delegate textFieldShouldReturn name: yes
        A exit: from "Name"
        A delegate textFieldShouldEndEditing name: yes
        A delegate textFieldDidEndEditing name
        A editingDidEnd: from "Name"
        """)
    #expect(walk.simulation.firstResponder == nil)
    var refusing = try eventful(FormCode { $0.refusals = ["return"] }, exit)
    try refusing.tap("Name")
    try refusing.perform(.pressReturn)
    #expect(refusing.trace == "A delegate textFieldShouldReturn name: no")
  }

  @Test("KB-05, S2-44: number pads have no Return key and no letters")
  func numberPad() throws {
    let traits = "<textInputTraits key=\"textInputTraits\" keyboardType=\"numberPad\"/>"
    var form = try Form([("value", "", traits)])
    try form.tap("value")
    try form.type("80")
    #expect(try form.text("value") == "80")
    #expect(throws: EventError.noReturnKey) { try form.walk.perform(.pressReturn) }
    #expect(throws: EventError.noKey("x")) { try form.type("x") }
  }

  @Test("an automatic Return key is disabled without text")
  func automaticReturn() throws {
    let traits =
      "<textInputTraits key=\"textInputTraits\" returnKeyType=\"go\" "
      + "enablesReturnKeyAutomatically=\"YES\"/>"
    var form = try Form([("name", "", traits)])
    try form.tap("name")
    #expect(throws: EventError.disabled("go")) { try form.walk.perform(.pressReturn) }
    try form.type("x\n")
    #expect(form.walk.trace.hasSuffix("textFieldShouldReturn name: yes"))
  }

  @Test("TXT-06, S2-23: moving between fields asks the new one first and notifies it last")
  func moving() throws {
    var form = try Form("first", "second")
    try form.tap("first")
    try form.tap("second")
    #expect(
      form.walk.trace == """
        A delegate textFieldShouldBeginEditing second: yes
        A delegate textFieldShouldEndEditing first: yes
        A delegate textFieldDidEndEditing first
        A delegate textFieldDidBeginEditing second
        """)
  }

  @Test("a text view accepts line feeds and reports each change")
  func textView() throws {
    var form = try Form(
      [("notes", "<textView", "")], code: FormCode { $0.refusals = ["x"] })
    try form.tap("notes")
    try form.type("a\nxb")
    #expect(try form.text("notes") == "a\nb")
    #expect(
      form.walk.trace.hasPrefix(
        "A delegate textView(shouldChangeTextIn) notes: yes\nA delegate textViewDidChange notes"))
  }

  @Test("a search bar reports its text and its search key")
  func searchBar() throws {
    var form = try Form([("bar", "<searchBar placeholder=\"Find\"", "")])
    try form.tap("bar")
    #expect(form.walk.simulation.keyboard?.returnKey == .search)
    try form.type("a")
    #expect(form.walk.logs == ["searching a"])
    try form.walk.perform(.pressReturn)
    #expect(form.walk.trace == "A delegate searchBarSearchButtonClicked bar")
    try form.walk.perform(.clear(try form.touchable("bar")))
    #expect(form.walk.logs == ["searching "])
  }

  @Test("a search bar's Cancel button only calls the delegate")
  func cancelButton() throws {
    var form = try Form([("bar", "<searchBar showsCancelButton=\"YES\" text=\"Ada\"", "")])
    try form.tap("bar")
    try form.walk.tap("Cancel")
    #expect(form.walk.trace == "A delegate searchBarCancelButtonClicked bar")
    #expect(try form.text("bar") == "Ada")
    #expect(try form.isFirst("bar"))
    let plain = try Form([("bar", "<searchBar", "")])
    #expect(plain.walk.simulation.touchables.map(\.role) == [.field])
  }

  @Test("everything is allowed without a delegate, and code can become one")
  func delegates() throws {
    var silent = try Form([("name", "", "")], isDelegate: false)
    try silent.tap("name")
    try silent.type("a")
    #expect(silent.walk.trace.isEmpty)
    #expect(try silent.text("name") == "a")
    var form = try Form(
      [("name", "", "")], code: FormCode { $0.onLoad = { $0.becomeDelegate(ofTextInput: "name") } },
      isDelegate: false)
    try form.tap("name")
    #expect(form.walk.trace.hasPrefix("A delegate textFieldShouldBeginEditing name: yes"))
  }

  @Test("S2-25: Return hides the keyboard if the delegate resigns")
  func resigning() throws {
    var form = try Form("name")
    try form.tap("name")
    let view = try form.view("name")
    form.walk.act { $0.resignFirstResponder(.view(view)) }
    #expect(form.walk.simulation.keyboard == nil)
    #expect(throws: EventError.noKeyboard) { try form.type("x") }
    #expect(throws: EventError.noKeyboard) { try form.walk.perform(.pressReturn) }
    #expect(throws: EventError.noKeyboard) { try form.walk.perform(.pressDelete) }
  }

  @Test(
    "fields are named by their outlets, else by their texts, never by a collection",
    arguments: [
      (["userField", "passField"], ["userField", "passField"]), ([], ["\"User\"", "\"Pass\""]),
      (["userField"], ["userField", "\"Pass\""]),
    ])
  func outletNames(_ outlets: [String], _ names: [String]) throws {
    var sketch = Sketch("a").view(
      "<textField id=\"f1\" placeholder=\"User\"/><textField id=\"f2\" placeholder=\"Pass\"/>"
    ).outlet("fields", "f1", isCollection: true).outlet("fields", "f2", isCollection: true)
    for (outlet, id) in zip(outlets, ["f1", "f2"]) { sketch = sketch.outlet(outlet, id) }
    var walk = try SketchedApp(sketch).launch()
    for (text, name) in zip(["User", "Pass"], names) {
      try walk.tap(text)
      #expect(walk.fullTrace.contains("\(name) posts UITextFieldTextDidBeginEditingNotification"))
      #expect(!walk.fullTrace.contains("fields"))
    }
  }
}
