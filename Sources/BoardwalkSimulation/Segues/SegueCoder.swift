import BoardwalkGraph

/// The coder that a segue action gets, from which it makes the destination.
enum SegueCoder {
  /// The class of coders in code.
  static let className = "NSCoder"

  /// The coder of the scene at `place`.
  static func value(_ place: ScenePlace) -> Value {
    .object(
      className,
      ["document": .number(Double(place.document)), "scene": .number(Double(place.scene))])
  }

  /// The scene of the coder `value`; nil for another value.
  static func place(_ value: Value?) -> ScenePlace? {
    guard case .object(className, let fields)? = value,
      let document = fields["document"]?.integer, let scene = fields["scene"]?.integer
    else { return nil }
    return ScenePlace(document: document, scene: scene)
  }
}
