/// Layout guides that every view has may be omitted if they are referenced: the safe area and the
/// keyboard guide of the main view, the two guides of the only scroll view in scope, and those of a
/// named view, as in `list.contentLayoutGuide`.
enum ImplicitGuides {
  /// The name of the safe area guide.
  static let safeArea = "safeArea"

  /// The name of the keyboard layout guide.
  static let keyboard = "keyboard"

  /// The guides of any view.
  private static let ofViews = [safeArea, keyboard]

  /// The guides of a scroll view.
  static let ofScrollViews = ["contentLayoutGuide", "frameLayoutGuide"]

  /// Whether `name` is the name of an implicit guide.
  static func contains(_ name: String) -> Bool {
    ofViews.contains(name) || ofScrollViews.contains(name)
  }

  /// Whether `reference` may refer to an implicit guide, by the end of its name.
  static func mayMean(_ reference: String) -> Bool {
    switch reference.utf8.last {
    case UInt8(ascii: "a"): reference.hasSuffix(safeArea)
    case UInt8(ascii: "d"): reference.hasSuffix(keyboard)
    case UInt8(ascii: "e"): ofScrollViews.contains(where: reference.hasSuffix)
    default: false
    }
  }

  /// Adds the guides that each statement of `document` mentions and does not have.
  static func add(to document: inout [Statement]) {
    let isStoryboard = document.first.map(DocumentHeader.isStoryboard) ?? false
    let collectors = DeclarationCollector.afterHeader(of: document)
    for (index, collector) in zip(document.indices.dropFirst(), collectors)
    where !collector.guides.isEmpty {
      for path in paths(in: collector) { _ = add(path, to: &document[index]) }
      for name in ofViews + ofScrollViews where isMeant(name, collector) {
        // All objects of a xib are in one scope.
        if !isStoryboard, collectors.count(where: { isMeant(name, $0) || has(name, $0) }) > 1 {
          continue
        }
        if ofViews.contains(name) {
          add(name, toMainViewOf: &document[index])
        } else if count(in: document[index]) == 1 {
          _ = add(name, toScrollViewIn: &document[index])
        }
      }
    }
  }

  /// Whether the statements of `collector` refer to a guide named `name` without declaring it.
  private static func isMeant(_ name: String, _ collector: DeclarationCollector) -> Bool {
    collector.guides.contains(name) && !has(name, collector)
  }

  private static func has(_ name: String, _ collector: DeclarationCollector) -> Bool {
    collector.innerNames.contains { $0.name == name }
      || collector.nameless.contains { $0.word == name }
  }

  private static func guide(_ role: String, called name: String? = nil) -> Statement {
    var guide = Statement("guide")
    if role != safeArea { guide.role = role }
    guide.name = name ?? role
    return guide
  }

  // MARK: Main views

  /// Adds a guide to the view of a controller, or to the main view of a xib.
  private static func add(_ name: String, toMainViewOf statement: inout Statement) {
    guard statement.isController else {
      if statement.known.isPlainView { statement.add(guide(name)) }
      return
    }
    let view = statement.body.firstIndex { inner in
      inner.role == "view"
        || inner.role == nil && inner.known.isView && inner.known.defaultRole == nil
    }
    if let view { statement.body[view].add(guide(name)) }
  }

  // MARK: Guides of a named view

  /// The name of a view and of its guide, and both as they are written.
  private struct Path {
    let view: String
    let guide: String
    let text: String
  }

  private static func paths(in collector: DeclarationCollector) -> [Path] {
    collector.guides.compactMap { reference in
      guard let dot = reference.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      let guide = String(reference[reference.index(after: dot)...])
      guard contains(guide) else { return nil }
      return Path(view: String(reference[..<dot]), guide: guide, text: reference)
    }
  }

  /// Adds the guide to its view, unless the view has one with a different name.
  private static func add(_ path: Path, to statement: inout Statement) -> Bool {
    let isMeant =
      statement.name == path.view || statement.name == nil && statement.word == path.view
    guard isMeant, statement.known.isView, ofViews.contains(path.guide) || isScrollView(statement)
    else {
      return statement.body.indices.contains { add(path, to: &statement.body[$0]) }
    }
    let hasOne = statement.body.contains {
      $0.known.isGuide && ($0.role ?? safeArea) == path.guide
    }
    guard !hasOne else { return false }
    statement.add(guide(path.guide, called: path.text))
    return true
  }

  // MARK: Scroll views

  private static func isScrollView(_ statement: Statement) -> Bool {
    statement.kind == "scrollView"
  }

  private static func count(in statement: Statement) -> Int {
    statement.body.reduce(isScrollView(statement) ? 1 : 0) { $0 + count(in: $1) }
  }

  private static func add(_ name: String, toScrollViewIn statement: inout Statement) -> Bool {
    if isScrollView(statement) {
      statement.add(guide(name))
      return true
    }
    return statement.body.indices.contains { add(name, toScrollViewIn: &statement.body[$0]) }
  }
}

extension Statement {
  /// Adds `guide` where Interface Builder writes guides: after the subviews.
  fileprivate mutating func add(_ guide: Statement) {
    let place = body.firstIndex { $0.isEquation || $0.known.isConnection || $0.known.isVariation }
    body.insert(guide, at: place ?? body.count)
  }
}
