import BoardwalkBase
import BoardwalkTestSupport
import Testing

@testable import BoardwalkProject

/// What stands between the words of a source means nothing, wherever it stands.
@Suite("Source scanning laws")
struct TokenLawTests {
  private static let swift = [
    "@objc", "(", "Shop", ")", "final", "class", "Items", ":", "Kit", ".", "List", "<", "Item", ">",
    ",", "Showing", "{", "@IBOutlet", "weak", "var", "label", ":", "UILabel", "!", ";", "@IBAction",
    "func", "save", "(", "_", "sender", ":", "Any", ",", "for", "event", ":", "UIEvent", ")", "{",
    "performSegue", "(", "withIdentifier", ":", "\"go\"", ",", "sender", ":", "nil", ")", "}", "}",
    "extension", "Items", "{", "@IBAction", "func", "back", "(", ")", "{", "}", "}",
  ]

  private static let objectiveC = [
    "@interface", "Items", ":", "UIView", "<", "Showing", ">", "{", "IBOutlet", "UILabel", "*",
    "label", ";", "}", "@property", "(", "nonatomic", ",", "weak", ")", "IBOutlet", "UIButton", "*",
    "button", ";", "-", "(", "IBAction", ")", "save", ":", "(", "id", ")", "sender", ";", "@end",
    "@implementation", "Items", "-", "(", "IBAction", ")", "back", "{", "[", "self",
    "performSegueWithIdentifier", ":", "@\"go\"", "sender", ":", "self", "]", ";", "}", "@end",
  ]

  /// All that `table` says, in words.
  private func words(_ table: ClassTable) -> [String] {
    table.declarations + table.properties + table.methods + table.namings
  }

  /// `tokens` with gaps between that follow from `seed`.
  private func text(_ tokens: [String], _ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let gaps = [" ", "\n", "\t ", " /* { \" */ ", " // } '\n", "\r\n", "\n\n"]
    return tokens.map { $0 + gaps[random.number(below: gaps.count)] }.joined()
  }

  @Test("comments and white space between words do not matter", arguments: UInt64(0)..<50)
  func gaps(_ seed: UInt64) {
    let plain = (Self.swift.joined(separator: " "), Self.objectiveC.joined(separator: " "))
    #expect(words(.swift(text(Self.swift, seed))) == words(.swift(plain.0)))
    #expect(words(.objectiveC(text(Self.objectiveC, seed))) == words(.objectiveC(plain.1)))
    #expect(words(.swift(plain.0)).count == 6)
    #expect(words(.objectiveC(plain.1)).count == 7)
  }

  @Test("truncated sources are safe")
  func torn() {
    for end in 0...Self.swift.count {
      let table = ClassTable.swift(Self.swift.prefix(end).joined(separator: " "))
      #expect(table.types.count <= 2)
    }
    for end in 0...Self.objectiveC.count {
      let table = ClassTable.objectiveC(Self.objectiveC.prefix(end).joined(separator: " "))
      #expect(table.types.count <= 2)
    }
  }

  @Test("bytes after the source do not matter", arguments: UInt64(0)..<50)
  func bytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let noise = (0..<200).map { _ in UInt8(random.number(below: 256)) }
    let source = Array((Self.objectiveC.joined(separator: " ") + "\n").utf8)
    for path in ["A.m", "A.swift", "A.h"] {
      let table = ClassTable([SourceFile(path: path, bytes: source + noise)])
      let places = table.types.map(\.range)
      #expect(places.allSatisfy { $0.upperBound <= source.count + noise.count })
      #expect(places.map(\.lowerBound) == places.map(\.lowerBound).sorted())
    }
  }
}
