import Foundation

/// An open file, by the number that the process knows it by.
struct Descriptor: Sendable, Hashable {
  let number: Int32

  /// Writes all of `bytes`; returns the system's error on failure.
  func write(_ bytes: [UInt8]) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  /// Closes the file; returns the system's error if written data is lost.
  func close() -> Int32? { Foundation.close(number) == 0 || errno == EINTR ? nil : errno }

  /// A nonblocking terminal or pipe is full.
  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
