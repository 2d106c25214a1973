import BoardwalkDocument
import BoardwalkSchema
import Testing

@testable import BoardwalkScene

@Suite("Names from other frameworks")
struct ForeignWordsTests {
  /// The elements that hint is for; those of objects where it is for all of them.
  private func elements(_ meaning: ForeignHint) -> [String] {
    (meaning.kinds ?? ["label", "view", "viewController", "button", "textField"]).sorted()
  }

  @Test(
    "foreign names are found in every word separation",
    arguments: ForeignAttributes.all.keys.sorted())
  func keys(name: String) { #expect(Spelling.plainKey(name) == name) }

  @Test(
    "foreign names lead to attributes of their element",
    arguments: ForeignAttributes.all.sorted { $0.key < $1.key })
  func attributes(name: String, meanings: [ForeignHint]) {
    for meaning in meanings {
      guard let word = meaning.hint.quotedWord else { continue }
      #expect(elements(meaning).contains { KnownAttributes.has(word, $0) }, "\(word)")
      for element in meaning.kinds ?? [] where StatementKind.of(element).isIdentified {
        #expect(KnownAttributes.has(word, element), "\(word) of \(element)")
      }
    }
  }

  @Test(
    "foreign names lead to known values", arguments: ForeignValues.all.sorted { $0.key < $1.key })
  func values(place: String, words: [String: String]) throws {
    let parts = place.split(separator: ".").map(String.init)
    let known = try #require(AttributeWords.list(of: parts[1], in: parts[0]))
    let plain = known.map { $0.replacing("IBUITableViewCellStyle", with: "").lowercased() }
    for (word, meant) in words {
      #expect(word == word.lowercased() && !known.contains(word), "\(word)")
      let isRelationship = place == "segue.kind" && RelationshipKind.isName(meant)
      #expect(isRelationship || plain.contains(meant.lowercased()), "\(meant)")
    }
  }

  @Test("foreign names lead to known kinds", arguments: ForeignKinds.all.sorted { $0.key < $1.key })
  func kinds(name: String, meanings: [ForeignHint]) {
    #expect(
      name == name.lowercased() && StatementKind.of(name.capitalized) === StatementKind.unknown)
    for meaning in meanings {
      guard let word = meaning.hint.quotedWord else { continue }
      #expect(SceneWords.isKind(word), "\(word)")
    }
  }

  @Test("fix-its keep the author's number, text or size")
  func author() {
    func hint(_ name: String, _ value: FieldValue, in kind: String = "label") -> String? {
      ForeignWords.hint(for: name, value, in: kind)
    }
    #expect(hint("cornerRadius", .plain("12"))?.contains("integer: 12'") == true)
    #expect(hint("corner-radius", .plain("2.5"))?.contains("real: 2.5'") == true)
    #expect(hint("corner_radius", .plain("12px"))?.contains("integer: 12'") == true)
    #expect(hint("cornerRadius", .call(".red", []))?.contains("integer: NUMBER'") == true)
    #expect(hint("accessibilityLabel", .plain("a \"b\""))?.contains(#"y "a \"b\"""#) == true)
    #expect(hint("fontSize", .plain("20")) == "'font: system(20)'")
    let size = hint("preferredContentSize", .call("size", ["3", "4"]), in: "viewController")
    #expect(size?.contains("width: 3, height: 4") == true)
  }

  @Test("numbers with web and Android units are recognized")
  func units() {
    #expect(NumberWithUnit("8px")?.number == "8" && NumberWithUnit("-1.5pt")?.number == "-1.5")
    #expect(NumberWithUnit("8")?.unit == "")
    for text in ["px", "8x", "", "8 px", "1.2.3", "x8px", "--8"] {
      #expect(NumberWithUnit(text) == nil, "\(text)")
    }
  }

  @Test("six-digit hexadecimal colors are recognized")
  func colors() {
    #expect(HexColor.value(of: "#ff8000") == "rgb8(255, 128, 0)")
    #expect(HexColor.value(of: "0xFF0001") == "rgb8(255, 0, 1)")
    for text in ["", "#", "#fff", "#ff80000", "ff8000", "#gg0000", "0x"] {
      #expect(HexColor.value(of: text) == nil, "\(text)")
    }
  }

  @Test("foreign names lead to names declared in the scene")
  func targets() {
    func hint(_ name: String, _ value: String, in kind: String) -> String? {
      ForeignWords.hint(for: name, .plain(value), in: kind)
    }
    #expect(
      hint("rootViewController", "form", in: "navigationController")
        == "'segue rootViewController -> form' in its braces")
    #expect(hint("delegate", "form", in: "tableView")?.contains("delegate -> form'") == true)
    #expect(hint("onTap", "form.save", in: "button")?.contains("-> form.save'") == true)
    #expect(hint("onTap", "save it", in: "button")?.contains("TARGET.MESSAGE:") == true)
  }
}
