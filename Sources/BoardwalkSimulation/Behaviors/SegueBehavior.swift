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
