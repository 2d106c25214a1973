import BoardwalkDocument

/// The immutable properties of a controller.
///
/// A class, so that copying them increments one reference count.
final class ControllerIdentity: Sendable {
  let blueprint: Int
  let word: String
  let name: String
  let kind: ViewControllerKind
  let className: String
  let isCustom: Bool

  init(
    blueprint: Int, word: String, name: String, kind: ViewControllerKind, className: String,
    isCustom: Bool
  ) {
    self.blueprint = blueprint
    self.word = word
    self.name = name
    self.kind = kind
    self.className = className
    self.isCustom = isCustom
  }

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

extension ControllerIdentity: Hashable {
  /// Whether both have the same properties.
  static func == (left: ControllerIdentity, right: ControllerIdentity) -> Bool {
    left === right
      || left.blueprint == right.blueprint && left.word == right.word && left.name == right.name
        && left.kind == right.kind && left.className == right.className
        && left.isCustom == right.isCustom
  }

  /// Feeds the name, the class and the blueprint to `hasher`.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(className)
    hasher.combine(blueprint)
  }
}

extension ControllerProperties {
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
