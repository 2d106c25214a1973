import BoardwalkSource

extension TestFormat {
  /// The XML that build servers read: a suite for each folder, a case for each flow. It has no times:
  /// the same flows give the same bytes.
  static let junit = TestFormat(name: "junit") { report, _ in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(counts(report.flows))>\n"
    var rest = report.flows[...]
    while let first = rest.first {
      let name = folder(of: first.path)
      let suite = rest.prefix { folder(of: $0.path) == name }
      rest = rest.dropFirst(suite.count)
      text += "  <testsuite name=\"\(escaped(name))\"\(counts(suite))>\n"
      text += suite.map(testCase).joined() + "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func testCase(_ flow: FlowResult) -> String {
    let file = SourceFile(path: flow.path, bytes: [])
    let head =
      "    <testcase name=\"\(escaped(file.stem))\" classname=\"\(escaped(folder(of: flow.path)))\""
    guard !flow.failures.isEmpty else { return head + "/>\n" }
    // JUnit knows one failure a case: the first gives its message, the text tells all.
    let texts = flow.failures.map { diagnostic, difference in
      HumanDiagnostic(diagnostic, isColored: false).text + difference
    }
    return head + ">\n      <failure message=\"\(escaped(flow.failures[0].diagnostic.message))\">"
      + escaped(texts.joined()) + "</failure>\n    </testcase>\n"
  }

  private static func counts(_ flows: some Collection<FlowResult>) -> String {
    " tests=\"\(flows.count)\" failures=\"\(flows.count { !$0.failures.isEmpty })\""
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// `text` for XML, without the characters that XML cannot hold.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
