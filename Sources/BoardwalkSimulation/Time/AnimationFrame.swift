/// The recorded origins of the animated change around a nested one; nil origins without one.
package struct AnimationFrame: Sendable {
  let origins: [ViewID: ViewAnimation.AnimatableProperties]?
}
