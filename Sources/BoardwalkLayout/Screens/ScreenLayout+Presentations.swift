import BoardwalkBase
import BoardwalkDocument
import BoardwalkSimulation

/// The frames of presentations.
extension ScreenLayout {
  /// The default size of a form sheet (PRES-04).
  private static let formSheet = LayoutSize(width: 540, height: 620)

  /// The same on the newest system (ORC-67).
  private static let newFormSheet = LayoutSize(width: 580, height: 650)

  /// The minimum distance of the newest system's sheets from the top of a phone (ORC-65).
  private static let leastSheetTop = 30.0

  /// The margin of the newest system's popovers at bars to the sides and the status bar (ORC-68).
  private static let barPopoverMargin = 19.0
  private static let barPopoverTop = 30.0

  /// The width of a page sheet on a screen of much width (PRES-03).
  private static let pageSheetWidth = 712.0

  /// The default size of a popover.
  private static let popover = LayoutSize(width: 320, height: 480)

  /// The length of a popover's arrow on the newest system (ORC-68).
  private static let arrow = 13.0

  /// The margin of a popover to the screen's edges and to its anchor.
  static let popoverMargin = 10.0

  /// The frame of the presentation of `controller` over `lower`.
  func frame(
    of controller: ControllerID, _ style: ScreenLayer.Style, over lower: [ScreenLayer]
  ) -> LayoutRect {
    if let size = simulation.alertSize(of: controller), style != .popover {
      return alertFrame(of: controller, size)
    }
    switch style {
    case .window, .fullScreen, .overlay: return bounds
    case .sheet: return lowered(sheetFrame, of: controller)
    case .formSheet: return lowered(formSheetFrame(of: controller), of: controller)
    case .popover, .menu:
      let size =
        simulation.alertSize(of: controller)
        ?? preferredSize(of: controller, style, standard: Self.popover)
      return popoverFrame(of: controller, fitting(size), over: lower)
    }
  }

  /// A form sheet is in the middle; on the newest system all end at the same height (ORC-67).
  private func formSheetFrame(of controller: ControllerID) -> LayoutRect {
    let isNew = simulation.options.system.hasLiquidGlass
    let standard = isNew ? Self.newFormSheet : Self.formSheet
    let size = fitting(preferredSize(of: controller, .formSheet, standard: standard))
    guard isNew else { return centered(size) }
    let bottom = (bounds.size.height - Self.popoverMargin + standard.height) / 2
    guard bottom - size.height > 0, bottom <= bounds.maxY else { return centered(size) }
    return LayoutRect(
      x: ((bounds.size.width - size.width) / 2).rounded(.down), y: bottom - size.height,
      width: size.width, height: size.height)
  }

  /// A card leaves the status bar free, and ten points more below a camera: Interface Builder
  /// stores roots of 375 × 647 and 414 × 842 for such sheets. On the newest system it has the full
  /// width, and on phones begins at the status bar (ORC-65).
  private var sheetFrame: LayoutRect {
    if simulation.options.system.hasLiquidGlass {
      let top = isPhone ? max(Self.leastSheetTop, statusBarHeight) : statusBarHeight + 10
      return LayoutRect(x: 0, y: top, width: bounds.size.width, height: bounds.size.height - top)
    }
    let top = statusBarHeight + (simulation.options.device.hasHomeIndicator ? 10 : 0)
    guard simulation.options.horizontalSizeClass == .regular else {
      return LayoutRect(x: 0, y: top, width: bounds.size.width, height: bounds.size.height - top)
    }
    if !simulation.options.system.has(.sheets) {
      // Below the status bar, with the width of the screen in portrait (S4-17).
      let width = min(bounds.size.width, bounds.size.height)
      return LayoutRect(
        x: (bounds.size.width - width) / 2, y: top, width: width,
        height: bounds.size.height - top)
    }
    let width = min(Self.pageSheetWidth, bounds.size.width - 2 * Self.popoverMargin)
    return centered(LayoutSize(width: width, height: bounds.size.height - 2 * top))
  }

  /// An alert is in the middle of the screen (ORC-69), an action sheet at its bottom.
  private func alertFrame(of controller: ControllerID, _ size: LayoutSize) -> LayoutRect {
    let x = (bounds.size.width - size.width) / 2
    guard simulation[controller]?.alert?.style == .actionSheet else {
      return LayoutRect(
        x: x, y: (bounds.size.height - size.height) / 2, width: size.width, height: size.height)
    }
    let y = bounds.maxY - max(insets.bottom, x) - size.height
    return LayoutRect(x: x, y: y, width: size.width, height: size.height)
  }

  private func fitting(_ size: LayoutSize) -> LayoutSize {
    let margins = 2 * Self.popoverMargin
    return LayoutSize(
      width: min(size.width, bounds.size.width - margins),
      height: min(size.height, bounds.size.height - margins))
  }

  private func centered(_ size: LayoutSize) -> LayoutRect {
    let size = fitting(size)
    return LayoutRect(
      x: ((bounds.size.width - size.width) / 2).rounded(.down),
      y: ((bounds.size.height - size.height) / 2).rounded(.down),
      width: size.width, height: size.height)
  }

  /// Below its anchor if there is space, else above it, else beside the middle; on the newest
  /// system first to the right of a view, with the arrow inside its frame (ORC-68).
  private func popoverFrame(
    of controller: ControllerID, _ size: LayoutSize, over lower: [ScreenLayer]
  ) -> LayoutRect {
    let margin = Self.popoverMargin
    let anchor =
      simulation[controller]?.presentation?.anchor.flatMap { anchorFrame($0, in: lower.last) }
      ?? LayoutRect(x: bounds.maxX - margin, y: statusBarHeight + 50, width: 0, height: 0)
    if simulation.options.system.hasLiquidGlass, !isPhone, anchor.size.width == 0 {
      let isAtEnd = anchor.minX > bounds.size.width / 2
      let side = Self.barPopoverMargin
      return LayoutRect(
        x: isAtEnd ? bounds.maxX - side - size.width : side,
        y: statusBarHeight + Self.barPopoverTop, width: size.width, height: size.height)
    }
    let wide = size.width + Self.arrow
    if simulation.options.system.hasLiquidGlass, !isPhone,
      anchor.maxX + wide <= bounds.maxX - margin
    {
      let y = anchor.minY + (anchor.size.height - size.height) / 2
      return LayoutRect(
        x: anchor.maxX,
        y: min(max(statusBarHeight + margin, y), bounds.maxY - margin - size.height),
        width: wide, height: size.height)
    }
    let x = min(max(margin, anchor.midX - size.width / 2), bounds.maxX - margin - size.width)
    let below = anchor.maxY + margin
    let above = anchor.minY - margin - size.height
    let y: Double
    if below + size.height <= bounds.maxY - margin {
      y = below
    } else if above >= margin {
      y = above
    } else {
      y = max(margin, (bounds.maxY - size.height) / 2)
    }
    return LayoutRect(x: x.rounded(.down), y: y, width: size.width, height: size.height)
  }

  /// The frame of the view or bar item `id`; for an item the end of its bar.
  func anchorFrame(_ id: String, in layer: ScreenLayer?) -> LayoutRect? {
    guard let layer else { return nil }
    if let view = layer.view.view(withID: id) { return view.frame }
    return layer.view.end(ofBarHolding: id)
  }
}

extension PlacedView {
  /// The end of the bar inside that holds the item `id`, as a rectangle without width.
  fileprivate func end(ofBarHolding id: String) -> LayoutRect? {
    switch content {
    case .navigationBar(let bar, _):
      if bar.leftItems.contains(where: { $0.id == id }) { return edge(at: frame.minX) }
      if bar.rightItems.contains(where: { $0.id == id }) { return edge(at: frame.maxX) }
    case .toolbar(let items):
      if let index = items.firstIndex(where: { $0.id == id }) {
        let share = (Double(index) + 0.5) / Double(items.count)
        return edge(at: frame.minX + frame.size.width * share)
      }
    default: break
    }
    return subviews.lazy.compactMap { $0.end(ofBarHolding: id) }.first
  }

  private func edge(at x: Double) -> LayoutRect {
    LayoutRect(x: x, y: frame.minY, width: 0, height: frame.size.height)
  }
}

/// The frames of sheets at a lower detent: on iOS 26 they float 8 points off the edges, slightly
/// scaled down (ORC-66).
extension ScreenLayout {
  /// The fraction of the available height of the medium detent.
  private static let mediumShare = 0.56

  /// The margin of a low sheet on the newest system to the screen's lower edges.
  private static let floatingMargin = 8.0

  /// The frame of the sheet of `controller` at its selected detent; `frame` is its frame at the
  /// large detent.
  func lowered(_ frame: LayoutRect, of controller: ControllerID) -> LayoutRect {
    let below = max(0, frame.maxY - bounds.maxY + insets.bottom)
    guard let height = height(of: controller, atMost: frame.size.height - below) else {
      return frame
    }
    if simulation.options.system.hasLiquidGlass, frame.size.width == bounds.size.width {
      return floating(height + below)
    }
    return LayoutRect(
      x: frame.minX, y: frame.maxY - height - below, width: frame.size.width,
      height: height + below)
  }

  /// The frame of a floating sheet that was `height` points high before it was scaled to its width.
  private func floating(_ height: Double) -> LayoutRect {
    let margin = Self.floatingMargin
    let width = bounds.size.width - 2 * margin
    let scaled = height * width / bounds.size.width
    return LayoutRect(x: margin, y: bounds.maxY - margin - scaled, width: width, height: scaled)
  }

  /// The height of the sheet of `controller` above the bottom inset of the screen; nil if it is
  /// `most`, the available height.
  private func height(of controller: ControllerID, atMost most: Double) -> Double? {
    let scale = Double(simulation.options.device.scale)
    switch simulation.selectedDetent(of: controller)?.height {
    case .medium: return (most * Self.mediumShare * scale).rounded(.down) / scale
    case .points(let points) where points < most: return max(0, points)
    case .points, .large, nil: return nil
    }
  }
}

/// The open menu, over everything else (MENU-04).
extension ScreenLayout {
  private static let menuWidth = 250.0
  private static let menuTitleHeight = 32.0
  private static let menuEntryHeight = 44.0

  /// The distance between groups of entries.
  private static let menuGap = 8.0

  /// The layer of the open menu over `lower`; nil if none is open.
  func menu(over lower: [ScreenLayer]) -> ScreenLayer? {
    guard let menu = simulation.openMenu, let owner = simulation.menuOwner else { return nil }
    let groups = menu.content.shownGroups
    let top = menu.content.title.isEmpty ? 0 : Self.menuTitleHeight
    let height =
      top + Double(groups.joined().count) * Self.menuEntryHeight
      + Double(groups.count - 1) * Self.menuGap
    let frame = menuFrame(
      height: height, at: lower.last.flatMap { anchorFrame(of: menu, in: $0) })
    var view = PlacedView(
      className: "UIMenu", frame: frame, content: .openMenu(title: menu.content.title), clips: true)
    view.owner = owner
    var y = frame.minY + top
    for group in groups {
      for element in group {
        let place = LayoutRect(
          x: frame.minX, y: y, width: frame.size.width, height: Self.menuEntryHeight)
        view.subviews.append(PlacedView(element, index: view.subviews.count, at: place))
        y = place.maxY
      }
      y += Self.menuGap
    }
    return ScreenLayer(
      controller: owner, style: .menu, dimsBelow: false, frame: frame, view: view)
  }

  /// Below its anchor if there is space, else above it, else at the bottom; a keyboard stays free.
  private func menuFrame(height: Double, at anchor: LayoutRect?) -> LayoutRect {
    let margin = Self.popoverMargin
    let width = min(Self.menuWidth, bounds.size.width - 2 * margin)
    let top = bounds.minY + insets.top + margin
    let bottom = min(simulation.keyboard?.frame.minY ?? bounds.maxY, bounds.maxY) - margin
    let height = min(height, max(0, bottom - top))
    let anchor =
      anchor ?? LayoutRect(x: bounds.minX, y: top, width: bounds.size.width, height: 0)
    let x = min(max(bounds.minX + margin, anchor.midX - width / 2), bounds.maxX - margin - width)
    let below = anchor.maxY + margin
    let above = anchor.minY - margin - height
    let y = below + height <= bottom ? max(below, top) : above >= top ? above : bottom - height
    return LayoutRect(x: x.rounded(.down), y: y, width: width, height: height)
  }

  private func anchorFrame(of menu: OpenMenu, in layer: ScreenLayer) -> LayoutRect? {
    guard let path = menu.source.path else { return anchorFrame(menu.source.object, in: layer) }
    let list = ListID(menu.source.object, of: menu.controller)
    return simulation.cell(at: path, in: list).flatMap { layer.view.view(of: $0)?.frame }
  }
}

extension PlacedView {
  /// The entry `element` of a menu, with its number.
  fileprivate init(_ element: MenuContent.Element, index: Int, at frame: LayoutRect) {
    switch element {
    case .action(let action):
      self.init(
        className: "UIAction", frame: frame,
        content: .menuEntry(
          PlacedMenuEntry(
            index: index, title: action.title, image: action.image, isEnabled: action.isEnabled,
            isDestructive: action.isDestructive, opensMenu: false)))
    case .menu(let menu):
      self.init(
        className: "UIMenu", frame: frame,
        content: .menuEntry(
          PlacedMenuEntry(
            index: index, title: menu.title, image: nil, isEnabled: true, isDestructive: false,
            opensMenu: true)))
    }
  }

  /// The view that shows `cell`; nil if it is not inside.
  fileprivate func view(of cell: CellID) -> PlacedView? {
    if self.cell == cell { return self }
    return subviews.lazy.compactMap { $0.view(of: cell) }.first
  }
}
