/// A property, or an instance variable that stands for one.
public struct PropertyDeclaration: Sendable, Hashable {
  /// The name, by which documents connect it.
  public var name: String

  /// Its type.
  public var type: TypeName

  /// Where its name stands in the file.
  public var range: Range<Int>

  /// Whether it is marked `IBOutlet`.
  public var isOutlet = false

  /// Whether it is marked `IBOutletCollection`, or is an outlet whose type is an array.
  public var isOutletCollection = false

  /// Whether it is marked `IBInspectable`.
  public var isInspectable = false

  /// Whether Objective-C, and so UIKit's loading of documents, sees it.
  public var isExposed = false

  /// Whether it can be set.
  public var isSettable = true

  /// Whether it is declared `weak`.
  public var isWeak = false

  /// Whether it belongs to the class, not to its objects.
  public var isStatic = false

  /// The property `name` of `type`, whose name stands at `range`.
  public init(_ name: String, _ type: TypeName, at range: Range<Int>) {
    self.name = name
    self.type = type
    self.range = range
  }
}
