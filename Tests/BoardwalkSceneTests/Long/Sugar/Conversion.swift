import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene

/// One element as a statement, and back: what a test of sugar compares.
struct Conversion {
  /// The statement, its lines without the indentation that they share.
  let text: String

  /// Whether the text reads back as the same element, without complaint.
  let isFaithful: Bool

  /// Whether sugar said the element, and not the form without any.
  var isSweet: Bool { !text.contains(", xml-literal") && !text.contains(", xml-ordered") }

  /// Says the elements of `xml` inside an element that begins as `owner`, such as `view id="v"`.
  init(_ xml: String, in owner: String = #"view id="own-er-000""#) throws {
    let kind = owner.prefix { $0 != " " }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <test toolsVersion="23504"><\(owner)>\(xml)</\(kind)></test>
      """
    let tree = try XMLReader().read(SourceFile(path: "test.xib", text: document)).tree
    let written = SceneWriter().write(tree)
    let (back, findings) = SceneReader().read(SourceFile(path: "test.scene", text: written))
    isFaithful = findings.isEmpty && back.hasSameContent(as: tree)
    // The header, an empty line, and the owner around the statement.
    let lines = written.split(separator: "\n", omittingEmptySubsequences: true).dropFirst()
    let inner = lines.drop { !$0.hasSuffix("{") }.dropFirst().dropLast()
    text = inner.map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }
}
