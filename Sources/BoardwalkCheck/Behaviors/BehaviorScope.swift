import BoardwalkBehavior

/// The names in scope at a position in a behavior.
struct BehaviorScope {
  /// The class of the behavior; nil for shared values.
  let type: ClassBehavior?

  /// The names that its class, the documents and the app declare.
  let declared: Set<String>

  /// The names of the handler's parameters and of the variables of its statements.
  var locals: Set<String>

  /// The names of the members of a reusable view; all handlers of a file share them.
  var namesOfView: Set<String> = []

  /// The possible classes of the destination of the prepared segue; nil if they are unknown.
  var destinations: Set<String>?

  /// Whether an object of an unknown class may have further names, so that only those similar to
  /// a known one are wrong.
  var isOpen = false

  /// Adds `names`, which statements declare.
  mutating func declare(_ names: some Sequence<String>) { locals.formUnion(names) }

  /// Whether `name` is that of a parameter, a variable, or a member of the reusable view.
  func isLocal(_ name: String) -> Bool { locals.contains(name) || namesOfView.contains(name) }

  /// Whether `name` is declared.
  func knows(_ name: String) -> Bool { declared.contains(name) || isLocal(name) }

  /// All declared names.
  var names: Set<String> { declared.union(locals).union(namesOfView) }
}
