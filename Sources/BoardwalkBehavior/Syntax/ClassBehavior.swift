/// What a class of the app does: `behavior ItemsViewController { … }`.
public struct ClassBehavior: Sendable, Hashable {
  /// The name of the class.
  public var name: String

  /// The class that it extends, where that is said; a class that documents name needs none.
  public var superclass: String?

  /// What each instance knows, and what it begins with.
  public var states: [StateDeclaration] = []

  /// Its named blocks of statements.
  public var blocks: [NamedBlock] = []

  /// What it does when UIKit calls it.
  public var handlers: [Handler] = []

  /// Where its name is written.
  public var range: Range<Int>
}

extension ClassBehavior {
  /// The handlers of `form`, in the order of the file.
  public func handlers(of form: String) -> [Handler] { handlers.filter { $0.form == form } }
}
