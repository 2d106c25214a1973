import Foundation
import Synchronization

/// The standard output or error stream of the process.
///
/// The first failure is kept, and nothing is written from then on, so that a command can report at
/// its end that its output is incomplete.
package final class StandardStream: Sendable {
  private let descriptor: Descriptor
  private let failureCode = Mutex<Int32?>(nil)

  /// The standard output.
  package static func output() -> StandardStream { StandardStream(STDOUT_FILENO) }

  /// The standard error stream.
  package static func error() -> StandardStream { StandardStream(STDERR_FILENO) }

  /// The stream that the process has open as `descriptor`.
  package init(_ descriptor: Int32) { self.descriptor = Descriptor(number: descriptor) }

  /// The reason of an incomplete output; nil if it is complete.
  package var failure: String? { failureCode.withLock { $0 }.map(SystemError.reason) }

  /// Writes `bytes`, unless a write has failed before.
  package func write(_ bytes: [UInt8]) {
    failureCode.withLock { code in
      if code == nil { code = descriptor.write(bytes) }
    }
  }

  /// Prepares the process for output errors: a closed pipe and the file size limit become errors
  /// instead of signals, and a stream that was closed at the start stays closed, so that no opened
  /// file takes its number.
  package static func prepareProcess() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) < 0 {
      // Opened the other way round, so that its use fails as that of a closed stream does.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
