import BoardwalkTree

extension Sugar {
  /// `autoresizingMask: flexible(width, height)`, `none` for an empty one; the usual one goes
  /// without saying.
  static let mask = Sugar(name: "autoresizing mask") { folding in
    let branch = folding.branch
    let usual = UsualMask.of(branch.name, folding.owner, branch)
    var rest = folding
    guard let mask = rest.takeChild(maskName, key: maskName) else {
      if usual != nil {
        folding.statement.fields.append(Field(name: maskName, value: .absent))
      }
      return
    }
    let flags = mask.attributes.dropFirst().map(\.name)
    let words = flags.compactMap { UsualMask.words[$0] }
    guard words.count == flags.count else { return }
    folding.branch = rest.branch
    guard flags != usual else { return }
    folding.statement.fields.append(
      Field(name: maskName, value: flags.isEmpty ? .plain("none") : .call("flexible", words)))
  } unfold: { unfolding in
    let said = unfolding.field(maskName)
    var flags =
      unfolding.kind.mayHaveMask
      ? UsualMask.of(unfolding.branch.name, unfolding.owner, unfolding) : nil
    guard said != nil || flags != nil else { return }
    switch said {
    case .absent: flags = nil
    case .plain("none"): flags = []
    case .call("flexible", let words): flags = words.map { UsualMask.flags[$0] ?? $0 }
    case nil where unfolding.hasChild(maskName, key: maskName): return
    case nil: break
    default: return
    }
    _ = unfolding.take(maskName)
    guard let flags else { return }
    unfolding.inserted.append(
      Branch(
        maskName, [Attribute("key", maskName)] + flags.map { Attribute($0, "YES") }))
  }

  private static let maskName = "autoresizingMask"
}
