import BoardwalkGraph

/// Makes the texts of all views as long as their translations may be.
struct Pseudolocalizer: TemplateRewriter {
  mutating func rewrite(_ view: inout ViewTemplate, as role: ViewRole) {
    view.text = view.text.map(Pseudolocalization.lengthened)
    view.placeholder = view.placeholder.map(Pseudolocalization.lengthened)
    view.segmentTitles = view.segmentTitles.map(Pseudolocalization.lengthened)
    view.rewriteParts(with: &self)
  }
}
