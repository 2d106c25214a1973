import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Values in JSON")
struct CodingTests {
  private static let types = """
    enum Kind: String, Codable { case work, home = "HOME" }
    struct Tag: Codable { let name: String }
    struct Note: Codable {
      var id: Int
      var title: String
      var kind: Kind = .work
      var tags: [Tag] = []
      var due: Date?
      enum CodingKeys: String, CodingKey {
        case id = "note_id"
        case title, kind, tags, due
      }
    }
    struct User: Codable { let firstName: String }
    """

  private func logged(_ statements: String) throws -> [String] {
    try ScriptedApp(
      """
      \(Self.types)
      behavior ItemsViewController {
        block read(_ text: String) -> String {
          do {
            let notes = try JSONDecoder().decode([Note].self, from: Data(text.utf8))
            return notes.map { $0.title }.joined(separator: ",")
          } catch {
            return error.localizedDescription
          }
        }

        viewDidLoad {
          \(statements)
        }
      }

      """
    ).logs
  }

  @Test("values are written and read back")
  func roundTrip() throws {
    let statements = """
      let note = Note(id: 1, title: "A \\"b\\"", kind: .home, tags: [Tag(name: "x")])
      let data = try! JSONEncoder().encode([note])
      log String(data: data, encoding: .utf8)!
      let copy = try! JSONDecoder().decode([Note].self, from: data)[0]
      log "\\(copy == note) \\(copy.kind == .home) \\(copy.kind.rawValue)"
      """
    #expect(
      try logged(statements) == [
        #"[{"kind":"HOME","note_id":1,"tags":[{"name":"x"}],"title":"A \"b\""}]"#,
        "true true HOME",
      ])
  }

  @Test(
    "JSON that is none, or not of the type, is an error",
    arguments: [
      (#"[{"note_id": 1, "title": "Tea", "kind": "work", "tags": []}]"#, "Tea"),
      ("[]", ""), ("[1", "The data couldn’t be read because it isn’t in the correct format."),
      (#"[{"title": "Tea"}]"#, "The data couldn’t be read because it is missing."),
      (
        #"[{"note_id": "1", "title": "Tea", "kind": "work", "tags": []}]"#,
        "The data couldn’t be read because it isn’t in the correct format."
      ),
      (
        #"[{"note_id": 1, "title": "Tea", "kind": "play", "tags": []}]"#,
        "The data couldn’t be read because it isn’t in the correct format."
      ),
    ])
  func errors(json: String, text: String) throws {
    let quoted = json.replacing("\"", with: "\\\"")
    #expect(try logged("log read(\"\(quoted)\")") == [text])
  }

  @Test("keys of another style are converted")
  func snakeCase() throws {
    let statements = """
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let data = "{\\"first_name\\": \\"Ann\\"}".data(using: .utf8)!
      log try! decoder.decode(User.self, from: data).firstName
      """
    #expect(try logged(statements) == ["Ann"])
  }

  @Test(
    "texts of JSON are read once, and no deeper than values are",
    arguments: [
      ("{\"a\": [1, -2.5e1, true, null, \"\\u00e9\\ud83d\\ude00\\n\"]}", true), ("1 2", false),
      (String(repeating: "[", count: 20_000), false),
      (String(repeating: "{\"a\":", count: 20_000), false), ("\"\\ud83d\"", false), ("", false),
      ("[1,]", false), ("\"", false), ("\"\\", false), ("\"\\u12", false),
    ])
  func texts(json: String, isValid: Bool) {
    #expect((JSONText.value(json) != nil) == isValid)
  }

  @Test("long texts of JSON are read in a time that is proportional to them")
  func longTexts() {
    let items = Array(repeating: "{\"a\": \"b\"}", count: 20_000).joined(separator: ",")
    #expect(JSONText.value("[\(items)]")?.elements.count == 20_000)
  }

  @Test("types of lists in lists are read as deep as values are")
  func deepTypes() {
    let text = String(repeating: "[", count: 20_000) + "Int" + String(repeating: "]", count: 20_000)
    #expect(!SwiftTypeName(text).isOptional)
  }
}
