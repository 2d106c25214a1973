import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkScene

@Suite("Named UIColor colors")
struct PlainColorsTests {
  @Test("named colors have their components", arguments: PlainColors.names)
  func parts(name: String) throws {
    let value = try #require(PlainColors.value(of: name))
    let element = ColorText.element(.call("." + name, []), key: "textColor")
    #expect(element == ColorText.element(value, key: "textColor"))
    // What Interface Builder wrote is read back as just those parts.
    #expect(element.flatMap(ColorText.value) == value)
  }

  @Test("named colors are neither system colors nor keywords of documents")
  func system() {
    let known = AttributeWords.list(of: "systemColor", in: "color") ?? []
    for name in PlainColors.names { #expect(!known.contains(name + "Color")) }
    let odd = ElementNode(
      "color", [Attribute("key", "tintColor"), Attribute("systemColor", "redColor")])
    #expect(ColorText.value(of: odd) == nil)
  }

  @Test(
    "components match UIColor's documentation",
    arguments: [
      ("clear", [("white", "0.0"), ("alpha", "0.0")]),
      ("black", [("white", "0.0"), ("alpha", "1")]),
      ("lightGray", [("white", "0.66666666666666663"), ("alpha", "1")]),
      ("brown", [("red", "0.6"), ("green", "0.4"), ("blue", "0.2"), ("alpha", "1")]),
    ])
  func documented(name: String, parts: [(String, String)]) {
    let element = ColorText.element(.call("." + name, []), key: "textColor")
    for (part, value) in parts { #expect(element?[part] == value) }
  }

  @Test("a color keeps the author's spelling")
  func formatting() {
    let text = "xib\n\nlabel, textColor: .darkGray, backgroundColor: .clear\n"
    let file = SourceFile(path: "a.scene", text: text)
    #expect(SceneFormatter().format(file).text == text)
    #expect(SceneWordCheck.findings(in: file) == [])
  }
}
