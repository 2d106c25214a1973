/// Messages for the error codes of the parser that cannot be explained from the bytes; Foundation
/// drops the parser's messages.
///
/// The codes are libxml2's `xmlParserErrors`.
enum ParserErrorText {
  static func text(for code: Int) -> String {
    texts[code] ?? "malformed XML (libxml2 error \(code))"
  }

  private static let texts: [Int: String] = [
    5: "unexpected end of the file",
    9: "this character is not allowed in XML",
    68: "malformed name",
    76: "an end tag does not match its start tag",
    200: "empty namespace",
    202: "a name has more than one colon",
    203: "duplicate attribute in one namespace",
    204: "empty namespace",
    205: "expected a name on both sides of the colon",
  ]
}
