/// An animation of views from their previous to their current state.
///
/// The state has its final value from the start, as in UIKit; only the presented state changes
/// gradually.
struct ViewAnimation: Sendable, Hashable {
  /// The animatable properties of a view.
  struct AnimatableProperties: Sendable, Hashable {
    var alpha: Double
    var transform: ViewTransform

    init(_ state: ViewState) {
      alpha = state.alpha
      transform = state.transform
    }

    private init(alpha: Double, transform: ViewTransform) {
      self.alpha = alpha
      self.transform = transform
    }

    /// The interpolation with `end` at `part`, from 0 to 1.
    func interpolated(to end: AnimatableProperties, _ part: Double) -> AnimatableProperties {
      func between(_ path: KeyPath<ViewTransform, Double>) -> Double {
        let (from, to) = (transform[keyPath: path], end.transform[keyPath: path])
        return from + (to - from) * part
      }
      return AnimatableProperties(
        alpha: alpha + (end.alpha - alpha) * part,
        transform: ViewTransform(
          a: between(\.a), b: between(\.b), c: between(\.c), d: between(\.d),
          tx: between(\.tx), ty: between(\.ty)))
    }
  }

  /// The controller whose code animates.
  var owner: ControllerID

  /// The name of its completion, which gets whether it finished; nil without one.
  let completion: String?

  /// The time at which it becomes visible, in milliseconds.
  var start: Int

  let duration: Int

  /// The states of views before the animation.
  var origins: [ViewID: AnimatableProperties]

  /// The progress at `time`, from 0 to 1, with UIKit's default curve (ease in, ease out).
  func progress(at time: Int) -> Double {
    guard duration > 0 else { return 1 }
    let part = min(max(Double(time - start) / Double(duration), 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// The animation with controllers renumbered by `numbers` and its time relative to `start`; nil
  /// if its owner is released.
  func renumbered(_ numbers: [ControllerID: ControllerID], since time: Int) -> ViewAnimation? {
    guard let owner = numbers[owner] else { return nil }
    var copy = self
    copy.owner = owner
    copy.start = start - time
    copy.origins = Dictionary(
      origins.compactMap { view, look in
        numbers[view.controller].map { (ViewID(view.object, of: $0, in: view.cell), look) }
      }, uniquingKeysWith: { first, _ in first })
    return copy
  }
}
