import BoardwalkProject

/// Puts the strings of one language into templates, by object and property as Interface Builder
/// writes their keys: `objectID.property`.
struct Localizer {
  private var entries: [String: String] = [:]

  /// A localizer with the strings of `tables`; the first table that has a key counts.
  init(_ tables: [StringsTable]) {
    for table in tables { entries.merge(table.entries) { first, _ in first } }
  }

  /// Puts the string for `property` of the object `id` into `text`, if there is one.
  private func replace(_ text: inout String?, _ id: String?, _ property: String) {
    if let id, let string = entries["\(id).\(property)"] { text = string }
  }
}

extension Localizer: TemplateRewriter {
  mutating func rewrite(_ controller: inout ControllerTemplate) {
    replace(&controller.title, controller.id, "title")
    controller.rewriteParts(with: &self)
  }

  mutating func rewrite(_ item: inout NavigationItemTemplate) {
    replace(&item.title, item.id, "title")
    replace(&item.prompt, item.id, "prompt")
    replace(&item.backButtonTitle, item.id, "backButtonTitle")
    item.rewriteParts(with: &self)
  }

  mutating func rewrite(_ item: inout BarButtonItemTemplate) {
    replace(&item.title, item.id, "title")
    item.rewriteParts(with: &self)
  }

  mutating func rewrite(_ item: inout TabBarItemTemplate) {
    replace(&item.title, item.id, "title")
  }

  mutating func rewrite(_ section: inout TableTemplate.Section) {
    let id = section.id
    replace(&section.headerTitle, id, "headerTitle")
    replace(&section.footerTitle, id, "footerTitle")
    section.rewriteParts(with: &self)
  }

  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    if !view.showsOnlyImage { replace(&view.text, view.id, view.textProperty) }
    replace(&view.placeholder, view.id, "placeholder")
    replace(&view.accessibilityLabel, view.id, "accessibilityLabel")
    for index in view.segmentTitles.indices {
      var title: String? = view.segmentTitles[index]
      replace(&title, view.id, "segmentTitles[\(index)]")
      view.segmentTitles[index] = title ?? ""
    }
    view.rewriteParts(with: &self)
  }
}

extension ViewTemplate {
  /// Whether it is a button whose configuration has an image and no title (LAY-39).
  fileprivate var showsOnlyImage: Bool {
    text == nil && image != nil && content.button?.configuration != nil
  }

  /// The property that its text is: of a button that of its state, unless its configuration has
  /// one.
  fileprivate var textProperty: String {
    guard elementKind == .button else { return "text" }
    return content.button?.configuration?.title == nil ? "normalTitle" : "configuration.title"
  }
}
