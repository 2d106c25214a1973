import BoardwalkBase
import Testing

@testable import BoardwalkProject

@Suite("Source positions of identifiers")
struct NamingPlaceTests {
  @Test(
    "the position is that of the name without quotes",
    arguments: [
      "performSegue(withIdentifier: \"späth\", sender: nil)",
      "performSegue(\n  withIdentifier:\n    \"späth\"\n, sender: nil)",
      "performSegue(withIdentifier: #\"späth\"#, sender: nil)",
      "performSegue(/* \"no\" */ withIdentifier: \"späth\")",
      "self.performSegue(withIdentifier:\"späth\",sender:\"no\")",
    ])
  func places(_ call: String) throws {
    let table = ClassTable.swift("let 🧺 = 1\n" + call)
    #expect(table.namings == ["segue späth"])
    let use = try #require(table.uses.first)
    #expect(table.files[use.file].text(in: use.range) == "späth")
  }

  @Test(
    "similar calls are ignored",
    arguments: [
      "perform(withIdentifier: \"a\")", "performSegue(withIdentifier: \"\")",
      "performSegue(withIdentifier: a ? \"b\" : \"c\")", "performSegue(withIdentifier: [\"a\"][0])",
      "performSegue(withIdentifier: \"a\".lowercased())", "let withIdentifier = \"a\"",
      "UIStoryboard(named: \"a\")", "name(name: \"a\", bundle: nil)", "[\"nibName\": \"a\"]",
      "let nibName: String = \"a\"", "if nibName == \"a\" {}",
      "print(\"performSegue(withIdentifier:)\")",
      "dequeueReusableCell(withIdentifier: \"a\")",
    ])
  func lookalikes(_ text: String) {
    #expect(ClassTable.swift(text).namings == [])
  }

  @Test(
    "the app's bundle is recognized in all spellings",
    arguments: [
      ("nil", false), (".main", false), ("Bundle.main", false), ("bundle", true),
      ("Bundle(for: type(of: self))", false), (".module", true), ("Bundle.module", true),
    ])
  func bundles(_ bundle: String, _ isElsewhere: Bool) {
    let mark = isElsewhere ? " elsewhere" : ""
    let storyboard = ClassTable.swift("UIStoryboard(name: \"A\", bundle: \(bundle))")
    #expect(storyboard.namings == ["storyboard A\(mark)"])
    let nib = ClassTable.swift("UINib(nibName: \"A\", bundle: \(bundle))")
    #expect(nib.namings == ["nib A\(mark)"])
    let controller = ClassTable.swift("super.init(nibName: \"A\", bundle: \(bundle))")
    #expect(controller.namings == ["nib A\(mark)"])
  }
}
