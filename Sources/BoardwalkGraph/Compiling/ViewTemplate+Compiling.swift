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
    rest.takeView(view)
    rest.takeConnections(of: element, in: context)
    self.rest = Archived(rest.archivedWithName)
  }
}

extension UnmodeledContent {
  /// Takes what a view template says by itself.
  fileprivate mutating func takeView(_ view: View) {
    take("id")
    takeClass()
    take("userLabel")
    take("text", as: view.text)
    if view.kind != .button { take("title", as: view.text) }
    take("placeholder", as: view.placeholder)
    take("image", as: view.image)
    take(view.element.child("accessibility"), knowing: ["key", "label", "identifier"])
    take(view.element.child("segments")) { $0.says(only: ["title"]) && $0.text == nil }
    for flag in ["hidden", "enabled", "userInteractionEnabled", "on"] { takeFlag(flag) }
    takeNumber("alpha")
    take(view.element.child("constraints")) { $0.kind == .constraint }
    for variation in view.variations { take(variation.element) }
    takeRuntimeAttributes(of: view.element)
    takeValues(of: view)
  }

  private mutating func takeValues(of view: View) {
    let element = view.element
    if view.frame != nil {
      take(element.child("rect", key: "frame"), knowing: ["key", "x", "y", "width", "height"])
    }
    take(
      element.child("fontDescription", key: "fontDescription"),
      knowing: ["key", "name", "family", "style", "type", "weight", "pointSize"])
    takeColor(element.child("color", key: "textColor"))
    takeColor(element.child("color", key: "backgroundColor"))
  }
}

extension CompileContext {
  /// The templates of the views inside `view`, back to front, which are taken from `rest`.
  ///
  /// The content view of a cell or of a visual effect lies behind all others.
  fileprivate func subviews(of view: View, takenFrom rest: inout UnmodeledContent) -> [ViewTemplate]
  {
    let contentView = view.element.child(key: "contentView").flatMap {
      View.isView($0) ? View($0) : nil
    }
    rest.take(contentView?.element)
    rest.take(view.element.child("subviews")) { _ in true }
    return ((contentView.map { [$0] } ?? []) + view.subviews).map {
      ViewTemplate(compiling: $0, in: self)
    }
  }
}
