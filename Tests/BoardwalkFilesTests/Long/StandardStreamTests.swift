import BoardwalkFiles
import Foundation
import Testing

@Suite("Standard streams")
struct StandardStreamTests {
  @Test("a full device is recorded as the reason for incomplete output")
  func full() {
    let number = open("/dev/full", O_WRONLY)
    defer { close(number) }
    let stream = StandardStream(number)
    #expect(stream.failure == nil)
    stream.write([1])
    stream.write([])
    #expect(stream.failure == String(cString: strerror(ENOSPC)))
  }

  @Test("a closed pipe is an error, not a signal")
  func closedPipe() {
    StandardStream.prepareProcess()
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let stream = StandardStream(ends[1])
    stream.write([1])
    #expect(stream.failure == String(cString: strerror(EPIPE)))
  }

  @Test("a full nonblocking pipe receives all bytes")
  func nonBlocking() async {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    #expect(fcntl(writer, F_SETFL, O_NONBLOCK) == 0)
    let count = 1_000_000
    // The reader has a thread of its own: all threads of the task pool may be busy.
    let (totals, report) = AsyncStream.makeStream(of: Int.self)
    Thread.detachNewThread {
      report.yield(Self.countBytes(from: reader))
      report.finish()
    }
    let stream = StandardStream(writer)
    stream.write([UInt8](repeating: 1, count: count))
    close(writer)
    let received = await totals.first { _ in true }
    #expect(received == count)
    #expect(stream.failure == nil)
    close(reader)
  }

  /// How many bytes come from `descriptor` until its end.
  private static func countBytes(from descriptor: Int32) -> Int {
    var total = 0
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 { total += count }
    return total
  }
}
