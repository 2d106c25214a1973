/// What UIKit does, fact by fact, and which tests hold the stage to it.
extension Fact {
  static let all =
    lifecycle + nibs + segues + navigation + containers + presentations + lists + input + exceptions
    + recordings + recordedLayouts
}
