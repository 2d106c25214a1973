import BoardwalkPlatform

/// UIKit's exceptions about tables and collections.
extension UIKitException {
  /// A collection that is made without a layout (EXC-20).
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

  /// A registered nib that holds anything but one cell (EXC-23).
  static func invalidNib(identifier: String, isCollection: Bool) -> Self {
    Self(
      "NSInternalInconsistencyException",
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
        + "object which is a \(isCollection ? "UICollectionReusableView" : "UITableViewCell") "
        + "instance")
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
      system.major < 13
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
