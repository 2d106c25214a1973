import BoardwalkDocument

extension Sugar {
  /// `autoresizingMask: flexible(width, height)`, `none` for an empty one; the usual one goes
  /// without saying.
  static let mask = Sugar(
    name: "autoresizing mask", saidBy: .fields, silentIn: UsualMask.all
  ) { folding in
    let branch = folding.branch
    let usual = UsualMask.of(branch.name, folding.owner, branch)
    var rest = folding
    guard let mask = rest.takeChild(UsualMask.name, key: UsualMask.name.text) else {
      if usual != nil {
        folding.statement.fields.append(Field(name: UsualMask.name, value: .absent))
      }
      return
    }
    let flags = mask.attributes.dropFirst().map(\.name)
    let words = flags.compactMap { UsualMask.words[$0.text] }
    guard words.count == flags.count else { return }
    folding.branch = rest.branch
    guard mask != usual else { return }
    folding.statement.fields.append(
      Field(name: UsualMask.name, value: flags.isEmpty ? .plain("none") : .call("flexible", words)))
  } unfold: { unfolding in
    guard unfolding.kind.mayHaveMask || !unfolding.statement.fields.isEmpty else { return }
    let said = unfolding.field(UsualMask.name)
    let usual =
      unfolding.kind.mayHaveMask
      ? UsualMask.of(unfolding.tag.name, unfolding.owner, unfolding) : nil
    let mask: Branch?
    switch said {
    case .absent: mask = nil
    case .plain("none"): mask = UsualMask.element([])
    case .call("flexible", let words):
      mask = UsualMask.element(words.map { UsualMask.flags[$0] ?? Name($0) })
    case nil:
      guard usual != nil, !unfolding.hasChild(UsualMask.name, key: UsualMask.name.text) else {
        return
      }
      mask = usual
    default: return
    }
    if said != nil { _ = unfolding.take(UsualMask.name) }
    if let mask { unfolding.insert(mask) }
  }
}
