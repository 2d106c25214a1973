import BoardwalkDocument

enum MaskSugar {
  /// `autoresizingMask: flexible(width, height)`, `none` for an empty one; the default one may be
  /// omitted.
  static let rule = SugarRule(
    name: "autoresizing mask"
  ) { resugaring in
    let element = resugaring.element
    let usual = DefaultMask.of(element.name, resugaring.owner, element)
    var rest = resugaring
    guard let mask = rest.removeChild(DefaultMask.name, key: DefaultMask.name) else {
      if usual != nil {
        resugaring.addField(DefaultMask.name, .absent)
      }
      return
    }
    let flags = mask.attributes.dropFirst().map(\.name)
    let words = flags.compactMap { DefaultMask.words[$0] }
    guard words.count == flags.count else { return }
    resugaring.element = rest.element
    guard mask != usual else { return }
    resugaring.addField(DefaultMask.name, flags.isEmpty ? .plain("none") : .call("flexible", words))
  } desugar: { desugaring in
    let field = desugaring.field(DefaultMask.name)
    let usual =
      desugaring.kind.mayHaveMask
      ? DefaultMask.of(desugaring.element.name, desugaring.owner, desugaring) : nil
    let mask: ElementNode?
    switch field {
    case .absent: mask = nil
    case .plain("none"): mask = DefaultMask.element([])
    case .call("flexible", let words):
      mask = DefaultMask.element(words.map { DefaultMask.flags[$0] ?? $0 })
    case nil:
      guard usual != nil, !desugaring.hasChild(DefaultMask.name, key: DefaultMask.name) else {
        return
      }
      mask = usual
    default: return
    }
    if field != nil { _ = desugaring.take(DefaultMask.name) }
    if let mask { desugaring.insert(mask) }
  }
}
