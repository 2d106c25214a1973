import BoardwalkBase
import BoardwalkDocument
import Testing

/// The bytes that a diagnostic underlines, marked with ⟦ and ⟧ in the document.
@Suite("Diagnostic ranges")
struct DiagnosticRangeTests {
  static let misspelled = [
    "<a ⟦b⟧/>", "<a ⟦b⟧ c=\"\"/>", "<a b=⟦c⟧/>", "<a b=\"\" c=\"\" ⟦b⟧=\"\"/>",
    "<a b=\"\"⟦c⟧=\"\"/>",
    "<a b=\"⟦&⟧\"/>", "<a b=\"⟦&c;⟧\"/>", "<a b=\"⟦&lt⟧ \"/>", "<a b=\"⟦&#;⟧\"/>",
    "<a b=\"⟦&#xg;⟧\"/>", "<a b=\"⟦&#1;⟧\"/>", "<a b=\"⟦&#xD800;⟧\"/>", "<a b=\"⟦&#xFFFE;⟧\"/>",
    "<a b=\"⟦&#99999999999999999999;⟧\"/>", "<a b=\"&amp;⟦&⟧;\"/>", "<a>⟦&⟧ </a>", "<a>⟦&b;⟧</a>",
    "<a>b⟦]]>⟧</a>", "<a b=\"c⟦<⟧d\"/>", "<a b=⟦\"c>⟧<d/></a>", "<a b=⟦\"c⟧\nd=\"\"><e/></a>",
    "<a b=⟦\"c d=⟧\"e\"/>", "<a>⟦<⟧ b/></a>", "<a>⟦<⟧></a>", "<a>⟦<⟧1/></a>", "<a ⟦1⟧=\"\"/>",
    "<a b⟦$⟧=\"\"/>", "<a⟦$⟧/>", "<a⟦¤⟧/>", "<a é⟦×⟧=\"\"/>", "<a ⟦/⟧ >", "<a></a ⟦b⟧>",
    "⟦<a⟧\n<b/></a>", "<a>⟦</a⟧\n<b/>", "<a><!--b⟦--⟧c--></a>", "<a>⟦<!--b->⟧", "<a>⟦<![CDATA[b]]⟧",
    "<a>⟦<b⟧", "<a>⟦<b ⟧", "<a>⟦<b c⟧", "<a>⟦<b c=⟧", "<a><b c=⟦\"d⟧", "<a>⟦</a⟧", "⟦<p:a⟧/>",
    "<a>⟦<!DOCTYPE⟧ b></a>", "<a>⟦<?⟧b?></a>", "<a>⟦\u{1}⟧</a>", "<a>é⟦\u{FFFF}⟧</a>",
  ]

  static let misnested = [
    "<a>⟦</b>⟧</a>", "<a><b/>⟦</b>⟧</a>", "<a><b>⟦</a>⟧", "<a><b><c/>⟦</a>⟧", "<a>b⟦⟧",
    "<a><b></b>⟦⟧", "<a/>⟦<b/>⟧", "<a/>⟦b⟧", "<a/>\n ⟦b c⟧\nd", "⟦b<a/>⟧", " ⟦b <a/>⟧\n",
    "<a><!--</b>-->⟦</c>⟧</a>", "<a>\n  <b>\n    <c/>\n  ⟦<d⟧ e=\"f\"/>\n</a>",
    "<a>\n  <b>\n    <c/>\n  <!--d-->\n  ⟦<b⟧/>\n</a>",
    "<a>\n  <b>\n  <c/>\n⟦</a>⟧", "<a>\n  <b>\n    <c/>\n⟦</a>⟧", "<!--b-->⟦⟧",
    "<?xml version=\"1.0\"?>⟦⟧", "⟦<?xml version=\"1.0\" standalone=\"maybe\"?>⟧<a/>",
    "⟦<?xml version=\"1.0\">⟧\n<a/>", "<?xml version=\"1.0\"?>⟦<?⟧xml version=\"1.0\"?><a/>",
    " ⟦<?⟧xml version=\"1.0\"?><a/>", "<?xml version=\"1.0\" encoding=\"⟦latin-1⟧\"?><a/>",
    "<a>\n⟦<<<<<<<⟧ ours\n</a>", "<a>\nb\n⟦=======⟧\n</a>", "<a>\n⟦>>>>>>>⟧ theirs\n</a>",
    "<a><![CDATA[b]]>\n⟦>>>>>>>⟧ theirs\n</a>",
  ]

  @Test("syntax errors have the range of the wrong spelling", arguments: misspelled)
  func spelling(marked: String) throws { try check(marked) }

  @Test("nesting errors have the range of the missing or extra tag", arguments: misnested)
  func nesting(marked: String) throws { try check(marked) }

  private func check(_ marked: String) throws {
    let text = marked.filter { $0 != "⟦" && $0 != "⟧" }
    let file = SourceFile(path: "a.xml", text: text)
    let finding = try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }
      .finding
    let start = file.text(in: 0..<finding.range.lowerBound)
    let end = file.text(in: finding.range.upperBound..<file.bytes.count)
    #expect("\(start)⟦\(file.text(in: finding.range))⟧\(end)" == marked, "\(finding.message)")
  }
}
