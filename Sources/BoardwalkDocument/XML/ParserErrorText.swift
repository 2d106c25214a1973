/// What to do about the few error codes of the parser that are not explained by looking at the bytes;
/// Foundation drops the parser's own messages.
///
/// The codes are libxml2's `xmlParserErrors`.
enum ParserErrorText {
  static func text(for code: Int) -> String {
    texts[code] ?? "write this as XML allows (the parser's code is \(code))"
  }

  private static let texts: [Int: String] = [
    5: "complete the document: the file ends too early",
    9: "remove this character, which XML does not allow",
    68: "write a name here that begins with a letter and holds letters, digits, - . and _",
    76: "close the elements in the order in which they were opened",
    200: "write the namespace between the quotes, or remove the xmlns",
    202: "keep one : at most in each name",
    203: "remove one of the attributes that have the same name in the same namespace",
    204: "write the namespace between the quotes, or remove the xmlns",
    205: "write a name on both sides of the :",
  ]
}
