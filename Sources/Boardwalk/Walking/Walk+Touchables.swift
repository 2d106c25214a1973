import BoardwalkSource

extension Walk {
  /// What `query` finds on screen: the first in reading order, one that reacts before one that does
  /// not; a text counts as it is written before letter case is passed over.
  ///
  /// Throws where nothing on screen is like that.
  public func touchable(_ query: TouchQuery) throws(WalkError) -> Touchable {
    let all = stage.touchables
    let candidates = all.filter { $0.role.isKind(of: query.role) }
    let found = matches(query.condition, in: candidates)
    if let touchable = found.first(where: \.isEnabled) ?? found.first { return touchable }
    throw WalkError(missing: query, among: all, on: stage)
  }

  private func matches(_ condition: TouchQuery.Condition, in all: [Touchable]) -> [Touchable] {
    switch condition {
    case .anything: return all
    case .text(let text):
      let exact = all.filter { $0.texts.contains(text) }
      guard exact.isEmpty else { return exact }
      return all.filter { $0.texts.contains { $0.lowercased() == text.lowercased() } }
    case .accessibilityLabel(let label): return all.filter { accessibilityLabel(of: $0) == label }
    case .path(let path): return all.filter { isAt(path, $0) }
    }
  }

  private func accessibilityLabel(of touchable: Touchable) -> String? {
    stage.template(of: touchable.controller)?.view?.view(touchable.id)?.accessibilityLabel
  }

  private func isAt(_ path: String, _ touchable: Touchable) -> Bool {
    guard !touchable.id.isEmpty, touchable.role != .tab else { return false }
    if touchable.id == path { return true }
    guard let controller = stage[touchable.controller] else { return false }
    return stage.outlets(of: touchable.controller, to: touchable.id)
      .contains { "\(controller.name).\($0)" == path || "\(controller.className).\($0)" == path }
  }
}

extension Touchable.Role {
  /// Whether something of this role is meant where `role` is asked for.
  fileprivate func isKind(of role: Touchable.Role?) -> Bool {
    guard let role else { return true }
    return self == role || role == .barItem && self == .toolbarItem
  }
}

extension Stage {
  /// The names of the properties of `id` that are connected to the object with the id `object`.
  fileprivate func outlets(of id: ControllerID, to object: String) -> [String] {
    guard let template = template(of: id), let document = document(of: id) else { return [] }
    let scene = document.scenes.first { $0.controller?.id == template.id }
    return (scene?.outlets ?? []).filter { $0.source == template.id && $0.destination == object }
      .map(\.property)
  }
}

extension ViewTemplate {
  /// The view with the id `id` in it, itself included.
  fileprivate func view(_ id: String) -> ViewTemplate? {
    if self.id == id { return self }
    let cells =
      (table?.sections.flatMap(\.cells) ?? []) + (table?.prototypes ?? [])
      + (collection?.prototypes ?? [])
    return (subviews + cells).lazy.compactMap { $0.view(id) }.first
  }
}
