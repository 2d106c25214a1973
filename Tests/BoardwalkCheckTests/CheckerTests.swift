import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkProject
import Testing

@Suite("Checker")
struct CheckerTests {
  private static let head =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"

  private func xib(_ name: String, _ objects: String) -> LoadedFile {
    LoadedFile(SourceFile(path: name, text: "\(Self.head)<objects>\(objects)</objects></document>"))
  }

  @Test("diagnostics are ordered by file and position for all rules")
  func order() {
    let twice = "<view id=\"a\"/><view id=\"a\"/>"
    let dangling =
      "<view customClass=\"Tray\"><connections><outlet property=\"p\" destination=\"zz\"/></connections></view>"
    let project = Project(
      [xib("b.xib", dangling + twice), xib("a.xib", twice)], isWhole: false)
    let report = Checker().check(project)
    #expect(report.diagnostics.map(\.path) == ["b.xib", "b.xib", "a.xib"])
    #expect(
      report.diagnostics.map(\.rule) == ["dangling-reference", "duplicate-id", "duplicate-id"])
    #expect(report.count(of: .error) == 3)
    #expect(report.count(of: .warning) == 0)
    #expect(report.worst == .error)
    #expect(report.fileCount == 2)
  }

  @Test(
    "excerpts mask the text of secure fields",
    arguments: [
      "<textField text=\"hunter2\" secureTextEntry=\"YES\" id=\"a\"/>",
      "<textField text=\"hunter2\" id=\"a\"><textInputTraits key=\"t\" secureTextEntry=\"YES\"/></textField>",
      "<textView id=\"a\"><string key=\"text\">hunter2</string>"
        + "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textView>",
    ])
  func secureTexts(_ field: String) {
    let lines = { (field: String) in
      Checker().check(Project([xib("a.xib", "<view id=\"a\"/>" + field)], isWhole: false))
        .diagnostics.map(\.sourceLine)
    }
    #expect(!lines(field).isEmpty)
    #expect(lines(field).allSatisfy { !$0.contains("hunter2") && $0.contains("*******") })
    let plain = field.replacing("\"YES\"", with: "\"NO\"")
    #expect(lines(plain).allSatisfy { $0.contains("hunter2") })
  }

  @Test("a file that cannot be opened is not a finding")
  func unopened() {
    let report = Checker().check(Project(paths: ["/nowhere/Main.storyboard"]))
    #expect(report.diagnostics.isEmpty)
    #expect(report.fileCount == 0)
    #expect(report.worst == nil)
    #expect(report.unopenedFiles.map(\.path) == ["/nowhere/Main.storyboard"])
    #expect(report.unopenedFiles.map(\.reason) == ["no such file"])
  }

  @Test("an unreadable file is one finding among others")
  func unreadable() {
    let broken = LoadedFile(SourceFile(path: "broken.xib", text: "<document><view></document>"))
    let report = Checker().check(Project([broken, xib("fine.xib", "")], isWhole: false))
    #expect(report.diagnostics.map(\.rule) == ["unreadable-xml"])
    #expect(report.fileCount == 2)
  }

  @Test("only the given rules are applied")
  func someRules() {
    let project = Project([xib("a.xib", "<view id=\"a\"/><view id=\"a\"/>")], isWhole: false)
    #expect(Checker(rules: [.danglingReference]).check(project).diagnostics.isEmpty)
    #expect(Checker(rules: [.duplicateID]).check(project).diagnostics.count == 1)
  }

  @Test("a document of another platform is only reported as skipped")
  func unsupported() {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\">"
      + "<objects><view id=\"a\"/><view id=\"a\"/></objects></document>"
    let report = Checker().check(
      Project([LoadedFile(SourceFile(path: "Mac.xib", text: text))], isWhole: false))
    #expect(report.diagnostics.map(\.rule) == ["unsupported-document"])
    #expect(report.worst == .note)
  }

  @Test("a single document is checked by all rules that need no project")
  func alone() throws {
    let document = try #require(xib("a.xib", "<view id=\"a\"/><view id=\"a\"/>").document)
    #expect(Checker().check(document).map(\.rule) == ["duplicate-id"])
  }

  @Test("thousands of defects in one document are found in one pass")
  func many() {
    let outlets = (0..<5_000).map { "<outlet property=\"p\" destination=\"gone-\($0)\"/>\n" }
    let views = (0..<5_000).map { _ in "<view id=\"same\"/>\n" }
    let text =
      "<viewController id=\"v\" customClass=\"App\">\n<connections>" + outlets.joined()
      + "</connections>"
      + views.joined() + "</viewController>"
    let report = Checker().check(Project([xib("a.xib", text)], isWhole: false))
    #expect(report.diagnostics.count == 9_999)
  }
}
