import BoardwalkBase
import BoardwalkDocument
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// Scenes with one thing wrong at a known place, and another mistake far from it.
@Suite("Damaged scenes")
struct DamagedSceneTests {
  /// A mistake of its own at the end of each scene, which must be found whatever comes before it.
  private static let sentinel = "\nviewController sentinel, textColor: rgbb(1)\n"

  static let sound = """
    document, type: com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB, toolsVersion: 23504

    viewController main: MainController, sceneID: s-1, firstResponder: f-1  #m-1 {
      view: view root (0.0, -1.5, 375 x 667), textColor: rgb(1, 0, 0.5, 1),
          backgroundColor: .labelColor  #r-1 {
        label name "Pan \\"cakes\\"" (0, 0, 10 x 10), font: system(17), numberOfLines: 2  #l-1
        label, text: Other, no-role  #l-2 { // behind
          when "widthClass=compact", constant: 8
        }
        name.top >= root.top * 0.5 + 8 @750  #c-1
        low: name.bottom = #l-2.bottom - 8 std
      }
      outlet name -> name  #o-1
      action touchUpInside -> main.save:with:  #a-1
      text: string = "Hello"
    }

    """

  private func findings(_ bytes: [UInt8]) -> [Finding] {
    let file = SourceFile(path: "damaged.scene", bytes: bytes + Array(Self.sentinel.utf8))
    let findings = SceneReader().read(file).findings
    #expect(
      findings.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= file.bytes.count })
    // Of a file with a merge in it nothing else is said.
    let isFound =
      findings.contains { $0.message.contains("'rgbb'") }
      || findings.map(\.rule) == ["merge-conflict"]
    #expect(isFound, "\(String(decoding: bytes, as: UTF8.self))")
    return findings.filter { !$0.message.contains("'rgbb'") }
  }

  private func tokens(_ text: String) -> Tokens {
    Lexer.tokens(of: SourceFile(path: "a.scene", text: text), keepingComments: true)
  }

  /// How many lines before or behind the damage the first finding stands.
  private func distance(_ findings: [Finding], to offset: Int, in bytes: [UInt8]) -> Int? {
    let lines = LineTable(SourceFile(path: "a.scene", bytes: bytes))
    let own = lines.position(of: offset).line
    return findings.map { abs(lines.position(of: $0.range.lowerBound).line - own) }.min()
  }

  @Test("the valid scene has no errors")
  func noMistake() { #expect(findings(Array(Self.sound.utf8)).isEmpty) }

  @Test("a missing token is reported nearby or is harmless")
  func deletedTokens() {
    var far: [String] = []
    let tokens = tokens(Self.sound)
    for token in tokens {
      var bytes = Array(Self.sound.utf8)
      bytes.removeSubrange(token.range)
      let distance = distance(findings(bytes), to: token.range.lowerBound, in: bytes)
      if let distance, distance > 2 { far.append(token.displayName) }
    }
    // A name that is gone is missed where it is used.
    #expect(far.count * 18 <= tokens.count, "\(far)")
  }

  @Test(
    "a stray token is reported nearby or is harmless",
    arguments: ["{", "}", "(", ")", ",", ":", "=", "#", "->", "\"", "@", "?", "12", "word", ";"])
  func strayTokens(stray: String) {
    var far = 0
    let tokens = tokens(Self.sound)
    for token in tokens {
      var bytes = Array(Self.sound.utf8)
      bytes.insert(contentsOf: " \(stray) ".utf8, at: token.range.lowerBound)
      let distance = distance(findings(bytes), to: token.range.lowerBound, in: bytes)
      if let distance, distance > 2 { far += 1 }
    }
    #expect(far * 8 <= tokens.count, "\(far) of \(tokens.count)")
  }

  @Test("a scene truncated at any byte is parsed")
  func cut() {
    let bytes = Array(Self.sound.utf8)
    for end in bytes.indices { _ = findings(Array(bytes[..<end])) }
  }

  private static let strays = [
    "{", "}", "(", ")", ",", ":", "=", "#", "->", "\"", "@", "?", "12", "word", ";", ".", "x", "//",
  ]

  /// All scenes among the fixtures, by folder and name.
  static let fixtures = ["scene", "scene-ids", "scene-format", "scene-errors", "command-documents"]
    .flatMap { folder in
      Fixtures(folder).names(endingIn: ".scene").map { "\(folder)/\($0).scene" }
    }

  /// The fixtures whose mistake ends the reading.
  private static let unreadable = ["not-utf8.scene", "nested-too-deep.scene"]

  /// Each token is deleted, before each one stray is inserted (the strays take turns), and the file
  /// is cut at each byte; of longer files 80 tokens and bytes, spread evenly.
  @Test("a fixture with any damage is parsed", arguments: fixtures)
  func damagedFixtures(path: String) throws {
    let file = MarkedScene(try Fixtures("").file(path)).file
    let isSound = SceneReader().read(file).findings.isEmpty
    // An open comment takes all that follows, and some mistakes end the reading.
    let text = String(decoding: file.bytes, as: UTF8.self)
    let isReadOn = !text.contains("/*") && !Self.unreadable.contains(where: path.hasSuffix)
    func look(_ bytes: [UInt8]) -> [Finding] {
      isReadOn
        ? findings(bytes) : SceneReader().read(SourceFile(path: path, bytes: bytes)).findings
    }
    var far = 0
    let tokens = Lexer.tokens(of: file, keepingComments: true)
    let step = max(1, tokens.count / 80)
    for index in stride(from: 0, to: tokens.count, by: step) {
      let token = tokens[index]
      let place = token.range.lowerBound
      var less = file.bytes
      less.removeSubrange(token.range)
      var more = file.bytes
      more.insert(contentsOf: " \(Self.strays[index % Self.strays.count]) ".utf8, at: place)
      for bytes in [less, more] {
        if let distance = distance(look(bytes), to: place, in: bytes), distance > 2 { far += 1 }
      }
    }
    // A name that is gone is missed where it is used, and a brace where the indentation tells.
    let count = tokens.count / step * 2
    if isSound { #expect(far * 8 <= count, "\(far) of \(count)") }
    for end in stride(from: 0, to: file.bytes.count, by: max(1, file.bytes.count / 80)) {
      _ = look(Array(file.bytes[..<end]))
    }
  }

  @Test(
    "damaged corpus scenes are parsed, and formatted only if valid",
    .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func corpus() {
    var random = SeededGenerator(seed: 7)
    let small = Corpus.readable.filter { $0.file.bytes.count < 20_000 }
    for document in stride(from: 0, to: small.count, by: 40).map({ small[$0] }) {
      let text = SceneWriter().write(document.tree)
      let tokens = tokens(text)
      for _ in 0..<20 {
        var bytes = Array(text.utf8)
        let token = tokens[random.number(below: tokens.count)]
        switch random.number(below: 3) {
        case 0: bytes.removeSubrange(token.range)
        case 1: bytes.insert(contentsOf: [0x20, 0x7D, 0x20], at: token.range.lowerBound)
        default: bytes.removeSubrange(random.number(below: bytes.count)...)
        }
        let file = SourceFile(path: "damaged.scene", bytes: bytes)
        let hasErrors = !SceneReader().read(file).findings.isEmpty
        #expect((SceneFormatter().format(file).text == nil) == hasErrors)
      }
    }
  }
}
