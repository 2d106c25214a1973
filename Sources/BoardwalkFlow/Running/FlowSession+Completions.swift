import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation

/// Lines that may come next, for Tab to complete.
extension FlowSession {
  /// The lines that would do something now, set a value, state what is on screen, or launch again.
  package var completions: [String] { suggestions + settingLines + expectationLines + launchLines }

  /// `set slider 1 to `, for each control that has a value.
  private var settingLines: [String] {
    simulation.named(simulation.touchables).compactMap { touchable, target in
      guard touchable.role == .control,
        (try? simulation.after(.setValue(touchable, 0))) != nil
      else { return nil }
      return "set \(target) to "
    }
  }

  /// What is so at the moment, and then every form of `expect` up to what its author puts there.
  private var expectationLines: [String] {
    let facts: [(word: String, text: String?)] = [
      ("front", front?.name), ("title", bar?.title), ("tab", selectedTab),
    ]
    let states = facts.compactMap { fact in
      fact.text.map { "expect \(fact.word) \(StringLiteral.quoted($0))" }
    }
    let texts = simulation.texts.map { "expect \(StringLiteral.quoted($0))" }
    let forms = ExpectationForm.all.flatMap(\.forms).map { "expect \(Self.beginning(of: $0))" }
    return Self.distinct(states + texts + forms)
  }

  /// `launch on "iPhone 8"` and the like.
  private var launchLines: [String] {
    let documents = graph.documents.map(\.name)
    let scenes = graph.main.map { graph.documents[$0].scenes } ?? []
    let lines =
      DeviceTable.all.flatMap(\.names).map { ("on", $0) }
      + graph.languages.map { ("language", $0) } + documents.map { ("document", $0) }
      + scenes.compactMap { $0.controller?.storyboardIdentifier }.map { ("scene", $0) }
    return lines.map { "launch \($0) \(StringLiteral.quoted($1))" }
  }

  /// The words of `form` before the first that stands for something.
  private static func beginning(of form: String) -> String {
    let words = form.split(separator: " ")
    let fixed = words.prefix { $0.allSatisfy(\.isLowercase) }
    return fixed.joined(separator: " ") + (fixed.count < words.count ? " " : "")
  }

  private static func distinct(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}
