import BoardwalkGraph

/// Views that code puts into others, and takes out again.
extension Simulation {
  /// Puts `view` into `superview`, above what is in it, where it had been in another one or in none:
  /// `addSubview(_:)`. Both belong to one controller.
  package mutating func addSubview(_ view: ViewID, to superview: ViewID) {
    guard exception == nil, view.controller == superview.controller, view != superview,
      view.cell == nil, superview.cell == nil, let added = template(of: view),
      !added.holds(superview.object)
    else { return }
    takeOut(view)
    if template(of: superview)?.subviews.contains(where: { $0.id == view.object }) == true {
      self[view]?.isRemoved = false
    } else {
      self[superview]?.addedSubviews.append(view.object)
    }
  }

  /// Takes `view` out of the view that it is in: `removeFromSuperview()`. What is first responder in it
  /// resigns.
  package mutating func removeFromSuperview(_ view: ViewID) {
    guard exception == nil, template(of: view) != nil else { return }
    endEditing(in: view, force: true)
    guard exception == nil else { return }
    takeOut(view)
  }

  private mutating func takeOut(_ view: ViewID) {
    self[view]?.isRemoved = true
    for object in (controllers[view.controller]?.views ?? [:]).keys.sorted() {
      let other = ViewID(object, of: view.controller)
      guard self[other]?.addedSubviews.contains(view.object) == true else { continue }
      self[other]?.addedSubviews.removeAll { $0 == view.object }
    }
  }
}
