/// The resources of a storyboard.
package struct StoryboardResource: Sendable, Hashable {
  /// The name that `UIStoryboard` finds it by.
  package let name: String

  /// The class of the controller that it begins with; nil if it has none.
  package var initial: ClassReference?

  /// The classes of the controllers that have a storyboard identifier, by those.
  package var scenes: [String: ClassReference] = [:]

  /// The resources of controllers by class name.
  package var controllers: [String: ControllerResource] = [:]
}

extension StoryboardResource {
  /// Adds the contents of another document with the name. For a common identifier the class is a
  /// common superclass.
  mutating func merge(_ other: StoryboardResource) {
    initial = [initial, other.initial].compactMap { $0 }.common
    scenes.merge(other.scenes) { $0.common(with: $1) }
    controllers.merge(other.controllers) { $0.merging($1) }
  }
}

extension [ClassReference] {
  /// The nearest common class; nil for none.
  var common: ClassReference? {
    first.map { dropFirst().reduce($0) { $0.common(with: $1) } }
  }
}
