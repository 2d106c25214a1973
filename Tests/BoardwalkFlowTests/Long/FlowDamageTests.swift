import BoardwalkBase
import BoardwalkFlow
import Testing

/// What is left of a flow when a byte or a token of it is lost, or one too many.
private struct Damage: Sendable {
  let bytes: [UInt8]

  /// The line that was damaged, from 1.
  let line: Int

  var flow: Flow { Flow(SourceFile(path: "a.flow", bytes: bytes)) }

  var places: [Int] {
    let flow = flow
    return Diagnostic.locate(flow.findings, in: flow.file).map(\.start.line)
  }
}

@Suite("Damaged flows")
struct FlowDamageTests {
  @Test("a truncated flow parses with errors only at its end", arguments: FlowFixture.all)
  func cut(fixture: FlowFixture) {
    let bytes = fixture.flow.file.bytes
    var line = 1
    for (index, byte) in bytes.enumerated() {
      let damage = Damage(bytes: Array(bytes[..<index]), line: line)
      // An expected trace without lines is missed where they would begin.
      #expect(damage.places.allSatisfy { $0 >= line - 2 && $0 <= line }, "cut at \(index)")
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
  }

  @Test("a flow without one token parses with errors only after it", arguments: FlowFixture.all)
  func delete(fixture: FlowFixture) {
    for (token, line) in tokens(of: fixture) {
      var bytes = fixture.flow.file.bytes
      bytes.removeSubrange(token.range)
      let places = Damage(bytes: bytes, line: line).places
      // A trace that has lost its only line is missed at the end of the line before.
      #expect(places.allSatisfy { $0 >= line - 1 }, "without \(token.displayName) of line \(line)")
    }
  }

  @Test("a stray token is reported on its line", arguments: FlowFixture.all)
  func insert(fixture: FlowFixture) {
    let traces = fixture.flow.statements.flatMap(\.traceLines)
    for (token, line) in tokens(of: fixture) where !token.endsStatement {
      var bytes = fixture.flow.file.bytes
      bytes.insert(contentsOf: Array("@ ".utf8), at: token.range.lowerBound)
      let places = Damage(bytes: bytes, line: line).places
      // Anything may stand in an expected callback.
      if traces.contains(where: { $0.contains(token.range.lowerBound) }) {
        #expect(places.isEmpty)
      } else {
        #expect(places == [line], "before \(token.displayName) of line \(line)")
      }
    }
  }

  private func tokens(of fixture: FlowFixture) -> [(token: Token, line: Int)] {
    let lines = LineTable(fixture.flow.file)
    return Lexer.tokens(of: fixture.flow.file).map {
      ($0, lines.position(of: $0.range.lowerBound).line)
    }
  }
}

extension FlowStatement {
  /// Where the lines of its expected traces are written.
  fileprivate var traceLines: [Range<Int>] {
    guard case .expect(let expectations) = action else { return [] }
    return expectations.flatMap { expectation -> [Range<Int>] in
      guard case .trace(let trace) = expectation.value else { return [] }
      return trace.lines.map(\.range)
    }
  }
}
