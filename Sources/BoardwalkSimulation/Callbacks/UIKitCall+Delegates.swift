import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSchema

/// Calls of delegates about the rows that are edited, the columns of splits, and dots of pages.
extension UIKitCall where Answer == Void {
  /// The row at `path` begins to show its delete button, or ends it.
  static func editingRow(_ path: ItemPath, begins: Bool) -> Self {
    Self(begins ? "willBeginEditingRow" : "didEndEditingRow", ["indexPath": Value(path)])
  }

  /// The display mode of a split view controller is about to be `mode`.
  static func willChangeDisplayMode(_ mode: SplitDisplayMode) -> Self {
    Self("willChangeDisplayMode", ["displayMode": .word(mode.rawValue)])
  }

  /// The preview of a context menu was tapped.
  static func willPerformPreviewAction(preview: ControllerID?, identifier: Value) -> Self {
    Self(
      "willPerformPreviewAction",
      [
        "configuration": .object("UIContextMenuConfiguration", ["identifier": identifier]),
        "animator": .object(
          MenuPreview.animatorClass, ["previewViewController": Value(preview)]),
      ])
  }

  /// A message about the scrolling of `list` to `offset`, or about the zooming of `zoomed`, which
  /// it scales by `scale`.
  static func scroll(
    _ message: ScrollMessage, _ list: ListID, to offset: LayoutPoint, scale: Double,
    of zoomed: ViewID?
  ) -> Self {
    var arguments = ["scrollView": Value.view(ViewID(list.object, of: list.controller))]
    if message == .didEndDragging { arguments["decelerate"] = .bool(true) }
    if message == .willEndDragging {
      arguments["velocity"] = Value(LayoutPoint.zero)
      arguments["targetContentOffset"] = .record(["pointee": Value(offset)])
    }
    if let zoomed { arguments["view"] = .view(zoomed) }
    if message == .didEndZooming { arguments["scale"] = .number(scale) }
    return Self(message.handler, arguments)
  }

  /// The cells at `paths` are likely to be needed soon, or no longer.
  static func prefetch(_ message: PrefetchMessage, _ paths: [ItemPath], isCollection: Bool) -> Self
  {
    Self(
      message.handler(isCollection: isCollection),
      ["indexPaths": .list(paths.map { Value($0) })])
  }
}

extension UIKitCall where Answer == ViewID? {
  /// The question for the view that `list` scales.
  static func viewForZooming(in list: ListID) -> Self {
    let view = Value.view(ViewID(list.object, of: list.controller))
    return Self("viewForZooming", ["scrollView": view], default: nil) { $0.view }
  }
}

extension UIKitCall where Answer == Bool {
  static var canBecomeFirstResponder: Self { Self("canBecomeFirstResponder", default: false) }

  static func collapse(_ secondary: ControllerID, onto primary: ControllerID) -> Self {
    Self(
      "collapseSecondary",
      ["secondary": .controller(secondary), "primary": .controller(primary)], default: false)
  }

  /// The question whether `list` scrolls to its top.
  static func shouldScrollToTop(_ list: ListID) -> Self {
    let view = Value.view(ViewID(list.object, of: list.controller))
    return Self("scrollViewShouldScrollToTop", ["scrollView": view], default: true)
  }

  static func canMoveItem(_ path: ItemPath) -> Self {
    Self("canMoveItem", ["indexPath": Value(path)], default: true)
  }

  static func showDetail(_ detail: ControllerID) -> Self {
    Self("showDetail", ["detail": .controller(detail)], default: false)
  }
}

extension UIKitCall where Answer == MenuContent? {
  /// The context menu of a view with an interaction for it; nil for none.
  static func contextMenu(of view: ViewID) -> Self {
    Self("contextMenu", ["view": .view(view)], default: nil) { $0.menu }
  }
}

extension UIKitCall where Answer == SplitState.Column {
  static func topColumn(proposed: SplitState.Column) -> Self {
    Self("topColumnForCollapsing", ["proposed": .word(proposed.name)], default: proposed) { value in
      SplitState.Column.allCases.first { $0.name == value.word }
    }
  }
}

extension UIKitCall where Answer == Int? {
  static var presentationCount: Self {
    Self("presentationCount", default: nil) { $0.integer }
  }

  static var presentationIndex: Self {
    Self("presentationIndex", default: nil) { $0.integer }
  }
}

extension UIKitCall where Answer == String {
  static func titleForDeleteButton(_ path: ItemPath) -> Self {
    Self("titleForDeleteButton", ["indexPath": Value(path)], default: "Delete") { $0.optionalText }
  }
}

extension UIKitCall where Answer == ItemPath {
  static func targetForMove(_ path: ItemPath, to proposed: ItemPath) -> Self {
    Self(
      "targetForMove", ["source": Value(path), "proposed": Value(proposed)], default: proposed
    ) { $0.path }
  }
}

extension UIKitCall where Answer == Double? {
  /// The height of a section's header or footer.
  static func height(of kind: SupplementaryKind, in section: Int) -> Self {
    Self(
      kind == .header ? "heightForHeader" : "heightForFooter",
      ["section": .number(Double(section))], default: nil
    ) { value in
      value.double.flatMap { $0 >= 0 ? $0 : nil }
    }
  }
}
