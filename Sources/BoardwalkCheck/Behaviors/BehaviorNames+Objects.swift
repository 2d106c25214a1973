import BoardwalkBase
import BoardwalkBehavior
import BoardwalkSchema

/// New objects of UIKit: `UIAlertAction(title: "Delete", style: .destructive)`.
extension BehaviorNames {
  /// The findings for the class `name`, written at `range`, of a new object, and for the labels of
  /// `arguments`; words that resemble no known one may be the app's.
  func newObject(
    _ name: String, _ range: Range<Int>, _ arguments: [ValueExpression.Argument]
  ) -> [Finding] {
    guard let labels = KnownNames.initializers[name] else {
      guard name.hasPrefix("UI") || name.hasPrefix("NS"), SystemClass.named(name) == nil,
        !classes.isDeclared(name),
        let guess = Misspelling(name).closest(in: KnownNames.initializers.keys.sorted())
      else { return [] }
      return [.unknownName("no class is named '\(name)'", range, guess: guess)]
    }
    guard !labels.isEmpty else { return [] }
    return arguments.compactMap { argument in
      guard let label = argument.label, !labels.contains(label),
        let guess = Misspelling(label).closest(in: labels.sorted())
      else { return nil }
      return .unknownName(
        "\(name) takes no argument '\(label)'", argument.labelRange ?? argument.value.range,
        guess: guess)
    }
  }
}
