import BoardwalkCommands
import Foundation
import Testing

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
