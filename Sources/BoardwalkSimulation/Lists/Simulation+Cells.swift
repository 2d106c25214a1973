import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSchema

/// Making cells, and using them again.
extension Simulation {
  /// A cell of `list` for the reuse identifier `identifier`: one that waits to be used again, as it
  /// was left (TBL-23, TBL-24), or a new one of a registered class or nib, or of a prototype.
  ///
  /// Nil if nothing is registered under that name (TBL-22), or after an exception.
  mutating func dequeue(
    _ kind: CellPlace.Kind, _ identifier: String, in list: ListID
  ) -> CellID? {
    guard !isOver, prepare(list) else { return nil }
    let isCollection = isCollection(list)
    // A table's headers and footers are of one kind.
    let kind = !isCollection && kind == .footer ? .header : kind
    let key = Registration.Key(kind: kind, identifier: identifier)
    if let number = change(list, { $0.reusable[key]?.popLast() }) ?? nil {
      let cell = CellID(list: list, number: number)
      prepareForReuse(cell)
      return cell
    }
    guard let source = source(of: key, in: list) else { return nil }
    return make(source, key, in: list)
  }

  /// Writes down that `cell` is used again, where its class is the app's own.
  private mutating func prepareForReuse(_ cell: CellID) {
    let object = template(of: cell)?.id ?? ""
    mark(
      ViewID(object, of: cell.list.controller, in: cell), isSelected: false, isHighlighted: false)
    guard let name = template(of: cell)?.customClass?.name else { return }
    trace.record(.callback(.prepareForReuse), of: name, at: clock)
    withCode(of: cell) { $0.prepareForReuse(&$1) }
  }

  /// Calls `body` with the code of the class of `cell`, if there is any.
  private mutating func withCode(
    of cell: CellID, _ body: (any ViewBehavior, inout RunningView) -> Void
  ) {
    guard let view = ownView(of: cell) else { return }
    withCode(of: view, body)
  }

  /// A new cell of `list` made from `source`.
  mutating func make(
    _ source: CellState.Source, _ key: Registration.Key?, in list: ListID
  ) -> CellID? {
    guard !isOver, prepare(list) else { return nil }
    let number = change(list) { state in
      defer { state.nextCell += 1 }
      state.cells[state.nextCell] = CellState(source: source, key: key)
      return state.nextCell
    }
    guard let number else { return nil }
    let cell = CellID(list: list, number: number)
    if case .style = source {
      withCode(of: cell) { $0.initFrame(&$1) }
      return cell
    }
    guard let name = template(of: cell)?.customClass?.name, !lacksClass(name) else { return cell }
    // Each copy of a prototype gets its own `awakeFromNib` (ORC-10).
    trace.record(.callback(.awakeFromNib), of: name, at: clock)
    withCode(of: cell) { $0.awakeFromNib(&$1) }
    return cell
  }

  /// The source of cells for `key`; nil if none is registered, or after an exception.
  private mutating func source(of key: Registration.Key, in list: ListID) -> CellState.Source? {
    switch self[list]?.registrations[key] {
    case .class(let name):
      let isOwn = !name.hasPrefix("UI")
      let style: CellStyle = isCollection(list) || key.kind != .cell ? .none : .default
      return .style(style, className: isOwn ? name : nil)
    case .nib(let name): return nibSource(name, key, in: list)
    case nil: break
    }
    guard let template = template(of: list) else { return nil }
    let isFooter = key.kind == .footer
    let prototypes =
      key.kind == .cell
      ? (template.table?.prototypes ?? []) + (template.collection?.prototypes ?? [])
      : (template.collection?.reusableViews ?? []).filter { $0.isSectionFooter == isFooter }
    return prototypes.first { $0.cell?.reuseIdentifier == key.identifier }
      .map { .prototype($0.id) }
  }

  /// The source of cells from a registered nib, which must exist (EXC-24) and hold one cell and
  /// nothing else (EXC-23), which has no other identifier (EXC-27).
  private mutating func nibSource(
    _ name: String, _ key: Registration.Key, in list: ListID
  ) -> CellState.Source? {
    let isCollection = isCollection(list)
    guard let index = library.xibIndex(named: name) else {
      raise(.noNib(named: name))
      return nil
    }
    let views = graph.documents[index].scenes.flatMap(\.topLevelViews)
    let isCell = views.first.map { view in
      isCollection
        ? ["collectionViewCell", "collectionReusableView"].contains(view.kind)
        : key.kind != .cell || view.kind == "tableViewCell"
    }
    guard views.count == 1, isCell == true else {
      raise(.invalidNib(identifier: key.identifier, isCollection: isCollection))
      return nil
    }
    if let own = views.first?.cell?.reuseIdentifier, own != key.identifier {
      raise(.otherNib(ofCell: own, registeredBy: key.identifier, isCollection: isCollection))
      return nil
    }
    return .nib(index)
  }

  /// The template of `cell` with its subviews.
  package func template(of cell: CellID) -> ViewTemplate? {
    guard let state = self[cell.list]?.cells[cell.number] else { return nil }
    guard let accessory = state.accessory else { return template(of: cell, from: state.source) }
    var template = template(of: cell, from: state.source)
    template?.subviews.append(accessory)
    return template
  }

  private func template(of cell: CellID, from source: CellState.Source) -> ViewTemplate? {
    switch source {
    case .prototype(let id): return blueprint(of: cell.list.controller)?.prototypes[id]
    case .nib(let document): return graph.documents[document].scenes.first?.topLevelViews.first
    case .style(let style, let className):
      return style.template(className: className, isCollection: isCollection(cell.list))
    }
  }

  /// The only scene of the nib that `cell` was made from; nil for another source.
  func nib(of cell: CellID) -> CompiledScene? {
    guard case .nib(let document)? = self[cell.list]?.cells[cell.number]?.source else { return nil }
    return graph.documents[document].scenes.first
  }

  /// The cell itself, as a view.
  package func ownView(of cell: CellID) -> ViewID? {
    template(of: cell).map { ViewID($0.id, of: cell.list.controller, in: cell) }
  }

  /// `cell` with its subviews, in its current state.
  package func view(of cell: CellID) -> ViewTemplate? {
    template(of: cell)?.becoming(presentedStates(of: cell))
  }

  /// The part `name` of `view`, if that is a static cell of UIKit's own and `name` is `textLabel`,
  /// `detailTextLabel` or `imageView`.
  func part(_ name: String, ofStaticCell view: ViewID) -> ViewID? {
    guard view.cell == nil, let cell = template(of: view)?.cell else { return nil }
    let object =
      switch name {
      case "textLabel": cell.textLabel
      case "detailTextLabel": cell.detailTextLabel
      case "imageView": cell.imageView
      default: String?.none
      }
    return object.map { ViewID($0, of: view.controller) }
  }

  /// The view of the outlet `name` of `cell`; `textLabel`, `detailTextLabel`, `imageView` and
  /// `contentView` are those of UIKit's own cells.
  package func view(_ name: String, in cell: CellID) -> ViewID? {
    guard let template = template(of: cell), let state = self[cell.list]?.cells[cell.number] else {
      return nil
    }
    let connected: String?
    switch state.source {
    case .prototype(let id):
      connected =
        blueprint(of: cell.list.controller)?.outlets(of: id)
        .first { $0.property == name }?.destination
    case .nib(let document):
      connected =
        graph.documents[document].scenes.lazy.flatMap(\.outlets)
        .first { $0.source == template.id && $0.property == name }?.destination
    case .style: connected = nil
    }
    let object: String? =
      switch name {
      case _ where connected != nil: connected
      case "textLabel": template.cell?.textLabel
      case "detailTextLabel": template.cell?.detailTextLabel
      case "imageView": template.cell?.imageView
      case "contentView": template.subviews.first?.id ?? template.id
      default: nil
      }
    return object.map { ViewID($0, of: cell.list.controller, in: cell) }
  }
}

extension ViewTemplate {
  /// Whether it is the footer of a section.
  var isSectionFooter: Bool { content.layout.role == .sectionFooter }
}

/// The view behind the contents of a list: `backgroundView`.
extension Simulation {
  /// Puts `view` behind the contents of `list`, as large as the list, in place of the former one.
  mutating func setBackgroundView(_ view: ViewID?, of list: ListID) {
    let owner = ViewID(list.object, of: list.controller)
    guard self[owner]?.backgroundView != view?.object else { return }
    if let former = self[owner]?.backgroundView {
      removeFromSuperview(ViewID(former, of: list.controller))
    }
    self[owner]?.backgroundView = view?.object
    guard let view else { return }
    addSubview(view, to: owner, at: 0)
    let size = geometry(of: owner)?.frame.size ?? LayoutSize(width: 0, height: 0)
    self[view]?.frame = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
