import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import Testing

@testable import BoardwalkCheck

@Suite("Constraint descriptions")
struct ConstraintDescriptionTests {
  /// What a constraint with `attributes` says in a view with a button, two labels of one text and a
  /// guide.
  private func words(_ attributes: String, about ids: [String] = []) throws -> String {
    let file = Snippet.storyboard(
      Snippet.controller(
        view: Snippet.subviews(
          "<button id=\"save\"><state key=\"normal\" title=\"Save\"/></button>"
            + "<label text=\"Name\" id=\"one\"/><label text=\"Name\" id=\"two\"/>")
          + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
          + "<constraints><constraint \(attributes) id=\"c\"/></constraints>"))
    let document = try #require(file.document)
    let graph = Compiler().compile(Project([file], isWhole: false), main: document)
    let scene = try #require(graph.documents.first?.scenes.first)
    guard case .controller(let controller) = scene.content else { return "" }
    let view = try #require(controller.view)
    let constraint = try #require(view.constraints.first)
    return ConstraintWords(document, about: ids).words(for: constraint, of: view)
  }

  private static let leading = "firstItem=\"save\" firstAttribute=\"leading\""
  private static let toSafeArea = leading + " secondItem=\"safe\" secondAttribute=\"leading\""

  @Test(
    "constraints are described as equations between displayed names",
    arguments: [
      (toSafeArea, "\"Save\".leading = safe area.leading"),
      ("\(toSafeArea) constant=\"20\"", "\"Save\".leading = safe area.leading + 20"),
      ("\(toSafeArea) constant=\"-7.5\"", "\"Save\".leading = safe area.leading - 7.5"),
      (
        "\(toSafeArea) relation=\"greaterThanOrEqual\"", "\"Save\".leading ≥ safe area.leading"
      ),
      (
        "firstItem=\"save\" firstAttribute=\"width\" secondItem=\"con-view\" secondAttribute=\"width\" "
          + "multiplier=\"0.333333\" relation=\"lessThanOrEqual\"",
        "\"Save\".width ≤ 0.33 × view.width"
      ),
      (
        "firstItem=\"save\" firstAttribute=\"width\" secondItem=\"one\" secondAttribute=\"height\" "
          + "multiplier=\"2\" constant=\"1\"", "\"Save\".width = 2 × \"Name\".height + 1"
      ),
      ("firstItem=\"save\" firstAttribute=\"width\" constant=\"44\"", "\"Save\".width = 44"),
      ("firstAttribute=\"height\" constant=\"100\"", "view.height = 100"),
    ] as [(String, String)])
  func equations(_ attributes: String, _ words: String) throws {
    #expect(try self.words(attributes) == words)
  }

  @Test("views with equal names are distinguished if both occur")
  func namesakes() throws {
    let constraint =
      "firstItem=\"one\" firstAttribute=\"top\" secondItem=\"two\" secondAttribute=\"bottom\""
    #expect(
      try words(constraint, about: ["one", "two"]) == "\"Name\" #one.top = \"Name\" #two.bottom")
    #expect(try words(constraint, about: ["one", "save"]) == "\"Name\".top = \"Name\".bottom")
  }
}
