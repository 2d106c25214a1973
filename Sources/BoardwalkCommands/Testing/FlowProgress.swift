/// Tells a person how far a long run of flows is, on a line that vanishes.
struct FlowProgress: Sendable {
  private let console: Console
  private let count: Int
  private let start = ContinuousClock.now

  init(of count: Int, on console: Console) {
    self.console = console
    self.count = count
  }

  /// Says that `done` flows are done, if that has taken long enough to be of interest.
  func tell(_ done: Int) {
    guard console.showsProgress, start.duration(to: .now) > .seconds(1) else { return }
    console.error("\r\u{1B}[K\(done < count ? "\(done) of \(count) flows" : "")")
  }
}
