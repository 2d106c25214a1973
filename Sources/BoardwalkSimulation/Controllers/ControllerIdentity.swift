import BoardwalkDocument

/// The immutable properties of a controller.
struct ControllerIdentity: Sendable, Hashable {
  let blueprint: Int
  let word: String
  let name: String
  let kind: ViewControllerKind
  let className: String
  let isCustom: Bool

  /// Whether it is a system container, whose callbacks apps do not override.
  var isStockContainer: Bool {
    guard !isCustom else { return false }
    switch kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController:
      return true
    default: return false
    }
  }
}

extension Controller {
  /// The constant properties.
  var identity: ControllerIdentity { identityBox.wrappedValue }

  /// The index of its blueprint.
  var blueprint: Int { identity.blueprint }

  /// The word that its name was made from.
  var word: String { identity.word }

  /// Its name in traces: its class without `ViewController`, with a number if several exist.
  package var name: String { identity.name }

  /// Its kind.
  package var kind: ViewControllerKind { identity.kind }

  /// Its class.
  package var className: String { identity.className }

  /// Whether its class is the app's own.
  package var isCustom: Bool { identity.isCustom }
}
