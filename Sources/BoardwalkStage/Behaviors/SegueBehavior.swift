/// The code of a segue class: what its segues do once everything is prepared (SEG-06).
///
/// ```swift
/// struct FadeSegue: SegueBehavior {
///   func perform(_ segue: StoryboardSegue, from source: inout RunningController<StockBehavior>) {
///     source.push(segue.destination, animated: false)
///   }
/// }
/// ```
public protocol SegueBehavior: Behavior {
  /// `perform()`: shows the destination of `segue`, which otherwise is gone afterwards.
  func perform(_ segue: StoryboardSegue, from source: inout RunningController<StockBehavior>)
}
