import BoardwalkGenerate
import Testing

@Suite("Swift identifiers from arbitrary characters")
struct IdentifierTests {
  @Test("the compiler accepts the identifier for any character")
  func characters() throws {
    let checker = try TypeChecker()
    defer { checker.remove() }
    let names = (UInt32(0)...0x3_FFFF).lazy.compactMap(Unicode.Scalar.init)
      .flatMap { ["\($0)", "a\($0)"] }.map { SwiftIdentifier.name(for: $0, .member) }
    let code = Set(names).sorted().map { "let \(SwiftIdentifier.escaped($0)) = 0\n" }.joined()
    #expect(try checker.syntaxErrors(in: code).prefix(2_000) == "")
  }
}
