import BoardwalkBase
import BoardwalkCommands
import Foundation
import Testing

@Suite("Untrusted text in output")
struct HostileTextTests {
  private static let escapes =
    #"::error::a\u{1B}[31m \u{9B}31m \u{202E}b\n::error::c ##[error]d ##vso[e]\r::warning::f\u{7F}"#

  /// An app whose every text, name and identifier is hostile, as far as a scene can say so.
  private static let scene = """
    storyboard

    navigationController nav, initial, title: "\(escapes)" {
      segue rootViewController -> first
    }

    viewController first: First, title: "\(escapes)", storyboardIdentifier: "\(escapes)" {
      view {
        label "\(escapes)" (0, 100, 300 x 80), numberOfLines: 0
        imageView (0, 60, 30 x 30), image: "\(escapes)"
        button "\(escapes)" (0, 200, 300 x 30) {
          segue show -> second "\(escapes)"
        }
        textField secret "hunter2" (0, 300, 300 x 30), placeholder: "Password", secureTextEntry: yes
        textField other "hunter2" (0, 320, 300 x 20) {
          runtimeAttribute "secureTextEntry", boolean: yes
        }
        textView "hunter2" (0, 340, 300 x 30), secureTextEntry: yes
        searchBar (0, 380, 300 x 50), text: "hunter2", secureTextEntry: yes
      }
      navigationItem "\(escapes)"
    }

    viewController second: Second {
      view {
        label "\(escapes)" (0, 100, 300 x 30)
      }
    }

    """

  private static let flow = """
    launch
    list
    where
    tree
    snapshot
    perform "\(escapes)"

    """

  private static let behavior = """
    behavior First: UIViewController {
      viewDidLoad {
        log "\(escapes)"
        title = "\(escapes)"
      }
    }

    """

  private func playground() throws -> Playground {
    let name = "::error::x\n::error::y\u{1B}[31m"
    let playground = try Playground(["app/\(name).flow": Self.flow])
    try playground.write(Self.scene, to: "app/Main.scene")
    try playground.write(Self.behavior, to: "app/a.behavior")
    try playground.write("launch\nexpect title \"\(Self.escapes)x\"\n", to: "app/b.flow")
    try playground.write("tpa \"\(Self.escapes)\"\n", to: "app/c.flow")
    return playground
  }

  private func requireHarmless(_ text: String, isGitHub: Bool = false) {
    for line in text.split(separator: "\n") {
      let line = String(line)
      #expect(
        !line.unicodeScalars.contains(where: TerminalEscape.isTerminalControl),
        "\(line.debugDescription)")
      #expect(!line.contains("##[") && !line.contains("##vso["), "\(line)")
      #expect(!line.contains("hunter2"), "\(line)")
      guard line.drop(while: \.isWhitespace).hasPrefix("::") else { continue }
      #expect(isGitHub && line.contains(#/^::(error|warning|notice) file=/#), "\(line)")
    }
  }

  @Test(
    "findings are escaped in every format",
    arguments: ["human", "json", "sarif", "github", "xcode", "junit", "checkstyle"])
  func findings(format: String) throws {
    let playground = try playground()
    // The excerpt of a line in a document shows what is written there.
    try playground.write(Self.scene.replacing("hunter2", with: ""), to: "app/Main.scene")
    let result = playground.run("check", playground.path + "/app", "--format", format, "--layout")
    #expect(result.status == 1)
    requireHarmless(result.output, isGitHub: format == "github")
    requireHarmless(result.errors)
  }

  @Test(
    "pictures are escaped and mask secure text",
    arguments: ["wireframe", "tree", "outline", "json", "svg"])
  func pictures(form: String) throws {
    let playground = try playground()
    let result = playground.run("snapshot", playground.path + "/app", "--all", "--as", form)
    #expect(result.status == 0)
    requireHarmless(result.output)
    if form != "outline" { #expect(result.output.contains("•••••••")) }
  }

  @Test("graphs are escaped", arguments: ["text", "mermaid", "dot", "json"])
  func graphs(form: String) throws {
    let playground = try playground()
    let result = playground.run("graph", playground.path + "/app", "--as", form)
    #expect(result.status == 0)
    requireHarmless(result.output)
  }

  @Test(
    "differences are escaped and mask secure text", arguments: ["text", "markdown", "svg", "html"])
  func differences(form: String) throws {
    let playground = try playground()
    let name = "::error::x\n::error::y\u{1B}[31m.scene"
    let changed = Self.scene.replacing("hunter2", with: "hunter23")
      .replacing("::error::c", with: "::error::d")
    try playground.write(Self.scene, to: "old/\(name)")
    try playground.write(changed, to: "new/\(name)")
    let (old, new) = (playground.path + "/old", playground.path + "/new")
    let result = playground.run("diff", old, new, "--as", form)
    #expect(result.status == 0, "\(result.errors)")
    requireHarmless(result.output)
    #expect(result.output.contains("••••••••"))
  }

  @Test("accessors are escaped")
  func accessors() throws {
    let playground = try playground()
    let result = playground.run("generate", "swift", playground.path + "/app")
    #expect(result.status == 0)
    requireHarmless(result.output)
  }

  @Test("flows, traces, lists and failures are escaped and mask secure text")
  func flows() throws {
    let playground = try playground()
    let app = playground.path + "/app"
    for name in playground.names("app").filter({ $0.hasSuffix(".flow") }) {
      let result = playground.run("run", app, "--flow", "\(app)/\(name)", "--trace")
      requireHarmless(result.output)
      requireHarmless(result.errors)
    }
    for format in ["human", "junit", "json"] {
      requireHarmless(playground.run("test", app, "--format", format).output)
    }
    let report = playground.run("explore", app, "--steps", "100")
    requireHarmless(report.output)
    requireHarmless(playground.run("explore", app, "--steps", "100", "--format", "json").output)
  }

  @Test("the greeting, list and completions of the prompt mask secure text")
  func prompt() throws {
    let playground = try playground()
    let recorder = Recorder(input: "focus \"•••••••\"\ntype \"s3cret\"\nlist\ntree\nsnapshot\n")
    _ = CommandLineTool(recorder.console).run(["run", playground.path + "/app"])
    requireHarmless(recorder.output)
    #expect(!recorder.output.contains("s3cret"))
    #expect(recorder.output.contains("\"••••••\""), "the typed text replaces the old one")
  }

  @Test("the changes of a formatted scene mask secure text")
  func formatting() throws {
    let playground = try playground()
    try playground.write(Self.scene.replacing("    textField", with: " textField"), to: "a.scene")
    let changes = playground.run("format", "--diff", playground.path + "/a.scene")
    #expect(changes.output.contains("+    textField secret"))
    requireHarmless(changes.output)
  }

  @Test("parts that cannot be compiled are escaped in lists and in ibtool's reports")
  func compilation() throws {
    let playground = try Playground([:])
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="a&#10;::error::b\u{9B}31m">\
      <hologram odd="&#10;::error::c\u{202E}" id="d&#10;::error::e"/></view></objects></document>
      """
    try playground.write(xml, to: "a\u{1B}[31m.xib")
    let path = playground.path + "/a\u{1B}[31m.xib"
    let list = playground.run("compile", path, "--as", "nib", "--explain-support")
    #expect(list.output.contains("hologram"))
    requireHarmless(list.output + list.errors)
    for format in ["human-readable-text", "xml1"] {
      let report = playground.run("ibtool", "--output-format", format, "--compile", "x", path)
      #expect(report.output.contains("hologram"))
      // Property lists are indented with tabs.
      requireHarmless(report.output.replacing("\t", with: "") + report.errors)
    }
  }

  @Test("the path of a document with unresolved conflicts is escaped")
  func conflicts() throws {
    let playground = try Playground([:])
    let name = "a\n::error::b\u{1B}[31m.scene"
    try playground.write("storyboard\n<<<<<<< a\n=======\n>>>>>>> b\n", to: name)
    let path = playground.path + "/" + name
    let resolution = playground.run("merge", "--resolve", "ours", path + ":9")
    requireHarmless(resolution.output + resolution.errors)
    requireHarmless(playground.run("diff", "--external", name).output)
  }

  @Test("command line errors are escaped")
  func arguments() {
    let word = "::error::x\n::error::y\u{1B}[31m\u{202E}"
    for words in [
      [word], ["check", word], ["explain", word], ["snapshot", word], ["run", word],
      ["help", word],
      ["check", "--" + word], ["check", "--rule", word], ["format", word], ["convert", word],
    ] {
      let recorder = Recorder()
      let status = CommandLineTool(recorder.console).run(words)
      #expect(status != .success)
      requireHarmless(recorder.errors)
      requireHarmless(recorder.output)
    }
  }
}
