import BoardwalkGraph

/// Makes the texts of all views as long as translations may be.
struct TextLengthening: TemplateRewriter {
  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    view.text = view.text.map(TranslationGrowth.of)
    view.placeholder = view.placeholder.map(TranslationGrowth.of)
    view.segmentTitles = view.segmentTitles.map(TranslationGrowth.of)
    view.rewriteParts(with: &self)
  }
}
