import BoardwalkGraph

/// The constraints that code makes and changes.
extension Simulation {
  /// The constraint `id` as its document or code made it; nil if there is none.
  func template(of id: ConstraintID) -> ConstraintTemplate? {
    controllers[id.controller]?.createdConstraints.first { $0.id == id.object }
      ?? blueprint(of: id.controller)?.template.view?.constraint(withID: id.object)
  }

  /// The state of the constraint `id`; nil if there is none.
  subscript(id: ConstraintID) -> ConstraintState? {
    get {
      controllers[id.controller]?.constraints[id.object]
        ?? template(of: id).map { ConstraintState($0, isActive: true) }
    }
    set {
      guard let newValue, template(of: id) != nil else { return }
      controllers[id.controller]?.constraints[id.object] = newValue
      if newValue.isActive { placeByConstraints(id) }
    }
  }

  /// A new constraint like `template` between views of `id`, which is inactive.
  mutating func makeConstraint(_ template: ConstraintTemplate, of id: ControllerID) -> ConstraintID
  {
    var template = template
    let name = "constraint made by code \((controllers[id]?.createdConstraints.count ?? 0) + 1)"
    template.id = name
    controllers[id]?.createdConstraints.append(template)
    controllers[id]?.constraints[name] = ConstraintState(template, isActive: false)
    return ConstraintID(object: name, controller: id)
  }

  /// Lets constraints place the first item of `id`, if code has made both: a view with a frame
  /// keeps it until then.
  private mutating func placeByConstraints(_ id: ConstraintID) {
    guard
      let constraint = controllers[id.controller]?.createdConstraints
        .first(where: { $0.id == id.object }),
      let index = controllers[id.controller]?.createdViews
        .firstIndex(where: { $0.id == constraint.firstItem })
    else { return }
    controllers[id.controller]?.createdViews[index].usesConstraints()
  }
}
