/// A property or an instance variable.
package struct PropertyDeclaration: Sendable, Hashable {
  /// The name, by which documents connect it.
  package var name: String

  /// Its type.
  package var type: TypeName

  /// The range of its name.
  package var range: Range<Int>

  /// Whether it is marked `IBOutlet`.
  package var isOutlet = false

  /// Whether it is marked `IBOutletCollection`, or is an outlet whose type is an array.
  package var isOutletCollection = false

  /// Whether it is marked `IBInspectable`.
  package var isInspectable = false

  /// Whether Objective-C, and so UIKit's loading of documents, sees it.
  package var isExposed = false

  /// Whether it can be set.
  package var isSettable = true

  /// Whether it is declared `weak`.
  package var isWeak = false

  /// Whether it is a class property.
  package var isStatic = false

  /// The constant text that it is declared with; nil if it has none or can be assigned another.
  package var text: TextExpression?

  /// Whether it has a getter instead of a value, so that a subclass may override it.
  package var isComputed = false

  /// The property `name` of `type`, with the name at `range`.
  package init(_ name: String, _ type: TypeName, at range: Range<Int>) {
    self.name = name
    self.type = type
    self.range = range
  }
}
