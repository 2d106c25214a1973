import BoardwalkSimulation

extension FlowSession {
  /// Every text on screen: in the views in front, in bars and on tabs.
  var texts: Set<String> { Set(simulation.texts) }

  /// The texts on screen, for messages.
  var onScreen: String {
    let sorted = texts.sorted()
    guard !sorted.isEmpty else { return "no text is on screen" }
    return "on screen: " + sorted.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
      + (sorted.count > 20 ? ", …" : "")
  }
}
