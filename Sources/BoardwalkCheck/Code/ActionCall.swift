import BoardwalkDocument
import BoardwalkProject

/// A place in a document that names a method to call.
struct ActionCall {
  /// The receiver of an action.
  enum Receiver {
    /// This object.
    case object(Element)

    /// The first responder, the destination of an unwind segue, or the controller that makes the
    /// child of a container.
    case anyone
  }

  /// The element that names it.
  let element: Element

  /// The attribute that names it.
  let attribute: String

  /// The method's selector.
  let selector: String

  /// The receiver.
  let receiver: Receiver

  /// The sender, if it is known.
  let sender: Element?

  /// Whether a segue calls it to make its destination.
  var isSegueAction: Bool { attribute == "destinationCreationSelector" }

  /// The names, without parameters, of the methods that it may call: `save` and
  /// `saveWithSender` for `saveWithSender:`.
  var baseNames: Set<String> {
    let first = selector.prefix { $0 != ":" }
    let shorter = first.ranges(of: "With").map { String(first[..<$0.lowerBound]) }
    return Set([String(first)] + shorter)
  }

  /// Whether a method of UIKit's has the selector.
  var isSystemAction: Bool { SystemActions.all.contains(selector) }

  /// The note that an object of the class `name`, which has no such method, ends the app.
  func exception(in name: String) -> Violation.Note {
    .init("at run time: -[\(name) \(selector)]: unrecognized selector sent to instance")
  }

  /// All calls of `document`, in document order.
  static func all(in document: Document) -> [ActionCall] {
    document.elements { $0 == .action || $0 == .segue }.compactMap { element in
      element.name == "segue" ? segue(element, in: document) : action(element, in: document)
    }
  }

  private static func action(_ element: Element, in document: Document) -> ActionCall? {
    let action = Action(element)
    guard !action.selector.isEmpty, let target = document.destination(of: action) else {
      return nil
    }
    let receiver: Receiver? =
      target.isFirstResponder ? .anyone : target.name == "exit" ? nil : .object(target)
    return receiver.map {
      ActionCall(
        element: element, attribute: "selector", selector: action.selector, receiver: $0,
        sender: element.connectedObject)
    }
  }

  private static func segue(_ element: Element, in document: Document) -> ActionCall? {
    if let selector = element["destinationCreationSelector"], !selector.isEmpty {
      return document.controller(of: element).map {
        // The root of a container may be made by the controller whose segue shows the container.
        ActionCall(
          element: element, attribute: "destinationCreationSelector", selector: selector,
          receiver: Segue(element).relationship != nil ? .anyone : .object($0.element), sender: nil)
      }
    }
    guard let selector = Segue(element).unwindAction, !selector.isEmpty else { return nil }
    return ActionCall(
      element: element, attribute: "unwindAction", selector: selector, receiver: .anyone,
      sender: nil)
  }
}
