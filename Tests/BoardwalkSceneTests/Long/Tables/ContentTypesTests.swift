import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkScene

@Suite("Content types")
struct ContentTypesTests {
  @Test(
    "content types have UIKit's names in scenes and Interface Builder's in documents",
    arguments: [
      ("emailAddress", "email"), ("newPassword", "new-password"), ("oneTimeCode", "one-time-code"),
      ("telephoneNumber", "tel"), ("username", "username"), ("email", "email"),
    ])
  func names(name: String, value: String) {
    #expect(ContentTypes.value(of: name) == value)
    #expect(ContentTypes.value(of: ContentTypes.name(of: value)) == value)
    let file = SourceFile(
      path: "a.scene",
      text:
        "storyboard\n\nviewController {\n  view {\n    textField, textContentType: \(name)\n  }\n}\n"
    )
    let (tree, findings) = SceneReader().read(file)
    let xml = String(decoding: XMLWriter().write(tree), as: UTF8.self)
    #expect(findings.isEmpty && SceneWordCheck.findings(in: file).isEmpty)
    #expect(xml.contains("textContentType=\"\(value)\""))
  }

  @Test(
    "a content type is one of a closed list",
    arguments: [("usernam", "username"), ("phone", "telephoneNumber")])
  func misspelled(word: String, meant: String) {
    let file = SourceFile(
      path: "a.scene",
      text:
        "storyboard\n\nviewController {\n  view {\n    textField, textContentType: \(word)\n  }\n}\n"
    )
    #expect(SceneWordCheck.findings(in: file).map(\.fixIt?.replacement) == [meant])
  }
}
