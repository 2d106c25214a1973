/// One thing that UIKit does, by the number under which it was written down, with the tests that hold
/// the stage to it.
struct Fact: Sendable {
  /// How it is known.
  enum Source: Sendable {
    /// Apple says it.
    case documented

    /// Somebody recorded it.
    case observed

    /// It follows from others.
    case inferred

    /// It is told, but nobody has shown it.
    case known
  }

  let number: String
  let source: Source

  /// Tests as `Suite.function`.
  let tests: [String]

  /// Why it is not modelled; nil where it is.
  let reason: String?

  init(_ number: String, _ source: Source, testedBy tests: [String]) {
    self.number = number
    self.source = source
    self.tests = tests
    reason = nil
  }

  init(_ number: String, _ source: Source, leftOut reason: String) {
    self.number = number
    self.source = source
    tests = []
    self.reason = reason
  }
}

extension Fact {
  /// The numbers that there are.
  static let numbers: [String] = [
    ("TIME", [1...8]), ("LIFE", [1...7, 9...17, 30...37, 40...42, 50...54, 60...61]),
    ("NIB", [1...9]), ("SEG", [1...8, 10...16]), ("UNW", [1...10, 20...24]),
    ("NAV", [1...4, 10...12, 14...22, 30...37]), ("BAR", [1...12, 20...22]),
    ("TAB", [1...12]), ("SPL", [1...6, 10...12, 20...20]), ("PAGE", [1...16, 20...23, 30...30]),
    ("PRES", [1...11, 20...24, 30...32, 40...41]), ("POP", [1...7]),
    ("TBL", [1...4, 10...16, 20...24, 30...30, 40...46]),
    ("COL", [1...5, 8...10, 20...28, 30...32]), ("FLOW", [1...17, 20...26]),
    ("RESP", [1...6, 10...10, 12...12]), ("KB", [1...8]), ("TXT", [1...8]),
    ("GES", [1...6, 8...13]), ("CTL", [1...6]),
    ("EXC", [1...18, 20...26, 30...31, 40...42, 50...54, 61...62]),
    (
      "ORC",
      [
        1...15, 20...33, 40...47, 50...61, 65...70, 80...87, 90...98, 100...107, 110...111,
      ]
    ),
  ].flatMap { section, ranges in
    ranges.flatMap { $0 }.map { "\(section)-\($0 < 10 ? "0" : "")\($0)" }
  }
}
