import BoardwalkBase
import BoardwalkScene
import BoardwalkTestSupport
import Testing

/// What the writer writes is in canonical layout already.
@Suite(
  "Layout of written scenes",
  .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct WrittenLayoutTests {
  @Test("scenes of the corpus are formatted and have no diagnostics")
  func unchanged() {
    for document in Corpus.readable {
      let text = SceneWriter().write(document.tree)
      let (formatted, findings) = SceneFormatter().format(
        SourceFile(path: document.file.path, text: text))
      #expect(findings.isEmpty, "\(document.file.path)")
      #expect(formatted == text, "\(document.file.path)")
    }
  }

  @Test("only unbreakable lines exceed 100 columns")
  func width() {
    for document in Corpus.readable {
      for line in SceneWriter().write(document.tree).split(separator: "\n") where line.count > 100 {
        #expect(isOnePiece(line), "\(document.file.path): \(line)")
      }
    }
  }

  /// Whether `line` holds one head with a text, one attribute or one id, and nothing else.
  private func isOnePiece(_ line: Substring) -> Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    // What stands first cannot go to the next line.
    var previous: Character = "x"
    for character in line.drop(while: { $0 == " " }).dropLast() {
      defer { previous = character }
      if isEscaped {
        isEscaped = false
      } else if isText {
        isEscaped = character == "\\"
        isText = character != "\""
      } else {
        switch character {
        case "\"": isText = true
        case "(":
          // A frame could stand on the next line; what a call takes could not.
          if previous == " " { return false }
          depth += 1
        case ")": depth -= 1
        case ",": if depth == 0 { return false }
        case "#": if previous == " " { return false }
        default: break
        }
      }
    }
    return true
  }
}
