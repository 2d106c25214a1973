/// What to do about each error code of the parser, whose own messages Foundation drops.
///
/// The codes are libxml2's `xmlParserErrors`; those that the guard makes impossible are left out.
enum ParserErrorText {
  static func text(for code: Int) -> String {
    texts[code] ?? "mend the XML here (parser code \(code))"
  }

  private static let texts: [Int: String] = [
    -1: "mend the XML here: what follows is not part of a document",
    4: "write an element: the document has none",
    5: "complete the document: the file ends too early",
    6: "write the number of a character between &#x and ;",
    7: "write the number of a character between &# and ;",
    8: "write a character number that XML allows",
    9: "remove this character, which XML does not allow",
    22: "end the entity with ;",
    23: "end the entity with ;",
    26: "write &amp; for &: XML knows no entity of this name",
    27: "write &amp; for &: XML knows no entity of this name",
    38: "write &lt; for < inside a value, or close the value's quote before it",
    39: "put the attribute's value in quotes",
    40: "close the attribute's quote",
    41: "give the attribute a value in quotes",
    42: "remove the attribute that stands here twice",
    45: "close the comment with -->",
    57: "end the XML declaration with ?>",
    62: "write ]]&gt; for ]]> in text",
    63: "close the CDATA section with ]]>",
    64: "remove what stands before the XML declaration",
    65: "put white space between attributes",
    68: "write a name here",
    73: "end the tag with >",
    74: "write the name of an element after <",
    75: "put = between an attribute's name and its value",
    76: "close the elements in the order in which they were opened",
    77: "close the element: the file ends inside it",
    80: "remove -- from inside the comment",
    96: "write version=\"1.0\" in the XML declaration",
    201: "declare the name's prefix, or remove it",
  ]
}
