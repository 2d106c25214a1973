/// Views on their way to what code has made of them.
///
/// Their state is at its end from the first moment, as in UIKit; only what is seen takes its time.
struct ViewAnimation: Sendable, Hashable {
  /// The animatable properties of a view.
  struct Look: Sendable, Hashable {
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

    /// What lies between itself and `end`, at the part of the way from 0 to 1.
    func going(to end: Look, _ part: Double) -> Look {
      func between(_ path: KeyPath<ViewTransform, Double>) -> Double {
        let (from, to) = (transform[keyPath: path], end.transform[keyPath: path])
        return from + (to - from) * part
      }
      return Look(
        alpha: alpha + (end.alpha - alpha) * part,
        transform: ViewTransform(
          a: between(\.a), b: between(\.b), c: between(\.c), d: between(\.d),
          tx: between(\.tx), ty: between(\.ty)))
    }
  }

  /// Whose code animates.
  var owner: ControllerID

  /// The name of what is called at its end, with whether it got there; nil for nothing.
  let completion: String?

  /// When it begins to be seen, in milliseconds.
  var start: Int

  let duration: Int

  /// How each view looked before.
  var origins: [ViewID: Look]

  /// How far it is at `time`, from 0 to 1: slow, fast, and slow again, as animations are by themselves.
  func part(at time: Int) -> Double {
    guard duration > 0 else { return 1 }
    let part = min(max(Double(time - start) / Double(duration), 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// Itself with the numbers that `numbers` gives, counting time from `start`; nil if its owner is gone.
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
