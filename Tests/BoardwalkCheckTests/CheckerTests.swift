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
      "<textView secureTextEntry=\"YES\" id=\"a\"><attributedString key=\"attributedText\">"
        + "<fragment content=\"hunter2\"/></attributedString></textView>",
      "<textView secureTextEntry=\"YES\" id=\"a\"><attributedString key=\"attributedText\"><fragment>"
        + "<string key=\"content\">hunter2</string></fragment></attributedString></textView>",
      "<textField secureTextEntry=\"YES\" id=\"a\"><userDefinedRuntimeAttributes>"
        + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"text\" value=\"hunter2\"/>"
        + "</userDefinedRuntimeAttributes></textField>",
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

  @Test(
    "excerpts of files with mistakes mask the text of all fields",
    arguments: [
      ("a.xib", "<textField text=\"hunter2\" secureTextEntry=\"YES\" id=\"a\" </view>"),
      ("a.xib", "<textField text='hunter2' id='a'><textInputTraits secureTextEntry='YES'></view>"),
      ("a.xib", "<view/><textView id=\"a\"><string key=\"text\">hunter2</view></textView>"),
      ("a.xib", "<textView><fragment content=\"hunter2\"></textView>"),
      ("a.scene", "xib\n\nview {\n  textField a \"hunter2\" secureTextEntry: yes\n}\n"),
      ("a.scene", "xib\n\nview {\n  textField a, secureTextEntry yes, text: \"hunter2\"\n}\n"),
      ("a.scene", "xib\n\nview {\n  textField \"hunter2\" \"hunter2\", secureTextEntry: yes\n}\n"),
      ("a.scene", "xib\n\nview {\n  textField a, secureTextEntry: yes, text: \"hunter2\n}\n"),
    ])
  func unreadableSecureTexts(_ path: String, _ text: String) throws {
    let file = LoadedFile(SourceFile(path: path, text: text))
    try #require(file.document == nil)
    let diagnostics = Checker().check(Project([file], isWhole: false)).diagnostics
    #expect(!diagnostics.isEmpty)
    for diagnostic in diagnostics {
      let said = [diagnostic.sourceLine, diagnostic.message] + diagnostic.notes.map(\.message)
      #expect(!said.contains { $0.contains("hunter2") }, "\(said)")
    }
    #expect(diagnostics.contains { $0.sourceLine.contains("*******") })
  }

  @Test("the text of a label is shown where a file has mistakes")
  func unreadableLabel() {
    let text = "<document><label text=\"a < b\"/><textField text=\"hunter2\"/></document>"
    let broken = LoadedFile(SourceFile(path: "a.xib", text: text))
    let lines = Checker().check(Project([broken], isWhole: false)).diagnostics.map(\.sourceLine)
    #expect(lines == ["<document><label text=\"a < b\"/><textField text=\"*******\"/></document>"])
  }

  @Test("excerpts of scenes mask the text of secure fields, however it is written")
  func secureScene() {
    let text = """
      xib

      view {
        textField a "hun\\"ter2", secureTextEntry: yes, placeholder: "Word", hiden: yes
      }

      """
    let scene = LoadedFile(SourceFile(path: "a.scene", text: text))
    let lines = Checker().check(Project([scene], isWhole: false)).diagnostics.map(\.sourceLine)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { !$0.contains("ter2") && $0.contains("\"Word\"") })
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

  @Test(
    "a misspelled word is reported without its consequences",
    arguments: [
      "stakView rows", "contetView\n    contentView.top = safeArea.top\n    label rows",
    ])
  func consequences(_ views: String) {
    let text = """
      storyboard

      viewController, initial {
        view {
          \(views)
          rows.leadnig = safeArea.leading
        }
      }

      """
    let file = LoadedFile(SourceFile(path: "Main.scene", text: text))
    let checker = Checker(rules: Rule.all.filter(\.isOn), settings: [.canvas])
    let report = checker.check(Project([file], isWhole: false))
    #expect(report.diagnostics.map(\.rule) == ["misspelled-word", "misspelled-word"])
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
