import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@Suite("Source map of a document")
struct SourceMapLawTests {
  @Test("every element and attribute is found", arguments: Fixtures("xml").names(endingIn: ".xml"))
  func fixtures(name: String) throws {
    let document = try XMLReader().read(Fixtures("xml").file(name + ".xml"))
    #expect(SourceMapLaw(document).firstFault == nil)
  }

  @Test("texts and comments are found, too")
  func nodes() throws {
    let file = SourceFile(path: "a", text: "<!--one-->\n<a>two<b/><!--three--> four</a>")
    let document = try XMLReader().read(file)
    let heads = (0..<document.tree.nodeCount).map { file.text(in: document.map.head(at: $0)) }
    #expect(heads == ["<!--one-->", "<a>", "two", "<b/>", "<!--three-->", " four"])
  }

  @Test("elements extend to the end of their end tags")
  func wholes() throws {
    let file = SourceFile(path: "a", text: "<a><b> </b ><c\n/><d>x</d></a>")
    let document = try XMLReader().read(file)
    let wholes = document.tree.elements.map { file.text(in: document.map.whole(of: $0)) }
    #expect(wholes.dropFirst() == ["<b> </b >", "<c\n/>", "<d>x</d>"])
    #expect(wholes.first == file.text(in: 0..<file.bytes.count))
  }

  @Test("values are found with any quotes and spacing, and after a byte order mark")
  func values() throws {
    let text = "\u{FEFF}<?xml version='1.0'?><a é = 'ü'\n b=\"&amp;\" c=\"\"/>"
    let file = SourceFile(path: "a", text: text)
    let document = try XMLReader().read(file)
    let attributes = (0..<3).map { file.text(in: document.map.attribute(at: $0)) }
    #expect(attributes == ["é = 'ü'", "b=\"&amp;\"", "c=\"\""])
    #expect((0..<3).map { file.text(in: document.map.value(at: $0)) } == ["ü", "&amp;", ""])
  }
}
