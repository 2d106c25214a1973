import BoardwalkCommands
import Testing

/// Every run ends, and says that it has not done all.
@Suite("The work limit")
struct WorkLimitTests {
  private static let steps =
    "launch\n" + String(repeating: "snapshot outline\nexpect front \"Patients\"\n", count: 50)

  @Test("a flow ends at the line that exceeds it, each time the same")
  func flow() throws {
    let playground = try Playground(["a.flow": Self.steps, "b.flow": Self.steps])
    #expect(playground.test().status == 0)
    let result = playground.test("--work", "5000")
    #expect(result.status == 1)
    #expect(result.output.contains("error: the limit of 5000 units of work was reached"))
    #expect(result.output.contains("note: --work UNITS allows more"))
    #expect(playground.test("--work", "5000").output == result.output)
    let run = playground.run(
      "run", playground.path, "--flow", playground.path + "/a.flow", "--work", "5000")
    #expect(run.status == 1)
    #expect(run.errors.contains("error: the limit of 5000 units of work was reached"))
  }

  @Test("an exploration reports what it has found until then")
  func exploration() throws {
    let playground = try Playground([:])
    let whole = playground.run("explore", playground.path)
    let part = playground.run("explore", playground.path, "--work", "2000")
    #expect(whole.output.contains("; nothing else can be reached by tapping\n"))
    #expect(part.output.contains("; the limit of 2000 units of work was reached\n"))
    let json = playground.run("explore", playground.path, "--work", "2000", "--format", "json")
    #expect(json.output.contains("\"workLimit\" : \"the limit of 2000 units of work was reached\""))
    let page = playground.run("explore", playground.path, "--work", "2000", "--as", "html")
    #expect(page.output.hasPrefix("<!doctype html>"))
  }

  @Test("layouts beyond it are not checked, and a note says so")
  func layouts() throws {
    let playground = try Playground([:])
    for index in 0..<130 {
      let name = String(format: "%03d", index)
      try playground.write(WorkLimitTests.conflict, to: "Documents/\(name).scene")
    }
    let path = playground.path + "/Documents"
    let whole = playground.run("check", path, "--layout")
    #expect(whole.errors.matches(of: /\[conflicting-constraints\]/).count == 130)
    let part = playground.run("check", path, "--layout", "--work", "100")
    #expect(part.errors.contains("000.scene:7:7: warning: "))
    #expect(
      part.errors.contains(
        "129.scene:1:1: note: the layout check is incomplete: "
          + "the limit of 100 units of work was reached [conflicting-constraints]"))
    #expect(!part.errors.contains("129.scene:7:7"))
    #expect(playground.run("check", path, "--layout", "--work", "100").errors == part.errors)
  }

  @Test("scenes beyond it are not drawn, and the command says so")
  func pictures() throws {
    let playground = try Playground([:])
    let path = playground.path + "/Clinic.scene"
    let whole = playground.run("snapshot", path, "--all", "--as", "svg")
    #expect(whole.status == 0)
    let part = playground.run("snapshot", path, "--all", "--as", "svg", "--work", "300")
    #expect(part.status == 1)
    #expect(
      part.errors.contains(/\d+ scenes? not drawn: the limit of 300 units of work was reached\n/))
    #expect(part.errors.hasSuffix("\n  --work UNITS allows more\n"))
    #expect(part.output.count < whole.output.count && part.output.hasSuffix("</svg>\n"))
    #expect(playground.run("snapshot", path, "--all", "--as", "svg", "--work", "300") == part)
    for form in ["svg", "html"] {
      let map = playground.run("graph", path, "--as", form, "--work", "300")
      #expect(map.status == 1)
      #expect(map.errors == part.errors, "\(form)")
      #expect(map.output.contains("units of work"), "\(form)")
    }
    #expect(playground.run("graph", path, "--work", "300").status == 0)
  }

  @Test("the limit must be a positive number", arguments: ["0", "-1", "many", ""])
  func value(_ text: String) throws {
    let playground = try Playground([:])
    let result = playground.run("explore", playground.path, "--work=\(text)")
    #expect(result.status == 2)
    #expect(
      result.errors.contains("'\(text)' is not a valid value of --work; expected a positive number")
    )
  }

  /// A label that cannot have both of its widths.
  private static let conflict = """
    storyboard, initialViewController: first

    viewController first {
      view {
        label a "Text" (0, 0, 50 x 20) {
          a.width = 50
          a.width = 60
        }
        a.top = safeArea.top
        a.leading = safeArea.leading
      }
    }

    """
}
