import BoardwalkBehavior
import BoardwalkProject
import BoardwalkSchema
import BoardwalkSimulation

/// The names that the classes of behaviors declare and inherit.
struct BehaviorClassMembers: Sendable {
  private let project: Project
  private let documents: DocumentedClasses
  private let described: BehaviorClassTable
  private let shared: Set<String>

  /// The members that extensions give the app's protocols.
  private let ofProtocols: Set<String>

  /// The file that names classes.
  var path = ""

  init(_ project: Project, _ documents: DocumentedClasses, _ described: BehaviorClassTable) {
    self.project = project
    self.documents = documents
    self.described = described
    shared = Set(
      project.behaviors.flatMap(\.shared).map(\.name)
        + project.behaviors.flatMap(\.functions).map(\.name))
    let protocols = project.behaviors.flatMap(\.types).filter(\.isProtocol).map(\.name)
    let known = Set(protocols)
    ofProtocols = Set(
      project.behaviors.flatMap(\.types).filter { known.contains($0.name) }.flatMap(\.memberNames))
  }

  /// The names in scope in the initial values of shared variables.
  var sharedNames: Set<String> { shared.union(KnownNames.application) }

  /// The states, blocks and actions of all classes of views.
  var viewMembers: Set<String> {
    project.behaviors.flatMap(\.classes).filter { !isController($0) }
      .reduce(into: []) { $0.formUnion(ownNames(of: $1)) }
  }

  /// Whether `type` is a view controller, or the app's delegate: the members of others are unknown.
  func isController(_ type: ClassBehavior) -> Bool {
    var name = type.superclass
    var visited: Set<String> = []
    while let current = name, visited.insert(current).inserted {
      if current == "UIApplicationDelegate" { return true }
      if current.hasPrefix("UI") { return SystemClass.named(current)?.isViewController ?? false }
      name = described.type(current, visibleFrom: path)?.superclass
    }
    return true
  }

  /// All names in scope in `type`.
  func names(of type: ClassBehavior) -> Set<String> {
    members(of: type).union(documentedMembers(ofSubclassesOf: type)).union(sharedNames)
  }

  /// The outlets of the subclasses of `type`, if no document has a scene of `type` itself: it is
  /// always one of them then.
  private func documentedMembers(ofSubclassesOf type: ClassBehavior) -> Set<String> {
    guard documents.classes[type.name] == nil else { return [] }
    return described.subclasses(of: type.name, visibleFrom: path).reduce(into: []) { names, name in
      names.formUnion(documents.classes[name]?.outlets ?? [])
    }
  }

  /// The members of `type`.
  func members(of type: ClassBehavior) -> Set<String> {
    var names = KnownNames.controllerProperties
    var current: ClassBehavior? = type
    var visited: Set<String> = []
    while let type = current, visited.insert(type.name).inserted {
      names.formUnion(ownNames(of: type))
      current = type.superclass.flatMap { described.type($0, visibleFrom: path) }
    }
    return names
  }

  private func ownNames(of type: ClassBehavior) -> Set<String> {
    var names = documents.classes[type.name]?.outlets ?? []
    names.formUnion(type.states.map(\.name) + type.blocks.map(\.name))
    if !type.protocols.isEmpty { names.formUnion(ofProtocols) }
    names.formUnion(type.handlers(of: "action").compactMap(\.subject))
    return names
  }
}
