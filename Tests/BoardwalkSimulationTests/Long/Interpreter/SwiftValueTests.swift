import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Values of Swift in behaviors")
struct SwiftValueTests {
  /// What a run logs of `expression`.
  private func logged(_ expression: String, after statements: String = "") throws -> [String] {
    try ScriptedApp(
      """
      behavior ItemsViewController {
        state names: [String] = ["b", "a"]
        state people = [{ name: "Ann", age: 40 }, { name: "Bob", age: 20 }]
        state ages = ["x": 1, "y": 2]

        viewDidLoad {
          \(statements)
          log "\\(\(expression))"
        }
      }

      """
    ).logs
  }

  @Test(
    "expressions have the values of Swift",
    arguments: [
      ("(1...3).map { $0 * 2 }", "[2, 4, 6]"), ("Array(0..<2)", "[0, 1]"),
      ("people.map(\\.name)", "[Ann, Bob]"), ("people.sorted { $0.age < $1.age }[0].name", "Bob"),
      ("names.max()!", "b"), ("names.suffix(1)", "[a]"), ("[1, 2, 3][0..<2]", "[1, 2]"),
      ("ages.keys.sorted()", "[x, y]"), ("ages.values.reduce(0, +)", "3"),
      ("ages.isEmpty", "false"),
      ("ages.filter { $0.value > 1 }.count", "1"), ("Set([1, 1, 2]).count", "2"),
      ("\"a b\".split(separator: \" \").count", "2"), ("\"hello you\".capitalized", "Hello You"),
      ("\"a-b\".replacingOccurrences(of: \"-\", with: \"+\")", "a+b"),
      ("\"a1b2\".filter { $0.isNumber }", "12"), ("\"Pear\".contains(\"ea\")", "true"),
      ("\"Pear\".localizedCaseInsensitiveContains(\"pear\")", "true"),
      ("\"12\".rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil", "true"),
      ("IndexPath(row: 1, section: 0) < IndexPath(row: 0, section: 1)", "true"),
      ("Int(3.6.rounded())", "4"), ("String(repeating: \"ab\", count: 2)", "abab"),
      ("Date().addingTimeInterval(86400) > Date()", "true"),
      ("UIDevice.current.userInterfaceIdiom == .phone", "true"),
    ])
  func expressions(expression: String, value: String) throws {
    #expect(try logged(expression) == [value])
  }

  @Test(
    "statements change dictionaries and sets",
    arguments: [
      ("ages[\"z\", default: 0] += 5", "ages[\"z\"]!", "5"),
      ("ages[\"x\"] = nil", "ages.count", "1"),
      ("ages.removeValue(forKey: \"y\")", "ages.count", "1"),
      ("names.insert(\"a\")", "names.count", "2"), ("names.remove(\"a\")", "names.count", "1"),
    ])
  func changes(statement: String, expression: String, value: String) throws {
    #expect(try logged(expression, after: statement) == [value])
  }

  @Test(
    "formatters write American English",
    arguments: [
      ("NumberFormatter()", "numberStyle = .currency", "1234.5", "$1,234.50"),
      ("NumberFormatter()", "numberStyle = .decimal", "1234567.891", "1,234,567.891"),
      ("NumberFormatter()", "numberStyle = .percent", "0.25", "25%"),
      ("DateFormatter()", "dateFormat = \"EEEE d MMMM\"", "Date()", "Wednesday 1 January"),
      ("DateFormatter()", "dateStyle = .medium", "Date()", "Jan 1, 2025"),
    ])
  func formatters(made: String, setting: String, argument: String, text: String) throws {
    let statements = "let formatter = \(made)\nformatter.\(setting)"
    #expect(try logged("formatter.string(from: \(argument))", after: statements) == [text])
  }

  @Test("the first case of a switch that matches is performed")
  func cases() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          [0, 2, 7, 30].forEach { number in log kind(number) }
        }

        block kind(number: Int) -> String {
          switch number + 1 {
          case 1:
            return "one"
          case 3, 4:
            return "few"
          case 5...20 where number > 6:
            return "several"
          default:
            return "many"
          }
        }
      }

      """)
    #expect(app.logs == ["one", "few", "several", "many"])
  }

  @Test("SEG-03: the sender of a segue is what code passes")
  func sender() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidAppear { performSegue(withIdentifier: "showItem", sender: IndexPath(row: 3, section: 1)) }
        prepare "showItem" { log "\\(sender.section) \\(sender.row)" }
      }

      """)
    #expect(app.logs == ["1 3"])
  }

  @Test("a notification has the object that code gives it")
  func notificationObject() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        state observer = nil

        viewDidLoad {
          observer = NotificationCenter.default.addObserver(
            forName: .changed, object: nil, queue: .main
          ) { note in
            log "\\(note.object)"
          }
          NotificationCenter.default.post(name: .changed, object: 7)
        }
      }

      """)
    #expect(app.logs == ["7"])
  }
}
