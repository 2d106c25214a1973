import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSimulation

/// The touch regions of a picture.
///
/// The renderer adds each thing as it draws it, as it alone knows where bars put their items.
package struct TouchRegions: Sendable {
  /// A touchable part, without its controller and cell.
  enum Part: Sendable, Hashable {
    case view(String)

    /// A segment, or a half, of a control.
    case section(Int, ofControl: String)

    /// A control at one end of a row.
    case sign(Touchable.Role, ofCell: String)

    /// A button next to a row's content; the one at the edge has index 0.
    case rowButton(Int, ofCell: String)

    case item(String)
    case tab(Int)
    case backButton
    case menuItem(Int)
  }

  private struct Key: Hashable {
    let part: Part
    let controller: ControllerID?
    let cell: CellID?
  }

  /// The controller whose view or bar is being drawn.
  var controller: ControllerID?

  /// The cell that is being drawn; nil outside of cells that code copies.
  var cell: CellID?

  /// The visible part of the screen.
  var visible: LayoutRect?

  private var frames: [Key: LayoutRect] = [:]

  /// The regions of `screen` before drawing; its keyboard covers everything.
  init(of screen: Screen) {
    visible = screen.bounds
    guard let keyboard = screen.keyboard?.frame else { return }
    let above = max(0, min(keyboard.minY, screen.size.height))
    visible?.size.height = above
  }

  /// Adds `part` of the current controller and cell, with the visible part of `frame`.
  mutating func add(_ part: Part, _ frame: LayoutRect) {
    guard let seen = visible.flatMap(frame.intersection) else { return }
    frames[Key(part: part, controller: controller, cell: cell)] = seen
  }

  /// Adds the view `id` at `frame`, and its separately touchable parts.
  mutating func add(_ id: String, partCount: Int, _ frame: LayoutRect, isRightToLeft: Bool) {
    guard !id.isEmpty else { return }
    add(.view(id), frame)
    for (index, part) in frame.columns(partCount).enumerated() {
      add(.section(isRightToLeft ? partCount - 1 - index : index, ofControl: id), part)
    }
  }

  /// The region of `touchable`; nil if it is not visible.
  package subscript(touchable: Touchable) -> LayoutRect? {
    let part = Part(touchable)
    return frames[Key(part: part, controller: touchable.controller, cell: touchable.cell)]
  }

  /// The frame of the frontmost back button; nil if there is none.
  package var backButton: LayoutRect? {
    frames.filter { $0.key.part == .backButton }.values.min { $0.minX < $1.minX }
  }
}

extension TouchRegions.Part {
  fileprivate init(_ touchable: Touchable) {
    switch touchable.role {
    case .backButton: self = .backButton
    case .barItem, .toolbarItem: self = .item(touchable.id)
    case .tab: self = .tab(Int(touchable.id) ?? 0)
    case .menuItem: self = .menuItem(touchable.part ?? 0)
    case .deleteButton, .swipeAction:
      self = .rowButton(touchable.part ?? 0, ofCell: touchable.id)
    case .detailButton, .cancelButton, .editingControl, .reorderControl:
      self = .sign(touchable.role, ofCell: touchable.id)
    case .button, .cell, .field, .control, .view:
      self =
        touchable.part.map { .section($0, ofControl: touchable.id) } ?? .view(touchable.id)
    }
  }
}

extension LayoutRect {
  /// `count` columns of equal width, from the left.
  func columns(_ count: Int) -> [LayoutRect] {
    let width = size.width / Double(max(1, count))
    return (0..<count).map { index in
      LayoutRect(
        x: minX + width * Double(index), y: minY, width: width, height: size.height)
    }
  }
}
