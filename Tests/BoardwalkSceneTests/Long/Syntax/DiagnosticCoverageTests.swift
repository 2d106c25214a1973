import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Scene diagnostic coverage")
struct DiagnosticCoverageTests {
  /// What the fixtures of the scene language say, one message a line.
  private static let said = messages(in: ["scene-errors"])

  /// The same of all languages that share their lexer.
  private static let saidAnywhere =
    said + messages(in: ["flow-mistakes", "behavior-mistakes"])

  private static func messages(in folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let url = PackageFolder.url.appendingPathComponent("Tests/Fixtures/\(folder)")
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? []).flatMap { file -> [String] in
        guard let data = try? Data(contentsOf: file) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
          line.firstRange(of: #/(?:\^ )?error: |mistake: [\d:]+ |\^ /#)
            .map { String(line[$0.upperBound...]) }
        }
      }
    }
  }

  private func patterns(inFolder folder: String) throws -> [MessagePattern] {
    let url = PackageFolder.url.appendingPathComponent("Sources/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    return try names.filter { $0.hasSuffix(".swift") }.flatMap { name in
      let data = try Data(contentsOf: url.appendingPathComponent(name))
      return MessagePattern.all(in: String(decoding: data, as: UTF8.self))
    }
  }

  @Test("every diagnostic has a fixture")
  func scene() throws {
    let patterns = try ["Syntax", "Lowering", "Hints"].flatMap { folder in
      try self.patterns(inFolder: "BoardwalkScene/\(folder)")
    }
    #expect(patterns.count > 40)
    for pattern in patterns {
      #expect(Self.said.contains(where: pattern.isSaid), "\(pattern)")
    }
  }

  @Test("every shared diagnostic has a fixture in one of the languages")
  func shared() throws {
    let patterns = try patterns(inFolder: "BoardwalkBase/Lexing")
    #expect(patterns.count > 5)
    for pattern in patterns {
      #expect(Self.saidAnywhere.contains(where: pattern.isSaid), "\(pattern)")
    }
  }

  @Test("every diagnostic in the source code is found")
  func scanning() {
    let source = #"""
      throw SyntaxError(
        "write \(name(a, b)) here, not \"\(next.words)\"", at: range)
      SyntaxError(
        isEmpty
          ? "say something"
          : "say less", at: range)
      SyntaxError(reason, at: range)
      """#
    let patterns = MessagePattern.all(in: source)
    #expect(
      patterns.map(\.description) == ["write … here, not \"…\"", "say something", "say less"])
    #expect(patterns[0].isSaid(in: #"write a name here, not "x""#))
    #expect(!patterns[0].isSaid(in: #"do write a name here, not "x""#))
    #expect(!patterns[1].isSaid(in: "say less"))
  }
}
