import BoardwalkBase
import BoardwalkFlow

/// A flow that arrives on the standard input, part by part: each statement as soon as its lines are there.
///
/// What has been read is not kept, so that an input without an end takes no more room than its longest
/// statement.
struct FlowInput {
  private let console: Console

  /// The received bytes; the next part begins at `start`.
  private var arrived: [UInt8] = []
  private var start = 0

  private var firstLine = 1

  init(_ console: Console) { self.console = console }

  /// The next part that says something; nil at the end of the input.
  mutating func next() throws(CommandError) -> Flow? {
    while let part = try nextPart() {
      let flow = Flow(part)
      if !flow.isEmpty { return flow }
    }
    return nil
  }

  private mutating func nextPart() throws(CommandError) -> SourceFile? {
    guard try hasByte(at: 0) else { return nil }
    var lines = LineGroup()
    var end = 0
    while true {
      let lineStart = end
      end = try lineEnd(from: lineStart)
      lines.append(Array(arrived[start + lineStart..<start + end]))
      guard lines.mayContinue, try hasByte(at: end), lines.continues(with: arrived[start + end])
      else { break }
    }
    let bytes = Array(arrived[start..<start + end])
    defer {
      start += end
      firstLine += lines.count
    }
    return SourceFile(path: Console.inputPath, bytes: bytes, firstLine: firstLine)
  }

  /// The end of the line that begins `offset` bytes after the start of the part.
  private mutating func lineEnd(from offset: Int) throws(CommandError) -> Int {
    var end = offset
    while try hasByte(at: end) {
      end += 1
      if arrived[start + end - 1] == UInt8(ascii: "\n") { break }
    }
    return end
  }

  /// Whether the input has a byte `offset` bytes behind the start of the part; waits for it.
  private mutating func hasByte(at offset: Int) throws(CommandError) -> Bool {
    while start + offset >= arrived.count {
      let bytes = try console.readArrivedInput()
      guard !bytes.isEmpty else { return false }
      arrived.removeSubrange(..<start)
      start = 0
      arrived += bytes
      guard arrived.count <= SourceFile.sizeLimit else {
        throw CommandError("cannot read the standard input: a line of it has no end")
      }
    }
    return true
  }
}
