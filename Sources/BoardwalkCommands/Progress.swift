/// Reports at a terminal how far long work is, on a line that vanishes.
struct Progress: Sendable {
  /// The delay before progress is shown.
  private static let patience = Duration.seconds(1)

  private let console: Console
  private let start = ContinuousClock.now

  /// The progress of work that begins now.
  init(on console: Console) { self.console = console }

  /// Reports that `done` of `count` parts, named `noun`, are done; the last call removes the line.
  func report(_ done: Int, of count: Int, _ noun: String) {
    show(done < count ? "\(done) of \(count) \(noun)" : "")
  }

  /// Shows `text` in place of the previous text.
  func show(_ text: String) {
    guard console.showsProgress, start.duration(to: .now) > Self.patience else { return }
    console.error("\r\u{1B}[K\(text)")
  }
}
