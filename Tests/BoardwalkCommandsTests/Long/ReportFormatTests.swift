import BoardwalkBase
import Foundation
import Testing

@testable import BoardwalkCommands

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Machine formats")
struct ReportFormatTests {
  /// What `check` prints in `format` about files with an error, a warning and a hostile name.
  private func report(_ format: String) -> String {
    let documents = "@/Tests/Fixtures/command-documents"
    return CommandLineFixture.run(
      "check --no-config --format \(format) \(documents)/Dangling.storyboard "
        + "@/Tests/Fixtures/check/deprecated-segue/bad.storyboard", input: ""
    ).output
  }

  @Test("SARIF matches its schema, and results match the rules")
  func sarif() throws {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(report("sarif").utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "boardwalk")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      let region = try #require(physical["region"] as? [String: Int])
      #expect(region.values.allSatisfy { $0 >= 1 })
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
    }
    let levels = rules.compactMap { ($0["defaultConfiguration"] as? [String: String])?["level"] }
    #expect(Set(levels) == ["error", "warning", "note", "none"])
  }

  @Test("GitHub and SARIF name files from the folder of the repository, not the current one")
  func repository() throws {
    let scene = "viewController a {\n  view {\n    labl \"Hi\"\n  }\n}\n"
    let folder = try TemporaryFolder([".git/HEAD": "", "App/A, 100%/Main: 1.scene": scene])
    for path in [folder.path("App"), folder.path("App/A, 100%/Main: 1.scene")] {
      func check(_ format: String) -> String {
        CommandLineFixture.run("check --format \(format) \"\(path)\"", input: "").output
      }
      #expect(check("github").contains("file=App/A%2C 100%25/Main%3A 1.scene,line=3,"))
      #expect(check("sarif").contains("\"uri\" : \"App/A,%20100%25/Main%3A%201.scene\""))
      #expect(check("json").contains("\"path\" : \"\(folder.path("App"))/A, 100%"))
    }
  }

  @Test("an excerpt fits the window, with the caret under the fault", arguments: [50, 70, 104])
  func columns(_ columns: Int) throws {
    let indentation = String(repeating: " ", count: 30)
    let line = indentation + String(repeating: "x", count: 60) + "FAULT" + "\(indentation)y"
    let file = SourceFile(path: "a.scene", text: line)
    let start = line.distance(from: line.startIndex, to: try #require(line.firstIndex(of: "F")))
    let finding = Finding("malformed-scene", .error, "no", at: start..<start + 5)
    let diagnostic = try #require(Diagnostic.locate([finding], in: file).first)
    let text = HumanDiagnostic(diagnostic, ReportStyle(columns: columns)).text
    let lines = text.split(separator: "\n").dropFirst().map(Array.init)
    #expect(lines.allSatisfy { $0.count <= columns })
    let marks = lines[1].indices.filter { lines[1][$0] == "^" || lines[1][$0] == "~" }
    #expect(String(marks.map { lines[0][$0] }) == "FAULT")
  }

  @Test("Checkstyle and JUnit are well-formed and have a position for each finding")
  func xml() throws {
    for (format, root, element) in [
      ("checkstyle", "checkstyle", "error"), ("junit", "testsuites", "testcase"),
    ] {
      let reader = Elements()
      let parser = XMLParser(data: Data(report(format).utf8))
      parser.delegate = reader
      #expect(parser.parse())
      #expect(reader.names.first == root)
      #expect(reader.names.filter { $0 == element }.count == 2)
    }
  }

  /// Remembers the names of all elements.
  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { names.append(name) }
  }

  @Test("Xcode lines have path, position, severity and message")
  func xcode() throws {
    let lines = report("xcode").split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(
        line.firstMatch(of: /^.+:[0-9]+:[0-9]+: (error|warning|note): .+ \[[a-z-]+\]$/) != nil)
    }
  }
}
