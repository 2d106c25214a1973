import Foundation
import Testing

@Suite("One mistake, one finding")
struct SingleMistakeTests {
  private static let scene = """
    storyboard, module: Notes

    viewController login: LoginViewController, initial {
      view {
        textField nameField, placeholder: "Name"
        button logIn "Log in" {
          action touchUpInside -> login.logIn:
        }
      }
      outlet nameField
      outlet logInButton -> logIn
      segue presentation -> nav "showNotes"
    }
    navigationController nav {
      segue rootViewController -> notes
    }
    tableViewController notes {
      tableView {
        tableViewCell "Note"
      }
    }

    """

  private static let behavior = """
    shared notes = ["Milk"]

    behavior LoginViewController {
      state tries = 0

      viewDidLoad {
        nameField.text = notes.first
        nameField.text = ""
        logInButton.isEnabled = true
      }

      action logIn(sender) {
        tries = tries + 1
        if tries > 2 { performSegue "showNotes" }
        endEditing view
      }
    }

    """

  /// What `check` finds in the app, with `old` in the file named `name` replaced by `new`.
  private func findings(_ name: String, _ old: String, _ new: String) throws -> [String] {
    let folder = try TemporaryFolder(["App.behavior": Self.behavior])
    try folder.write(Self.scene, to: "Main.scene")
    if name == "Main.storyboard" {
      let (scene, document) = (folder.path("Main.scene"), folder.path(name))
      _ = CommandLineFixture.run("convert \"\(scene)\" -o \"\(document)\"", input: "")
      try FileManager.default.removeItem(atPath: scene)
    }
    let text = folder.text(name)
    try #require(text.contains(old))
    let place = try #require(text.range(of: old))
    try folder.write(text.replacingCharacters(in: place, with: new), to: name)
    let rules = CommandLineFixture.run(
      "check --no-config --format xcode \"\(folder.url.path)\"", input: "")
    let output = rules.output.replacing(folder.url.path + "/", with: "")
    return output.split(separator: "\n").map(String.init)
  }

  @Test("the app without a mistake has no findings")
  func sound() throws {
    for name in ["Main.scene", "Main.storyboard"] {
      #expect(try findings(name, "Log in", "Sign in") == [])
    }
  }

  @Test(
    "what follows from a misspelled word is not reported",
    arguments: [
      ("App.behavior", "shared notes", "shard notes", "App.behavior:1:1: error: expected"),
      ("App.behavior", "behavior Login", "behaviour Login", "App.behavior:3:1: error: expected"),
      ("App.behavior", "state tries", "stat tries", "App.behavior:4:3: error: there is no handler"),
      ("App.behavior", "LoginViewController", "LoginViewControler", "App.behavior:3:10: error: no"),
      ("App.behavior", "nameField.text = n", "nameFeild.text = n", "App.behavior:7:5: error: no"),
      ("Main.scene", "rootViewController", "rootViewControler", "Main.scene:15:9: warning: the"),
      ("Main.storyboard", "customClass=", "customClas=", "warning: 'viewController' has no"),
      ("Main.storyboard", "selector=", "selctor=", "warning: 'action' has no attribute"),
      ("Main.storyboard", "property=", "propery=", "warning: 'outlet' has no attribute"),
      ("Main.storyboard", "identifier=\"sh", "identifer=\"sh", "'segue' has no attribute"),
      ("Main.storyboard", "reuseIdentifier=", "reuseIdentifer=", "warning: 'tableViewCell' has no"),
      ("Main.storyboard", "<viewController ", "<viewControler ", "error: <viewControler> is"),
    ])
  func misspelled(_ name: String, _ old: String, _ new: String, _ finding: String) throws {
    let found = try findings(name, old, new)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains(finding) == true, "\(found)")
  }

  @Test("a name that is used several times is reported at its first place")
  func severalUses() throws {
    let found = try findings("Main.scene", "outlet nameField", "outlet nameFeild -> nameField")
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("App.behavior:7:5: error:") == true, "\(found)")
  }

  @Test(
    "a misspelled file or extension gets a suggestion",
    arguments: [
      ("check @Main.scen", "Main.scene"), ("test @wlak.flow", "walk.flow"),
      ("run @. --flow @walk.flwo", "walk.flow"), ("snapshot @Mian.scene", "Main.scene"),
      ("convert @Main.scene -o @Main.storybord", ".storyboard"),
    ])
  func files(_ command: String, _ meant: String) throws {
    let folder = try TemporaryFolder(["Main.scene": Self.scene, "walk.flow": "launch\n"])
    let words = command.replacing("@.", with: "@").replacing("@", with: folder.url.path + "/")
    let result = CommandLineFixture.run(words, input: "")
    #expect(result.status == "2\n")
    #expect(result.errors.contains("did you mean"), "\(result)")
    #expect(result.errors.contains(meant), "\(result)")
    #expect(result.output == "")
  }
}
