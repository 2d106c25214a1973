import BoardwalkGraph
import BoardwalkPlatform

/// An exception that UIKit raises, which ends the app.
public struct UIKitException: Error, Sendable, Hashable, CustomStringConvertible {
  /// UIKit's name, such as `NSInvalidArgumentException`.
  public let name: String

  /// UIKit's reason, without addresses.
  public let reason: String

  /// The element it came from; nil if only code was involved.
  package internal(set) var origin: Origin?

  /// The event that raised it, such as `tap "Open"`; nil at launch and for bare code.
  package internal(set) var event: String?

  /// The exception `name` with `reason`, which came from `origin`.
  package init(_ name: String, _ reason: String, from origin: Origin? = nil) {
    self.name = name
    self.reason = reason
    self.origin = origin
  }

  /// The path of the document that holds the element it came from.
  public var document: String? { origin?.document }

  /// The position of the element.
  package var position: SourcePosition? { origin?.position }

  /// Whether it is not an exception, but a use of a UIKit feature that Boardwalk does not model.
  public var isLimitation: Bool { name == Self.notModeledName }

  /// The name of such an end.
  static let notModeledName = "NotModeled"

  /// The line that UIKit writes before the app ends.
  public var description: String {
    if isLimitation { return "*** Not modeled: \(reason)" }
    return "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }

  /// The element and the event that caused it, which UIKit does not report; nil if neither is
  /// known.
  public var provenance: String? {
    let parts = [origin.map { "from \($0.text)" }, event.map { "at \($0)" }].compactMap { $0 }
    return parts.isEmpty ? nil : "It came " + parts.joined(separator: ", ") + "."
  }
}

/// UIKit's exceptions about containers and segues, word for word.
extension UIKitException {
  init(_ name: String, _ reason: String, segue: SegueTemplate?, of blueprint: Blueprint?) {
    self.init(name, reason, from: segue.flatMap { blueprint?.origin(of: $0) })
  }

  /// Pushing a navigation controller (EXC-01).
  static func pushedNavigationController(
    _ segue: SegueTemplate?, _ blueprint: Blueprint?
  ) -> Self {
    Self(
      "NSInvalidArgumentException", "Pushing a navigation controller is not supported",
      segue: segue, of: blueprint)
  }

  /// Pushing a split view controller (EXC-03).
  static func pushedSplitViewController(
    on className: String, _ segue: SegueTemplate?, _ blueprint: Blueprint?
  ) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Split View Controllers cannot be pushed to a Navigation Controller <\(className)>",
      segue: segue, of: blueprint)
  }

  /// A `push` segue from a controller without a navigation controller (EXC-06).
  static func pushOutsideNavigation(_ segue: SegueTemplate, _ blueprint: Blueprint) -> Self {
    let rule =
      "Push segues can only be used when the source controller is managed by an instance of "
      + "UINavigationController."
    let reason =
      segue.identifier.map { "Could not find a navigation controller for segue '\($0)'. " + rule }
      ?? rule
    return Self("NSGenericException", reason, segue: segue, of: blueprint)
  }

  /// Performing a segue with an unknown identifier (EXC-07); its origin is the controller whose
  /// scene lacks it.
  static func noSegue(identifier: String, className: String, _ blueprint: Blueprint?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Receiver (<\(className)>) has no segue with identifier '\(identifier)'",
      from: blueprint?.origin)
  }

  /// A storyboard that does not exist (EXC-09).
  static func noStoryboard(named name: String, from origin: Origin?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Could not find a storyboard named '\(name)' in bundle NSBundle", from: origin)
  }

  /// An unknown storyboard identifier (EXC-11), or, without an identifier, a missing initial
  /// controller.
  static func noController(identifier: String?, from origin: Origin?) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Storyboard (<UIStoryboard>) doesn't contain a view controller with identifier "
        + "'\(identifier ?? "(null)")'", from: origin)
  }
}

/// Exceptions that only code provokes.
extension UIKitException {
  private init(_ name: String, _ reason: String) {
    self.init(name, reason, segue: nil, of: nil)
  }

  /// Adding a child's view to a view of another controller than its parent (EXC-15).
  static func wrongParent(of child: String, is parent: String, not asked: String) -> Self {
    Self(
      "UIViewControllerHierarchyInconsistency",
      "child view controller:<\(child)> should have parent view controller:<\(parent)> but "
        + "requested parent is:<\(asked)>")
  }

  /// A number of pages that does not suit the spine (EXC-16).
  static func wrongPageCount(_ count: Int, required: Int) -> Self {
    Self(
      "NSInvalidArgumentException",
      "The number of view controllers provided (\(count)) doesn't match the number required "
        + "(\(required)) for the requested transition")
  }

  /// A number of pages that does not suit a new spine (EXC-17). UIKit's words are not recorded:
  /// these are Boardwalk's.
  static func wrongPageCountForSpine(_ count: Int, required: Int) -> Self {
    Self(
      "NSInvalidArgumentException",
      "The number of view controllers (\(count)) doesn't match the number required (\(required)) "
        + "for the new spine location")
  }

  /// Single-sided pages with the spine in the middle (PAGE-05). UIKit's words are not recorded:
  /// these are Boardwalk's.
  static let singleSidedAtMid = Self(
    "NSInvalidArgumentException",
    "A page view controller with its spine in the middle must be double-sided")
}

/// Exceptions about navigation stacks, nibs and messages, and runtime errors that end the app.
extension UIKitException {
  /// Pushing a controller that is on the stack (EXC-02); iOS 17 changed the text.
  static func pushedTwice(_ pushed: String, on navigation: String, _ system: SystemVersion) -> Self
  {
    Self(
      "NSInvalidArgumentException",
      !system.has(.pushedTwiceNamesNavigation)
        ? "Pushing the same view controller instance more than once is not supported (<\(pushed)>)"
        : "<\(navigation)> is pushing the same view controller instance (<\(pushed)>) more than "
          + "once which is not supported and is most likely an error in the application")
  }

  /// Popping to a controller that is not on the stack (EXC-04).
  static let poppedToUnknownController = Self(
    "NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")

  /// Setting a key that the class does not have, as for an outlet (EXC-10).
  static func undefinedKey(_ key: String, of className: String, from origin: Origin?) -> Self {
    Self(
      "NSUnknownKeyException",
      "[<\(className)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key \(key).", from: origin)
  }

  /// A nib whose owner has no `view` outlet (EXC-25).
  static func viewNotSet(inNib name: String, from origin: Origin?) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
        + "outlet was not set.", from: origin)
  }

  /// A message that the receiver does not implement (EXC-30).
  static func unrecognized(_ selector: String, by className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "-[\(className) \(selector)]: unrecognized selector sent to instance")
  }

  /// A forced cast that fails, which traps in Swift (EXC-40).
  static func failedCast(_ className: String, to other: String) -> Self {
    Self("SIGABRT", "Could not cast value of type '\(className)' to '\(other)'.")
  }

  /// Code that calls itself until the stack ends.
  static func stackOverflow(in className: String, at place: String?) -> Self {
    let callee = "a method of \(className)\(place.map { " (\($0))" } ?? "")"
    return Self("EXC_BAD_ACCESS", overflow(of: callee, depth: HandlerBudget.depthLimit))
  }

  /// The reason for the end of an app whose calls are nested without end.
  static func overflow(of callee: String, depth: Int) -> String {
    "Stack overflow: \(depth) calls are nested, the last one is \(callee)."
  }

  /// Code that never becomes idle.
  static func excessiveWork(_ excess: String, in className: String, at place: String?) -> Self {
    Self(
      "EXC_RESOURCE",
      "The app does not come to rest: \(excess), the last one of "
        + "\(className)\(place.map { " (\($0))" } ?? "").")
  }
}

/// UIKit's exceptions about presentations, word for word.
extension UIKitException {
  /// Presenting a controller that is a child or the root (EXC-12).
  static func activeController(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present modally an active controller <\(className)>.")
  }

  /// Presenting a controller that is presented already (EXC-13).
  static func presentedTwice(_ className: String, by presenter: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present modally a view controller <\(className)> that is already "
        + "being presented by <\(presenter)>.")
  }

  /// A partial curl to or from a presentation that is not full screen (EXC-14).
  static func partialCurl(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen "
        + "view controller <\(className)>.")
  }

  /// Presenting from a controller that is presented with a partial curl (PRES-31). UIKit's
  /// exception is documented, but not its text; this text is Boardwalk's.
  static func presentedFromPartialCurl(_ className: String) -> Self {
    Self(
      "NSInvalidArgumentException",
      "Application tried to present from partially curled view controller <\(className)>.")
  }

  /// A popover without a source view or bar button item (EXC-18).
  static var noPopoverAnchor: Self {
    Self(
      "NSGenericException",
      "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil "
        + "sourceView or barButtonItem set before the presentation occurs.")
  }
}

/// UIKit's exceptions about tables and collections.
extension UIKitException {
  /// A collection without a layout (EXC-20).
  static let noLayout = Self(
    "NSInvalidArgumentException",
    "UICollectionView must be initialized with a non-nil layout parameter")

  /// An identifier that is not registered: in a collection, whose views have a `kind` (EXC-21), or
  /// in a table (EXC-22).
  static func noPrototype(_ identifier: String, kind: String?, from origin: Origin?) -> Self {
    let what = kind.map { "could not dequeue a view of kind: \($0)" } ?? "unable to dequeue a cell"
    return Self(
      "NSInternalInconsistencyException",
      "\(what) with identifier \(identifier) - must register a nib or a class for the identifier or "
        + "connect a prototype cell in a storyboard", from: origin)
  }

  /// A registered nib that contains other objects than one cell (EXC-23).
  static func invalidNib(identifier: String, isCollection: Bool) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which is a \(isCollection ? "UICollectionReusableView" : "UITableViewCell") "
        + "instance")
  }

  /// A registered nib whose cell has another identifier (EXC-27). UIKit spells it "indentifier".
  static func otherNib(
    ofCell own: String, registeredBy identifier: String, isCollection: Bool
  ) -> Self {
    Self(
      "NSInternalInconsistencyException",
      (isCollection ? "view reuse identifier" : "cell reuse indentifier")
        + " in nib (\(own)) does not match the identifier used to register the nib (\(identifier))")
  }

  /// A nib that does not exist (EXC-24).
  static func noNib(named name: String) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "Could not load NIB in bundle: 'NSBundle' with name '\(name)'")
  }

  /// A data source that returns no cell for a row (EXC-26); the words changed with iOS 13.
  static func noCell(of table: String, from source: String, _ system: SystemVersion) -> Self {
    Self(
      "NSInternalInconsistencyException",
      !system.has(.detailedMessages)
        ? "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
        : "UITableView (<\(table)>) failed to obtain a cell from its dataSource (<\(source)>)")
  }

  /// A data source that returns a cell that was not dequeued (COL-09). UIKit's words are not
  /// recorded in full.
  static func notDequeued(className: String, _ path: ItemPath) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "the view returned from -collectionView:cellForItemAtIndexPath: (<\(className)>) was not "
        + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: for index path "
        + "\(path)")
  }

  /// A data source that returns no view for a header, footer or item (COL-10). UIKit's words are
  /// not recorded in full.
  static func noItem(_ path: ItemPath, isCell: Bool) -> Self {
    let method =
      isCell
      ? "-collectionView:cellForItemAtIndexPath:"
      : "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    return Self(
      "NSInternalInconsistencyException",
      "the view returned from \(method) for index path \(path) must not be nil")
  }

  /// Counts that do not fit the insertions and deletions of an update (EXC-31).
  static func invalidUpdate(
    _ mismatch: ListChanges.Mismatch, isCollection: Bool, from origin: Origin?
  ) -> Self {
    let item = isCollection ? "items" : "rows"
    let list = isCollection ? "collection view" : "table view"
    let reason =
      switch mismatch {
      case .sections(let before, let after, let inserted, let deleted):
        "Invalid update: invalid number of sections.  The number of sections contained in the \(list) "
          + "after the update (\(after)) must be equal to the number of sections contained in the "
          + "\(list) before the update (\(before)), plus or minus the number of sections inserted or "
          + "deleted (\(inserted) inserted, \(deleted) deleted)."
      case .items(
        let section, let before, let after, let inserted, let deleted, let into, let out):
        "Invalid update: invalid number of \(item) in section \(section).  The number of \(item) "
          + "contained in an existing section after the update (\(after)) must be equal to the number "
          + "of \(item) contained in that section before the update (\(before)), plus or minus the "
          + "number of \(item) inserted or deleted from that section (\(inserted) inserted, "
          + "\(deleted) deleted) and plus or minus the number of \(item) moved into or out of that "
          + "section (\(into) moved in, \(out) moved out)."
      }
    return Self("NSInternalInconsistencyException", reason, from: origin)
  }
}
