import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Merge conflicts")
struct MergeConflictTests {
  private func finding(_ lines: [String], _ lineEnd: String = "\n") throws -> (Finding, SourceFile)
  {
    let file = SourceFile(path: "a.xml", text: lines.joined(separator: lineEnd))
    let error = try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }
    return (error.finding, file)
  }

  private func lines(of finding: Finding, in file: SourceFile) -> [Int] {
    let diagnostic = Diagnostic(finding, in: file, lines: LineTable(file))
    return [diagnostic.start.line] + diagnostic.notes.compactMap { $0.position?.line }
  }

  @Test(
    "each conflict marker is found anywhere in the document",
    arguments: ["\n", "\r\n"])
  func markers(_ lineEnd: String) throws {
    let (finding, file) = try finding(
      [
        "<document>", "<<<<<<< HEAD", "  <label/>", "||||||| base", "=======", "  <button/>",
        ">>>>>>> theirs", "</document>",
      ], lineEnd)
    #expect(finding.rule == "merge-conflict")
    #expect(file.text(in: finding.range) == "<<<<<<<")
    #expect(lines(of: finding, in: file) == [2, 4, 5, 7])
  }

  @Test(
    "markers inside tags, values, texts and comments are found",
    arguments: [
      ["<a", "<<<<<<< HEAD", "b=\"1\"", "=======", "b=\"2\"", ">>>>>>> x", "/>"],
      ["<a b=\"", "<<<<<<< HEAD", "1", "=======", "2", ">>>>>>> x", "\"/>"],
      ["<string>", "<<<<<<< HEAD", "1", "=======", "2", ">>>>>>> x", "</string>"],
      ["<a><!--", "<<<<<<< HEAD", "1", "=======", "2", ">>>>>>> x", "--></a>"],
      ["<a><![CDATA[", "<<<<<<< HEAD", "1", "=======", "2", ">>>>>>> x", "]]></a>"],
    ])
  func anywhere(_ text: [String]) throws {
    let (finding, file) = try finding(text)
    #expect(finding.rule == "merge-conflict")
    #expect(lines(of: finding, in: file) == [2, 4, 6])
  }

  @Test("the first conflict is reported with only its own markers")
  func two() throws {
    let conflict = ["<<<<<<< HEAD", "<b/>", "=======", "<c/>", ">>>>>>> x"]
    let (finding, file) = try finding(["<a>"] + conflict + conflict + ["</a>"])
    #expect(lines(of: finding, in: file) == [2, 4, 6])
  }

  @Test(
    "similar lines are not conflict markers",
    arguments: [
      "<a b=\"x\n=======\ny\"/>", "<string>a &lt;&lt;&lt;&lt;&lt;&lt;&lt; b</string>",
      "<string>======</string>", "<string>a =======\n</string>", "<!-- ======= --><a/>",
      "<string>>>>>>>> a</string>",
    ])
  func lookalikes(_ text: String) throws {
    let file = SourceFile(path: "a.xml", text: text)
    #expect(XMLWriter().write(try XMLReader().read(file).tree) == file.bytes)
  }
}
