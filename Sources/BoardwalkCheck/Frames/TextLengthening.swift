import BoardwalkGraph

/// Makes the texts of all views as long as translations may be.
struct TextLengthening: TemplateRewriter {
  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    view.text = view.text.map(LongerText.of)
    view.placeholder = view.placeholder.map(LongerText.of)
    view.segmentTitles = view.segmentTitles.map(LongerText.of)
    view.rewriteParts(with: &self)
  }
}
