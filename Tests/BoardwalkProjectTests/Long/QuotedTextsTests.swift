import Testing

@testable import BoardwalkProject

@Suite("Texts in quotation marks")
struct QuotedTextsTests {
  @Test(
    "each text is masked where it is in quotation marks, and nothing else is",
    arguments: [
      ("there is no color \"secret\"", "there is no color \"••••••\""),
      ("'secret' and \"secret\"", "'••••••' and \"••••••\""),
      ("\"secret\"\"secret\"", "\"••••••\"\"••••••\""),
      ("the secret of \"other\"", "the secret of \"other\""),
      ("\"a \"b\" c\" is no value", "\"•••••••\" is no value"),
      ("it's 'it's' here", "it's '••••' here"), ("\"", "\""), ("\"\"", "\"\""),
    ])
  func masked(_ message: String, _ expected: String) {
    let texts = QuotedTexts(["secret", "a \"b\" c", "it's", ""])
    #expect(texts.concealed(in: message) == expected)
  }
}
