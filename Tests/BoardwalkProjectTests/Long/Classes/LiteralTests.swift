import BoardwalkBase
import Testing

@testable import BoardwalkProject

/// A text, comment or pattern that is read too far hides the rest of its file, and with it outlets
/// that documents connect.
@Suite("Literals, comments and regular expressions")
struct LiteralTests {
  @Test(
    "Swift literals, comments and regular expressions are skipped",
    arguments: [
      #"let a = "\\""#, #"let a = "\"{""#, ##"let a = #"\"#"##, ##"let a = #"a"b{"#"##,
      ###"let a = ##"a"#b{"##"###, #"let a = "\(b("{"))""#, #"let a = "\(b("\(c("}"))"))""#,
      ##"let a = #"\(b) \#(c("{"))"#"##, "let a = \"\"\"\n\"{\" \"\"\n\"\"\"",
      "let a = \"\"\"\n\\\"\"\"{\n\"\"\"", "let a = #\"\"\"\n\"\"\"{\n\"\"\"#",
      "let a = \"\"\"\n\\(b { \"}\" })\n\"\"\"", ##"let a = #"""#"##, ##"let a = [#"""#, "{"]"##,
      "let a = /[{\"]/", "let a = #/[{\"]\n/#", "let a = b / c; let d = \"{\" ", "let a = b/c",
      "let a = (/[\\/{]/)", "/* { \" */", "/* /* { */ \" */", "// { \" '", "/**/", "/***/",
      "let a = 1...2 // {", "let a = 0x1p-2", "let a = 1_000.5e-3", "let `class` = 1",
      "let a = \\A.b", "let a = #selector(B.c)", "let a = #keyPath(b)",
      "let a = #colorLiteral(red: 0)",
      "#warning(\"{\")", "#if DEBUG // {\n#endif", "#if canImport(\"{\")\n#endif", "'",
    ])
  func swift(_ text: String) {
    let table = ClassTable.swift("class A: UIView {\n\(text)\n@IBOutlet var last: UILabel!\n}")
    #expect(table.properties.last == "outlet last: UILabel!")
    #expect(table.types.first?.hidesMembers == false)
  }

  @Test(
    "Objective-C literals and comments are skipped",
    arguments: [
      "char a = '{';", "char a = '\\'';", "char a = '\\\\';", "char a = '\"';", "id a = @\"{\";",
      "id a = @\"\\\"{\";", "char *a = \"{\" \"}\" \"}\";", "/* { \" ' */", "// { \" '",
      "#define A {", "#define A \\\n {", "#pragma mark - don't {", "#import \"{.h\"",
      "# define A {",
      "#if 0\n{ it's \"\n#endif", "#if 0\n#if A\n{\n#else\n{\n#endif\n{\n#endif",
      "id a = @{ @\"b\": @[ @1 ] };", "id a = ^(id b) { return b; };", "int a = 1 << 2 > 3;",
    ])
  func objectiveC(_ text: String) {
    let table = ClassTable.objectiveC(
      "@implementation A\n- (void)a {\n\(text)\n}\n- (IBAction)last:(id)sender {}\n@end")
    #expect(table.methods.last == "action last:")
    #expect(table.types.first?.hidesMembers == false)
  }

  @Test(
    "a file with an unterminated literal suppresses reports of missing members",
    arguments: [
      "let a = \"b", "let a = \"\"\"\nb", "let a = \"\\(b", "/* b", "/* /* b */", "{", "let a = (",
      "let a = #\"b\"", "let a = [",
    ])
  func torn(_ text: String) {
    let table = ClassTable.swift("class A: UIView {\n\(text)\n}\nclass B: UIView {}")
    #expect(table.types.allSatisfy { $0.hidesMembers })
    #expect(table.inherited(by: "A")?.isWhole != true)
  }

  @Test(
    "line endings may include a carriage return",
    arguments: ["\n", "\r\n"])
  func lineEnds(_ lineEnd: String) {
    let swift = [
      "// {", "class A: UIView {", "#if B // {", "@IBOutlet var a: UILabel! // }", "#endif", "}",
    ]
    let table = ClassTable.swift(swift.joined(separator: lineEnd))
    #expect(table.properties == ["outlet a: UILabel!"])
    let objectiveC = ["#define A \\", "{", "@interface A : UIView", "@end"]
    #expect(
      ClassTable.objectiveC(objectiveC.joined(separator: lineEnd)).declarations == [
        "class A: UIView"
      ])
  }
}
