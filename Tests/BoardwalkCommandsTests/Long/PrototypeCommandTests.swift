import BoardwalkCommands
import Testing

@Suite("Prototypes on the command line")
struct PrototypeCommandTests {
  private static let login = """
    storyboard, tools: 23504, device: retina4_7

    viewController login: LoginViewController, initial {
      view {
        textField password (20, 80, 200 x 30), secureTextEntry
        button next "Next" (20, 180, 200 x 30) {
          segue show -> other
        }
      }
    }

    viewController other: OtherViewController {
      view {
      }
    }
    """

  private func playground(_ flow: String) throws -> Playground {
    try Playground(["App/Login.scene": Self.login, "App/a.flow": flow])
  }

  @Test("flows of the folder are part of the page, and a failing one is a finding")
  func flows() throws {
    let playground = try playground("tap \"Next\"\nexpect front \"Login\"\n")
    let result = playground.run("explore", playground.path + "/App", "--as", "html")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("<!doctype html>"))
    #expect(result.output.contains("expect front \\\"Login\\\""))
  }

  @Test("-o names the page, also for a given flow")
  func output() throws {
    let playground = try playground("tap \"Next\"\n")
    let path = playground.path
    let result = playground.run(
      "explore", path + "/App", "--as", "html", "--flow", path + "/App/a.flow", "-o",
      path + "/app.html")
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(playground.text("app.html")?.contains("\"startsFlow\":true") == true)
    let refused = playground.run(
      "explore", path + "/App", "--as", "html", "--flow", path + "/App/a.flow", "-o",
      path + "/App/a.flow")
    #expect(refused.status == 2)
  }

  @Test("text typed into a secure field appears in neither prototype nor report")
  func secure() throws {
    let playground = try playground("tap field 1\ntype \"hunter2\"\n")
    let page = playground.run("explore", playground.path + "/App", "--as", "html")
    #expect(page.status == 0)
    #expect(!page.output.contains("hunter2"))
    let report = playground.run("test", playground.path + "/App", "--format", "html")
    #expect(report.status == 0)
    #expect(!report.output.contains("hunter2"))
  }
}
