import Foundation

/// A limit of wall-clock time, on request: the results within it differ between machines, unlike
/// all other results.
struct TimeLimit: Sendable {
  private let seconds: Double

  /// The limit of `text`; nil if it is not a number of seconds.
  init?(_ text: String) {
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else { return nil }
    self.seconds = seconds
  }

  /// Calls `end` after the time limit, on a separate thread.
  func start(_ end: @escaping @Sendable () -> Void) {
    let seconds = seconds
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      end()
    }
  }
}
