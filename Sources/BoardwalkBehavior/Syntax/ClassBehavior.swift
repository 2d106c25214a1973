/// The behavior of a class: `behavior ItemsViewController { … }`.
package struct ClassBehavior: Sendable, Hashable {
  /// The name of the class.
  package var name: String

  /// The superclass; optional for a class that documents name.
  package var superclass: String?

  /// The range of the superclass's name.
  package var superclassRange: Range<Int>?

  /// The states of an instance, with their initial values.
  package var states: [StateDeclaration] = []

  /// Its named blocks of statements.
  package var blocks: [NamedBlock] = []

  /// The handlers of calls by UIKit.
  package var handlers: [Handler] = []

  /// The range of the name.
  package var range: Range<Int>
}

extension ClassBehavior {
  /// The handlers of `form`, in the order of the file.
  package func handlers(of form: String) -> [Handler] { handlers.filter { $0.form == form } }
}
