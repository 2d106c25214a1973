import BoardwalkTree

extension Sugar {
  /// `mask: flexible(width, height)` for the autoresizing mask, `fixed` for an empty one; the usual
  /// one goes without saying.
  static let mask = Sugar(name: "autoresizing mask") { folding in
    let branch = folding.branch
    let usual = UsualMask.of(branch.name, folding.owner, branch)
    var rest = folding
    guard let mask = rest.takeChild("autoresizingMask", key: "autoresizingMask") else {
      if usual != nil {
        folding.statement.fields.append(Field(name: "mask", value: .call("unset", [])))
      }
      return
    }
    let flags = mask.attributes.dropFirst().map(\.name)
    let words = flags.compactMap { UsualMask.words[$0] }
    guard words.count == flags.count else { return }
    folding.branch = rest.branch
    guard flags != usual else { return }
    folding.statement.fields.append(
      Field(name: "mask", value: flags.isEmpty ? .plain("fixed") : .call("flexible", words)))
  } unfold: { unfolding in
    let said = unfolding.field("mask")
    var flags = UsualMask.of(unfolding.branch.name, unfolding.owner, unfolding)
    guard said != nil || flags != nil else { return }
    switch said {
    case .call("unset", _): flags = nil
    case .plain("fixed"): flags = []
    case .call("flexible", let words): flags = words.map { UsualMask.flags[$0] ?? $0 }
    default:
      if unfolding.hasChild("autoresizingMask", key: "autoresizingMask") { return }
    }
    _ = unfolding.take("mask")
    guard let flags else { return }
    unfolding.inserted.append(
      Branch(
        "autoresizingMask",
        [Attribute("key", "autoresizingMask")] + flags.map { Attribute($0, "YES") }))
  }
}
