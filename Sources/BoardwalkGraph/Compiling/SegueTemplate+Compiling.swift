import BoardwalkDocument

extension SegueTemplate {
  /// The template of `segue`; nil for relationships and for kinds that Boardwalk does not know.
  init?(compiling segue: Segue, in context: CompileContext) {
    guard let kind = segue.kind, kind != .relationship else { return nil }
    let destination = kind == .unwind ? nil : context.scene(of: segue.destinationID)
    self.init(
      id: segue.id,
      kind: kind,
      identifier: segue.identifier,
      source: segue.source?["id"] ?? "",
      destination: destination,
      destinationID: destination == nil ? segue.element["destination"] : nil,
      unwindAction: segue.unwindAction,
      presentationStyle: segue.modalPresentationStyle,
      transitionStyle: segue.modalTransitionStyle,
      isAnimated: segue.animates,
      popoverAnchor: segue.popoverAnchorViewID ?? segue.popoverAnchorBarButtonItemID,
      trigger: segue.trigger,
      customClass: segue.customClass,
      position: context.position(of: segue.element))
    var rest = UnmodeledContent(segue.element)
    for name in ["id", "kind", "destination", "unwindAction", "modalPresentationStyle"] {
      rest.consume(name)
    }
    rest.consume("modalTransitionStyle", if: transitionStyle != nil)
    rest.consume("identifier", as: identifier)
    rest.consumeFlag("animates")
    rest.consume(
      segue.popoverAnchorViewID != nil ? "popoverAnchorView" : "popoverAnchorBarButtonItem")
    rest.consume(segue.element["trigger"] != nil ? "trigger" : "key")
    rest.consumeClass()
    self.rest = rest.archived
  }
}
