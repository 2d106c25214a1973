import BoardwalkDocument
import BoardwalkSchema
import BoardwalkTestSupport
import Testing

@testable import BoardwalkScene

/// Each row of each table says what it should, and reads back.
@Suite("Scene tables")
struct TableTests {
  private static let bare = SceneContext(module: nil, tools: ToolsVersion(nil))

  /// The statement that says `branch` inside `owner`, and whether it means just that.
  private func said(
    _ branch: ElementNode, in owner: Owner = .file
  ) -> (text: String, statement: Statement, isFaithful: Bool) {
    let (statement, contents) = Resugarer(context: Self.bare).head(of: branch, in: owner)
    let back = Desugarer(context: Self.bare).element(of: statement, contents: contents, in: owner)
    var printer = StatementPrinter()
    printer.write([statement])
    return (printer.text, statement, back == branch)
  }

  private func isSweet(_ statement: Statement) -> Bool {
    !statement.flags.contains("xml-literal") && !statement.flags.contains("xml-ordered")
  }

  @Test("an alias is replaced by its element", arguments: Schema.aliases.sorted { $0.key < $1.key })
  func aliases(element: String, alias: String) {
    let (text, _, isFaithful) = said(ElementNode(element, [Attribute("id", "a-1")]))
    #expect(text.hasPrefix(alias) && isFaithful)
    #expect(Schema.aliases[alias] == nil)
  }

  @Test(
    "a title stands for its attribute", arguments: Schema.titleAttributes.sorted { $0.key < $1.key }
  )
  func titles(kind: String, attribute: String) {
    let (text, statement, isFaithful) = said(
      ElementNode(kind, [Attribute(attribute, "A \"b\"")]))
    #expect(
      text.contains(#" "A \"b\"""#) && statement.fields.allSatisfy { $0.name != attribute })
    #expect(isFaithful)
  }

  @Test(
    "default attributes may be omitted, and absent ones are written",
    arguments: ElementSets.withDefaults.sorted())
  func usualAttributes(kind: String) {
    guard kind != "document" else { return }
    let usual = DefaultAttributes.of(kind, .file, hasMask: false, ElementNode(kind))
    var branch = ElementNode(kind, usual + [Attribute("id", "a-1")])
    let ranks = AttributeOrder.ranks[kind] ?? [:]
    branch.attributes.sort {
      ranks[$0.name] ?? .max < ranks[$1.name] ?? .max
    }
    let names = Set(usual.map(\.name))
    let whole = said(branch)
    #expect(whole.isFaithful && names.isDisjoint(with: whole.statement.fields.map(\.name)))
    for attribute in usual where attribute.name != "style" {
      var less = branch
      less[attribute.name] = nil
      let (_, statement, isFaithful) = said(less)
      #expect(isFaithful && isSweet(statement))
      let value = statement.fields.first { $0.name == attribute.name }?.value
      let silent = Schema.element(kind)?.attribute(attribute.name)?.valueIfAbsent
      #expect(value == silent.map(FieldValue.plain) ?? .absent)
    }
  }

  @Test(
    "an attribute with another value than its default is written",
    arguments: ElementSets.withDefaults.sorted())
  func otherValues(kind: String) {
    for attribute in DefaultAttributes.of(kind, .file, hasMask: false, ElementNode(kind)) {
      let (text, _, isFaithful) = said(ElementNode(kind, [Attribute(attribute.name, "odd")]))
      #expect(
        isFaithful && [": odd", ": \"odd\""].contains { text.contains(attribute.name + $0) })
    }
  }

  @Test(
    "an explicit default value is preserved",
    arguments: ["opaque", "clipsSubviews", "horizontalHuggingPriority", "textAlignment"])
  func loudSilence(name: String) {
    let usual =
      DefaultAttributes.of("label", .file, hasMask: false, ElementNode("label"))
      + DefaultAttributes.of("imageView", .file, hasMask: false, ElementNode("imageView"))
    for kind in ["label", "imageView"] {
      guard usual.contains(where: { $0.name == name }),
        let silent = Schema.element(kind)?.attribute(name)?.valueIfAbsent
      else { continue }
      #expect(said(ElementNode(kind, [Attribute(name, silent)])).isFaithful)
    }
  }

  @Test(
    "colors of all spaces are one value",
    arguments: [
      ("rgb", #"sRGB"#), ("displayP3", "displayP3"), ("white", "genericGamma22GrayColorSpace"),
      ("calibratedRGB", ""), ("calibratedWhite", ""), ("deviceRGB", ""), ("deviceWhite", ""),
    ])
  func colors(call: String, custom: String) {
    let isWhite = call.lowercased().hasSuffix("white")
    let components = isWhite ? ["white"] : ["red", "green", "blue"]
    for alpha in ["1", "0.5", "0.0"] {
      var color = ElementNode("color", [Attribute("key", "tintColor")])
      for component in components { color[component] = "0.25" }
      color["alpha"] = alpha
      color["colorSpace"] = custom.isEmpty ? call : "custom"
      color["customColorSpace"] = custom.isEmpty ? nil : custom
      let (text, statement, isFaithful) = said(ElementNode("x", [], [.element(color)]))
      #expect(isFaithful && isSweet(statement))
      let numbers =
        components.map { _ in "0.25" } + (alpha == "1" ? [] : [alpha == "0.0" ? "0" : alpha])
      #expect(text == "x, tintColor: \(call)(\(numbers.joined(separator: ", ")))\n")
    }
  }

  @Test(
    "fonts have UIKit's names",
    arguments: [
      (["style": "UICTFontTextStyleBody"], ".body"),
      (["style": "UICTFontTextStyleTitle0"], ".largeTitle"),
      (["style": "UICTFontTextStyleSubhead"], ".subheadline"),
      (["type": "boldSystem", "pointSize": "17"], "boldSystem(17)"),
      (["type": "system", "weight": "light", "pointSize": "9"], "system(9, light)"),
      (["name": "A", "family": "B C", "pointSize": "9"], "custom(A, \"B C\", 9)"),
    ])
  func fonts(attributes: [String: String], text: String) {
    let order = ["key", "style", "name", "family", "type", "weight", "pointSize"]
    let all = attributes.merging(["key": "fontDescription"]) { first, _ in first }
    let font = ElementNode(
      "fontDescription", order.compactMap { name in all[name].map { Attribute(name, $0) } })
    let (head, _, isFaithful) = said(ElementNode("button", [], [.element(font)]))
    #expect(head.contains("font: \(text)") && isFaithful)
  }

  @Test(
    "mask components have UIKit's names", arguments: DefaultMask.words.sorted { $0.key < $1.key }
  )
  func masks(flag: String, word: String) {
    let mask = ElementNode(
      "autoresizingMask", [Attribute("key", "autoresizingMask"), Attribute(flag, "YES")])
    let (text, _, isFaithful) = said(ElementNode("view", [], [.element(mask)]))
    #expect(text.contains("autoresizingMask: flexible(\(word))") && isFaithful)
  }

  @Test(
    "unneeded and missing capabilities are written",
    arguments: Capability.all.map(\.word))
  func capabilities(word: String) throws {
    for needed in [[], Set([word])] {
      for flags in [[], [word], ["no-" + word]] {
        let element = Dependencies(plugIn: "1", flags: flags, needed: needed).element
        let read = try #require(Dependencies(element, needed: needed))
        #expect(read.element == element)
        let isListed = element.elements.contains {
          $0["name"] == Capability.all.first { $0.word == word }?.name
        }
        #expect(read.flags.contains(word) == (isListed && needed.isEmpty))
        #expect(read.flags.contains("no-" + word) == (!isListed && !needed.isEmpty))
      }
    }
  }

  @Test("numbers keep or regain all their digits")
  func numbers() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let number = Double(random.number(below: 1_000_000)) / Double(1 + random.number(below: 999))
      let short = NumberText.short("\(number)")
      #expect(
        NumberText.full(NumberText.short(NumberText.full("\(number)")))
          == NumberText.full("\(number)"))
      #expect(short.utf8.count <= "\(number)".utf8.count)
    }
    #expect(NumberText.short("0.0") == "0" && NumberText.full("0") == "0.0")
    #expect(
      NumberText.short("0.20000000000000001") == "0.2"
        || NumberText.short("0.20000000000000001") == "0.20000000000000001")
    for byte in 0...255 {
      #expect(NumberText.byte(NumberText.part(ofByte: "\(byte)")) == "\(byte)")
    }
  }

  @Test(
    "first responders of each Xcode version are restored",
    arguments: [
      ["userLabel": "First Responder"], [:],
      ["userLabel": "First Responder", "customClass": "UIResponder"],
    ])
  func firstResponders(attributes: [String: String]) throws {
    var element = ElementNode(
      "placeholder", [Attribute("placeholderIdentifier", "IBFirstResponder"), Attribute("id", "r")])
    for name in ["userLabel", "customClass"] { element[name] = attributes[name] }
    element["sceneMemberID"] = "firstResponder"
    var controller = ElementNode("viewController", [Attribute("sceneID", "s")])
    try #require(FirstResponder(element)).describe(in: &controller)
    let responder = FirstResponder(takenFrom: &controller)
    #expect(responder?.element == element)
    #expect(controller == ElementNode("viewController", [Attribute("sceneID", "s")]))
    element["userLabel"] = "Another"
    #expect(FirstResponder(element) == nil)
  }

  @Test("a new document omits Xcode's defaults")
  func newDocument() {
    let file = SceneText(text: "storyboard\n")
    #expect(file.tree.root?["toolsVersion"] == NewDocument.tools)
    #expect(file.tree.root?.child("device")?["id"] == NewDocument.device)
    #expect(
      file.tree.root?.child("dependencies")?.child("plugIn")?["version"] == NewDocument.plugIn)
    #expect(SceneWriter().write(file.tree) == file.text)
  }

  @Test(
    "a header has only values other than a new document's",
    arguments: [
      "storyboard, device: retina4_7", "storyboard, tools: 14113, plugIn: 14088",
      "storyboard, tools: absent", "storyboard, plugIn: absent, device: absent",
      "xib, plugIn: 1, multipliers", "storyboard, device: retina4_7(landscape, dark)",
      "storyboard, safeAreas, no-xcode8, no-deployment",
    ])
  func headers(header: String) {
    let tree = SceneText(text: header + "\n").tree
    #expect(SceneWriter().write(tree) == header + "\n")
    #expect((tree.root?["toolsVersion"] == nil) == header.contains("tools: absent"))
  }
}
