import Foundation

/// A limit of wall-clock time, for those who ask for one: what a run does within it differs between
/// machines, which nothing else of Boardwalk does.
struct TimeLimit: Sendable {
  private let seconds: Double

  /// The limit that `text` says; nil if that is no number of seconds.
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
