import BoardwalkBase
import BoardwalkFlow
import BoardwalkProject
import Foundation

/// A flow that is read in parts: single statements from the standard input, as soon as they are
/// complete, and parts of at least 64 KB from a file.
///
/// Earlier parts are discarded, so the memory does not depend on the length of the flow.
struct FlowInput {
  /// The source of the bytes.
  private enum Source {
    case console(Console)
    case file(FileHandle)
  }

  /// The name of the flow in diagnostics.
  let path: String

  private let source: Source

  /// The least number of bytes in a part of a file that is not the last.
  private let partSize = 1 << 16

  /// The received bytes; the next part begins at `start`.
  private var arrived: [UInt8] = []
  private var start = 0

  /// The number of bytes before `arrived`.
  private var passed = 0

  private var firstLine = 1

  /// The flow that arrives on the standard input of `console`.
  init(_ console: Console) {
    source = .console(console)
    path = SourceFile.inputPath
  }

  /// The flow in the file at `path`.
  init(contentsOf path: String) throws(CommandError) {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      let error = SourceFile.ReadingError.unreadable(reason: String(cString: strerror(errno)))
      throw CommandError.unopened(path, error.reason(for: path))
    }
    source = .file(handle)
    self.path = path
  }

  /// The flow in the file at `path`; nil where it has mistakes, which are reported to `console`.
  init?(
    contentsOf path: String, reportingMistakesTo console: Console
  ) throws(CommandError) {
    try self.init(contentsOf: path)
    var survey = FlowSurvey()
    var hasMistakes = false
    while let part = try nextPart() {
      let mistakes = survey.add(part)
      hasMistakes = hasMistakes || !mistakes.isEmpty
      console.report(mistakes, in: part)
    }
    guard !hasMistakes else { return nil }
    try rewind()
  }

  /// Reads the file from its beginning again.
  mutating func rewind() throws(CommandError) {
    guard case .file(let handle) = source else { return }
    do {
      try handle.seek(toOffset: 0)
    } catch {
      throw CommandError.unopened(path, "it can be read only once")
    }
    (arrived, start, passed, firstLine) = ([], 0, 0, 1)
  }

  /// The next nonempty part; nil at the end of the input.
  mutating func next() throws(CommandError) -> Flow? {
    while let part = try nextPart() {
      let flow = Flow(part)
      if !flow.isEmpty { return flow }
    }
    return nil
  }

  /// The next part; nil at the end of the input.
  mutating func nextPart() throws(CommandError) -> SourceFile? {
    guard try hasByte(at: 0) else { return nil }
    var end = 0
    var lineCount = 0
    repeat {
      let group = try lines(from: end)
      end = group.end
      lineCount += group.count
    } while try continuesPart(at: end)
    let bytes = Array(arrived[start..<start + end])
    defer {
      start += end
      firstLine += lineCount
    }
    return SourceFile(path: path, bytes: bytes, firstLine: firstLine)
  }

  /// The end and the number of the lines that begin `offset` bytes after the start of the part and
  /// are read together.
  private mutating func lines(
    from offset: Int
  ) throws(CommandError) -> (end: Int, count: Int) {
    var lines = LineGroup()
    var end = offset
    while true {
      let lineStart = end
      end = try lineEnd(from: lineStart)
      lines.append(Array(arrived[start + lineStart..<start + end]))
      guard lines.mayContinue, try hasByte(at: end), lines.continues(with: arrived[start + end])
      else { return (end, lines.count) }
    }
  }

  /// Whether the part continues with the line at `offset`: in a file, if the part is shorter than
  /// `partSize` or the line is indented. On the standard input, no part waits for another line.
  private mutating func continuesPart(at offset: Int) throws(CommandError) -> Bool {
    guard case .file = source, try hasByte(at: offset) else { return false }
    return offset < partSize || LineGroup.isBlank(arrived[start + offset])
  }

  /// The end of the line that begins `offset` bytes after the start of the part.
  private mutating func lineEnd(from offset: Int) throws(CommandError) -> Int {
    var end = offset
    while try hasByte(at: end) {
      if let feed = arrived[(start + end)...].firstIndex(of: UInt8(ascii: "\n")) {
        return feed + 1 - start
      }
      end = arrived.count - start
    }
    return end
  }

  /// Whether the input has a byte `offset` bytes after the start of the part; waits for it.
  private mutating func hasByte(at offset: Int) throws(CommandError) -> Bool {
    while start + offset >= arrived.count {
      let bytes = try read()
      guard !bytes.isEmpty else { return false }
      passed += start
      arrived.removeSubrange(..<start)
      start = 0
      arrived += bytes
      try checkSize()
    }
    return true
  }

  private func read() throws(CommandError) -> [UInt8] {
    switch source {
    case .console(let console): return try console.readArrivedInput()
    case .file(let handle):
      do {
        return Array(try handle.read(upToCount: partSize) ?? Data())
      } catch {
        let reason = DocumentPaths().isFolder(path) ? "it is a folder" : "it cannot be read"
        throw CommandError.unopened(path, reason)
      }
    }
  }

  private func checkSize() throws(CommandError) {
    let limit = SourceFile.sizeLimit
    switch source {
    case .console:
      guard arrived.count <= limit else {
        throw CommandError("cannot read the standard input: a line of it has no end")
      }
    case .file:
      guard passed + arrived.count <= limit else {
        let error = SourceFile.ReadingError.tooLarge(limit: limit)
        throw CommandError.unopened(path, error.description)
      }
    }
  }
}
