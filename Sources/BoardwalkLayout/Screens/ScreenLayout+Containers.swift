import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkSimulation

/// The frames of controllers' views, bars and children.
extension ScreenLayout {
  /// The view of the controller `id` in `room`, with its visible contents.
  func place(_ id: ControllerID, in room: ControllerArea) -> PlacedView {
    guard let controller = simulation[id] else { return frame(of: id, className: "", room, []) }
    switch controller.container {
    case .navigation: return placeNavigation(controller, in: room)
    case .tabs: return placeTabs(controller, in: room)
    case .split(let state):
      let count = simulation.visibleChildren(of: id).count
      if state.isCollapsed { return placeAll(controller, in: [room]) }
      guard state.displayMode.isOver else {
        return placeAll(controller, in: columns(of: room, count: count, state))
      }
      return placeOver(controller, in: columns(of: room, count: count, state), whole: room)
    case .pages(let state):
      guard !controller.children.isEmpty else { break }
      let isOpen = simulation.visibleChildren(of: id).count > 1
      return placeAll(controller, in: isOpen ? halves(of: room, state.orientation) : [room])
    case .plain: break
    }
    return placeContent(of: controller, in: room)
  }

  /// The side columns overlay the secondary one, which fills the screen.
  private func placeOver(
    _ controller: Controller, in rooms: [ControllerArea], whole: ControllerArea
  ) -> PlacedView {
    let children = simulation.visibleChildren(of: controller.id)
    let below = children.suffix(1).map { place($0, in: whole) }
    let above = zip(children.dropLast(), rooms).map { place($0, in: $1) }
    return PlacedView(
      className: controller.className, frame: whole.rect, content: .controller(controller.id),
      subviews: below + above)
  }

  private func placeAll(_ controller: Controller, in rooms: [ControllerArea]) -> PlacedView {
    let children = simulation.visibleChildren(of: controller.id)
    let views = zip(children, rooms).map { place($0, in: $1) }
    let whole = rooms.first?.rect ?? bounds
    let union = rooms.reduce(whole) { $0.union($1.rect) }
    return PlacedView(
      className: controller.className, frame: union, content: .controller(controller.id),
      subviews: views)
  }

  /// The view of the controller `id`, which fills `room` and only holds `subviews`.
  func frame(
    of id: ControllerID, className: String, _ room: ControllerArea, _ subviews: [PlacedView]
  ) -> PlacedView {
    PlacedView(
      className: className, frame: room.rect, content: .controller(id), clips: true,
      subviews: subviews)
  }

  /// The two pages of an open book.
  private func halves(of room: ControllerArea, _ orientation: PageState.Orientation)
    -> [ControllerArea]
  {
    let whole = room.rect
    let half = LayoutSize(width: whole.size.width / 2, height: whole.size.height / 2)
    var rects = [whole, whole]
    if orientation == .vertical {
      for index in rects.indices {
        rects[index].origin.y += half.height * Double(index)
        rects[index].size.height = half.height
      }
    } else {
      for index in rects.indices {
        rects[index].origin.x += half.width * Double(isRightToLeft ? 1 - index : index)
        rects[index].size.width = half.width
      }
    }
    return rects.map(room.inner)
  }

  // MARK: Columns

  /// The side columns have the split view controller's width (SPL-06).
  private func columns(of room: ControllerArea, count: Int, _ state: SplitState) -> [ControllerArea]
  {
    guard count > 1 else { return [room] }
    let width = room.rect.size.width
    let side = state.primaryColumnWidth(in: width)
    return (0..<count).map { index in
      let start = side * Double(index)
      let isLast = index == count - 1
      let length = isLast ? max(0, width - start) : side
      let x = isRightToLeft ? room.rect.maxX - start - length : room.rect.minX + start
      return room.inner(
        LayoutRect(x: x, y: room.rect.minY, width: length, height: room.rect.size.height))
    }
  }

  // MARK: Content

  /// A controller's own view fills its area, under the bars too. A view that is stored below the
  /// top of its scene was designed below the bar and stays there.
  private func placeContent(of controller: Controller, in room: ControllerArea) -> PlacedView {
    guard let view = simulation.view(of: controller.id) else {
      return frame(of: controller.id, className: "UIView", room, [])
    }
    var rect = room.rect
    if let stored = view.frame, stored.minY >= 20, room.top > rect.minY {
      rect = LayoutRect(
        x: rect.minX, y: room.top, width: rect.size.width, height: max(0, rect.maxY - room.top))
    }
    let drawn = profile == .canvas ? placeDrawn(view, of: controller.id, in: room) : nil
    var placed =
      (drawn ?? content(of: controller.id, safeArea: room.safeArea).place(view, in: rect))
      .transformed(by: simulation.presentedStates(of: controller.id))
    placed.owner = controller.id
    if view.elementKind == .tableViewCell {
      placed.row = PlacedView.Row(
        isFirst: true, isLast: true, style: .plain, hasSeparator: false)
    }
    guard !controller.embedded.isEmpty else { return placed }
    return embedding(controller.embedded, into: placed, room)
  }

  /// The layout of the views of the controller `id`; `safeArea` is free of bars.
  func content(of id: ControllerID, safeArea: LayoutRect) -> ContentLayout {
    let canvas = Canvas(
      running: simulation.document(of: id), on: simulation.options.device,
      isLandscape: simulation.options.isLandscape, system: simulation.options.system,
      textSize: simulation.options.textSize, direction: simulation.options.direction)
    let guides = simulation.template(of: id)?.content.layoutGuides
    return ContentLayout(
      safeArea: safeArea, on: canvas, guides: guides ?? [],
      lists: simulation.runningLists(of: id), keyboard: simulation.keyboard?.frame)
  }

  /// `view` with each child's view inside its container view.
  private func embedding(
    _ children: [String: ControllerID], into view: PlacedView, _ room: ControllerArea
  ) -> PlacedView {
    var view = view
    view.subviews = view.subviews.map { embedding(children, into: $0, room) }
    if let child = children[view.id] {
      view.clips = true
      view.subviews.append(place(child, in: room.inner(view.frame)))
    }
    return view
  }
}
