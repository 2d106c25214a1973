import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Behavior formatting")
struct FormatterTests {
  private func text(_ file: SourceFile) -> String { file.text(in: 0..<file.bytes.count) }

  @Test("formatting is canonical and idempotent")
  func fixtures() throws {
    let files = try BehaviorFixture.all(in: "behavior-format")
    let loose = files.filter { !$0.name.contains(".canonical.") }
    #expect(loose.count >= 2)
    for file in loose {
      let canonical = try #require(files.first { $0.stem == file.stem + ".canonical" })
      #expect(BehaviorFormatter().format(file).text == text(canonical))
      #expect(BehaviorFormatter().format(canonical).text == text(canonical))
    }
  }

  @Test("formatting preserves meaning")
  func meaning() throws {
    let files = try BehaviorFixture.all(in: "behavior-format")
    let loose = try #require(files.first { $0.name == "loose.behavior" })
    let canonical = try #require(files.first { $0.name == "loose.canonical.behavior" })
    #expect(Shape(BehaviorFile(loose)) == Shape(BehaviorFile(canonical)))
  }

  @Test("cases of enumerations are indented, and those of switches are not")
  func cases() {
    let text = """
      enum Filter {
        case all, open
        var title: String {
          switch self {
          case .all: return "All"
          default: return "Open"
          }
        }
      }

      """
    let file = SourceFile(path: "a.behavior", text: text)
    #expect(BehaviorFormatter().format(file).text == text)
  }

  @Test("a file with errors is not reformatted")
  func mistakes() {
    let file = SourceFile(path: "a.behavior", text: "behavior A {")
    #expect(BehaviorFormatter().format(file).text == nil)
    #expect(BehaviorFormatter().format(file).findings.count == 1)
  }
}

/// What a file says, without where.
private struct Shape: Equatable {
  var texts: [String]

  init(_ file: BehaviorFile) {
    texts = file.classes.flatMap { type in
      ["\(type.name) \(type.states.count)"]
        + type.handlers.map { "\($0.form) \($0.subject ?? "") \($0.body.count)" }
    }
  }
}
