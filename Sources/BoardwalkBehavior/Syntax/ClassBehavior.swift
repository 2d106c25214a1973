/// The behavior of a class: `behavior ItemsViewController { … }`.
package struct ClassBehavior: Sendable, Hashable {
  /// The name of the class.
  package var name: String

  /// The class that it extends, where that is said; a class that documents name needs none.
  package var superclass: String?

  /// Where the name of the superclass is written.
  package var superclassRange: Range<Int>?

  /// What each instance knows, and what it begins with.
  package var states: [StateDeclaration] = []

  /// Its named blocks of statements.
  package var blocks: [NamedBlock] = []

  /// What it does when UIKit calls it.
  package var handlers: [Handler] = []

  /// Where its name is written.
  package var range: Range<Int>
}

extension ClassBehavior {
  /// The handlers of `form`, in the order of the file.
  package func handlers(of form: String) -> [Handler] { handlers.filter { $0.form == form } }
}
