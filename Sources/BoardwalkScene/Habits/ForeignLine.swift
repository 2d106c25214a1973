import BoardwalkLanguage
import BoardwalkSource

/// A line of Swift, or of another language of constraints, where a statement should stand.
struct ForeignLine {
  /// What to say of it.
  let error: SyntaxError

  /// Where it ends, with what it has in brackets over several lines.
  var end: Int { error.range.upperBound }

  /// The foreign line that begins at `start` in `file`; nil where a statement does.
  init?(at start: Int, in file: SourceFile) {
    let rest = file.bytes[start...]
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.prefix(400)
    guard let fault = Self.fault(in: Substring(String(decoding: line, as: UTF8.self)), rest) else {
      return nil
    }
    let end = start + (fault.isLine ? line.count : Self.length(of: rest))
    error = SyntaxError(fault.message, at: start..<end, suggestion: fault.fix)
  }

  /// What is wrong, what to write in the place of all of it, and whether brackets in it are left alone.
  private typealias Fault = (message: String, fix: String?, isLine: Bool)

  private static func fault(in line: Substring, _ rest: ArraySlice<UInt8>) -> Fault? {
    if let fault = declaration(line) { return fault }
    if line.contains(".constraint(") || line.hasPrefix("NSLayoutConstraint") {
      let text = String(decoding: rest.prefix(length(of: rest)), as: UTF8.self)
      return constraints(in: text)
    }
    if let match = line.prefixMatch(of: /(?:self\.)?(\w+)\.snp\.\w+/) {
      return (
        "write each constraint on a line of its own: \(match.1).top = view.top + 8", nil, false
      )
    }
    if line.prefixMatch(of: /[HV]:[|\[]/) != nil, let format = VisualFormat(String(line)) {
      return (message(of: format), nil, true)
    }
    if let match = line.prefixMatch(of: /(?:\w+\.)*add(?:Arranged)?Subview\((\w+)\)/) {
      return ("put \(match.1) into the braces of the view that it is in", nil, true)
    }
    if let match = line.prefixMatch(of: /(?:self\.)?(\w+)\.(\w+) = (".*")$/) {
      return ("write this in the head of '\(match.1)': \(match.2): \(match.3)", nil, true)
    }
    return nil
  }

  /// How constraints in UIKit's visual format are written.
  static func message(of format: VisualFormat) -> String {
    let lines = format.equations.isEmpty ? ["a.top = b.bottom + 8"] : format.equations
    return "write each constraint on a line of its own: " + lines.joined(separator: ", ")
  }

  private static func constraints(in text: String) -> Fault {
    guard let equations = AnchorCall.equations(in: text) else {
      return ("write each constraint on a line of its own: a.top = b.bottom + 8", nil, false)
    }
    return (
      equations.count == 1
        ? "write the constraint without calls: \(equations[0])"
        : "write each constraint on a line of its own, as in \(equations[0])",
      equations.joined(separator: "\n"), false
    )
  }

  /// A declaration, an import or an attribute of Swift.
  private static func declaration(_ line: Substring) -> Fault? {
    if line.wholeMatch(of: /import [\w.]+;?\s*/) != nil {
      return ("remove this line: a scene imports nothing", "", true)
    }
    if line.hasPrefix("@IBOutlet") || line.hasPrefix("@IBAction") || line.hasPrefix("@objc") {
      return connection(line)
    }
    if let match = line.prefixMatch(
      of: /(?:(?:final|public|private|lazy|weak|static) )*(let|var) (\w+)\s*[:=]/)
    {
      return ("remove '\(match.1) \(match.2)': a scene has no variables", nil, false)
    }
    if line.prefixMatch(of: /(?:(?:override|public|private|static) )*func \w+\s*[(<]/) != nil {
      return ("move this function into a Swift file: a scene has no code", nil, false)
    }
    if let match = line.prefixMatch(
      of:
        /(?:(?:final|public|private) )*(?:class|struct|extension) (\w+)\s*(?::\s*([\w., ]+))?\s*\{/)
    {
      let kind =
        SceneWords.kind(near: match.2?.split(separator: ",").first?.trimmed ?? "") ?? "KIND"
      return (
        "write an object of this class, as in '\(kind) NAME: \(match.1) {', and leave its code to Swift",
        nil, false
      )
    }
    return nil
  }

  private static func connection(_ line: Substring) -> Fault {
    if let match = line.firstMatch(of: /\bvar (\w+)/) {
      return (
        "write outlets without Swift's words, as in 'outlet \(match.1) -> NAME'", nil, true
      )
    }
    let name = line.firstMatch(of: /\bfunc (\w+)/).map { String($0.1) } ?? "save"
    return (
      "write an action at what sends it, as in 'action touchUpInside -> OWNER.\(name):'", nil, false
    )
  }

  /// How many bytes the line that `bytes` begin with has, up to where all brackets in it are closed; the
  /// line alone where they are closed nowhere near.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var isQuoted = false
    var line: Int?
    for (count, byte) in bytes.prefix(4000).enumerated() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\n"):
        isQuoted = false
        if depth <= 0 { return count }
        line = line ?? count
      case _ where isQuoted: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        // What closes here was opened around the line.
        if depth < 0 { return count }
      default: break
      }
    }
    return bytes.count < 4000 && depth <= 0 ? bytes.count : line ?? min(bytes.count, 4000)
  }
}
