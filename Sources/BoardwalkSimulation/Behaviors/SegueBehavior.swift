/// The code of a custom segue class: what `perform()` does.
///
/// Without a behavior, a custom segue does nothing (SEG-06).
///
/// ```swift
/// struct FadeSegue: SegueBehavior {
///   func perform(_ segue: StoryboardSegue, from source: inout RunningController<StockBehavior>) {
///     source.present(segue.destination, animated: false)
///   }
/// }
/// ```
public protocol SegueBehavior: Behavior {
  /// `perform()`: the source has prepared, and the destination exists. A destination that is not
  /// pushed, presented or owned afterwards is released.
  func perform(_ segue: StoryboardSegue, from source: inout RunningController<StockBehavior>)
}

extension Simulation {
  /// Performs `segue`, whose class is the app's own.
  mutating func performCustom(_ segue: StoryboardSegue) {
    let className = segue.className ?? "UIStoryboardSegue"
    if let behavior = library.segueBehaviors[className] {
      StockBehavior().act(as: segue.source, on: &self) { behavior.perform(segue, from: &$0) }
    } else {
      note("\(className).perform() is code of the app; its destination is not shown")
    }
    if !isOver, isUnreferenced(segue.destination) { release(segue.destination) }
  }
}
