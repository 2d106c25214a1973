import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Testing

@Suite("Suppressions")
struct SuppressionTests {
  /// What is found in a table whose prototype has no identifier, below `comment`.
  private func found(
    _ comment: String, behind: String = "", checker: Checker = Checker()
  ) -> [String] {
    let text = """
      storyboard, tools: 23504, plugIn: 23506, device: retina6_12, safeAreas

      tableViewController items, initial {
        tableView {
          \(comment)
          tableViewCell (0, 50, 375 x 44), \(behind)
            selectionStyle: none {
            contentView {
            }
          }
        }
      }

      """
    let file = SourceFile(path: "Items.scene", text: text)
    return checker.check(Project([LoadedFile(file)], isWhole: false)).diagnostics
      .map { "\($0.start): \($0.rule)" }
  }

  @Test("the finding is reported without a suppression")
  func none() {
    #expect(found("") == ["6:5: missing-reuse-identifier"])
  }

  @Test(
    "a comment on the same line or the line above suppresses a finding",
    arguments: [
      "// boardwalk:ignore missing-reuse-identifier",
      "//boardwalk:ignore missing-reuse-identifier: nobody asks for it",
    ])
  func comment(_ comment: String) {
    #expect(found(comment) == [])
    #expect(found("", behind: comment) == [])
  }

  @Test("a rule is suppressed by the name that it had in an earlier version")
  func formerName() {
    let text = """
      storyboard, tools: 23504, plugIn: 23506, device: retina6_12, safeAreas

      viewController items, initial {
        view: view {
          // boardwalk:ignore misspelt-word
          label title (0, 50, 375 x 44), textAlignment: middel
        }
      }

      """
    let file = SourceFile(path: "Items.scene", text: text)
    let diagnostics = Checker().check(Project([LoadedFile(file)], isWhole: false)).diagnostics
    #expect(diagnostics.map { "\($0.start): \($0.rule)" } == [])
  }

  @Test("a comment above a statement applies to all lines of its head")
  func continuedHead() {
    let text = """
      storyboard, tools: 23504, plugIn: 23506, device: retina6_12, safeAreas

      viewController items, initial {
        view: view {
          // boardwalk:ignore misspelled-word
          label title (0, 50, 375 x 44), textAlignment: middel, // the title
            numberOfLines: 2, contentMode: lefft
        }
      }

      """
    let file = SourceFile(path: "Items.scene", text: text)
    let diagnostics = Checker().check(Project([LoadedFile(file)], isWhole: false)).diagnostics
    #expect(diagnostics.map { "\($0.start): \($0.rule)" } == [])
  }

  @Test("a suppression may list several rules and a reason")
  func list() {
    #expect(
      found("// boardwalk:ignore duplicate-id, missing-reuse-identifier embed-cycle")
        == ["5:25: unused-suppression"])
  }

  @Test("a comment that only contains the words is not a suppression")
  func mention() {
    #expect(
      found("// see boardwalk:ignore missing-reuse-identifier") == ["6:5: missing-reuse-identifier"]
    )
  }

  @Test("suppressions of disabled rules are not reported as unused")
  func notApplied() {
    let checker = Checker(rules: [.missingReuseIdentifier, .unusedSuppression])
    #expect(
      found("// boardwalk:ignore duplicate-id", checker: checker)
        == ["6:5: missing-reuse-identifier"])
  }

  @Test(
    "configured suppressions match by path and object",
    arguments: [
      ("Items.scene", "tableViewCell", true), ("Other.scene", "tableViewCell", false),
      ("Items.scene", "Settings", false), ("*.scene", nil, true), ("Ite?s.*", "items", false),
    ])
  func configured(_ path: String, _ object: String?, _ isCovered: Bool) {
    let file = SourceFile(path: "boardwalk.json", text: "{}")
    let suppression = Suppression(
      "missing-reuse-identifier", path: PathPattern(AbsolutePath.of(".") + "/" + path),
      object: object, in: file, at: 0..<0)
    let left = found("", checker: Checker(suppressions: [suppression]))
    #expect(
      left == (isCovered ? [] : ["6:5: missing-reuse-identifier", "1:1: unused-suppression"]))
  }
}
