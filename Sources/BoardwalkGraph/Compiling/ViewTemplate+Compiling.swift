import BoardwalkDocument

extension ViewTemplate {
  /// The template of `view` and of all views inside it.
  init(compiling view: View, in context: CompileContext) {
    let element = view.element
    var rest = UnmodeledContent(element)
    // Too deep inside other views, only this one is compiled and its content archived.
    let inside = context.inside
    self.init(
      id: view.id ?? "",
      kind: element.name,
      customClass: view.customClass,
      userLabel: view.userLabel,
      frame: view.frame,
      text: view.text,
      placeholder: view.placeholder,
      image: view.image,
      font: view.font,
      textColor: view.textColor,
      backgroundColor: view.backgroundColor,
      accessibilityLabel: view.accessibilityLabel,
      accessibilityIdentifier: view.accessibilityIdentifier,
      isHidden: view.isHidden,
      alpha: view.alpha,
      isEnabled: view.isEnabled,
      isUserInteractionEnabled: view.isUserInteractionEnabled,
      segmentTitles: view.segmentTitles,
      isOn: view.isOn,
      fraction: view.fraction,
      items: inside?.barButtonItems(of: view, takenFrom: &rest) ?? [],
      navigationItems: inside?.navigationItems(of: view, takenFrom: &rest) ?? [],
      tabBarItems: inside?.tabBarItems(of: view, takenFrom: &rest) ?? [],
      table: inside.flatMap { TableTemplate(compiling: view, in: $0, takenFrom: &rest) },
      collection: inside.flatMap { CollectionTemplate(compiling: view, in: $0, takenFrom: &rest) },
      cell: CellTemplate(compiling: Cell(element), takenFrom: &rest),
      constraints: view.constraints.map { ConstraintTemplate(compiling: $0, in: context) },
      variations: view.variations.map { ArchivedElement($0.element) },
      runtimeAttributes: view.runtimeAttributes.map { RuntimeAttributeTemplate(compiling: $0) },
      rest: Archived(ArchivedElement(name: element.name)),
      subviews: inside?.subviews(of: view, takenFrom: &rest) ?? [],
      position: context.position(of: element))
    rest.consumeView(view)
    rest.consumeConnections(of: element, in: context)
    self.rest = Archived(rest.archivedWithName)
  }
}

extension UnmodeledContent {
  /// Consumes the properties of a view template.
  fileprivate mutating func consumeView(_ view: View) {
    consume("id")
    consumeClass()
    consume("userLabel")
    consume("text", as: view.text)
    if view.kind != .button { consume("title", as: view.text) }
    consume("placeholder", as: view.placeholder)
    consume("image", as: view.image)
    consume(view.element.child("accessibility"), knowing: ["key", "label", "identifier"])
    consume(view.element.child("segments")) { $0.hasOnly(["title"]) && $0.text == nil }
    for flag in ["hidden", "enabled", "userInteractionEnabled", "on"] { consumeFlag(flag) }
    consumeNumber("alpha")
    consume(view.element.child("constraints")) { $0.kind == .constraint }
    for variation in view.variations { consume(variation.element) }
    consumeRuntimeAttributes(of: view.element)
    consumeValues(of: view)
  }

  private mutating func consumeValues(of view: View) {
    let element = view.element
    if view.frame != nil {
      consume(element.child("rect", key: "frame"), knowing: ["key", "x", "y", "width", "height"])
    }
    consume(
      element.child("fontDescription", key: "fontDescription"),
      knowing: ["key", "name", "family", "style", "type", "weight", "pointSize"])
    consumeColor(element.child("color", key: "textColor"))
    consumeColor(element.child("color", key: "backgroundColor"))
  }
}

extension CompileContext {
  /// The templates of the subviews of `view`, back to front, consumed from `rest`.
  ///
  /// The content view of a cell or visual effect is behind all others.
  fileprivate func subviews(of view: View, takenFrom rest: inout UnmodeledContent) -> [ViewTemplate]
  {
    let contentView = view.element.child(key: "contentView").flatMap {
      View.isView($0) ? View($0) : nil
    }
    rest.consume(contentView?.element)
    rest.consume(view.element.child("subviews")) { _ in true }
    return ((contentView.map { [$0] } ?? []) + view.subviews).map {
      ViewTemplate(compiling: $0, in: self)
    }
  }
}
