import BoardwalkDocument
import BoardwalkGraph

/// The controllers that may be on a navigation stack.
///
/// Code can wrap every controller that it can get: one that begins the storyboard, has an
/// identifier or is reached in unknown ways may be on a stack. The others are only ever presented,
/// or contained in such controllers.
struct StackMembership {
  /// Nodes of controllers that may be on a stack.
  private let possible: Set<Int>

  init(_ document: Document, _ segues: [Segue]) {
    var contents = NavigationGraph<Int, Void>()
    var reached: Set<Int> = []
    var starts = document.identifiedControllers.map(\.controller.index)
    if let initial = document.initialController { starts.append(initial.index) }
    for segue in segues {
      guard let destination = document.destination(of: segue) else { continue }
      reached.insert(destination.index)
      switch Self.effect(of: segue) {
      case .outside: continue
      case .unknown: starts.append(destination.index)
      case .inside:
        guard let container = document.controller(of: segue.element) else { continue }
        contents.addEdge(from: container.element.index, to: destination.index)
      }
    }
    for controller in document.viewControllers where !reached.contains(controller.element.index) {
      starts.append(controller.element.index)
    }
    possible = contents.reachable(from: starts)
  }

  /// Whether `controller` may be on a navigation stack.
  func mayBeOnStack(_ controller: Element) -> Bool { possible.contains(controller.index) }

  private enum StackEffect {
    /// Its destination is presented, outside of the stack of its source.
    case outside

    /// Its destination is on a stack if its source is.
    case inside

    /// It may push its destination onto a stack.
    case unknown
  }

  /// A popover does not count as presented: its delegate may wrap its controller.
  private static func effect(of segue: Segue) -> StackEffect {
    switch segue.kind {
    case .modal, .presentation: .outside
    case .embed: .inside
    case .relationship: segue.relationship == .rootViewController ? .unknown : .inside
    default: .unknown
    }
  }
}
