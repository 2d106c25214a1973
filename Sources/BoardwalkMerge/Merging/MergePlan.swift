import BoardwalkDocument

/// The elements of the merged document with their positions.
struct MergePlan {
  typealias Match = MergeContext.Match

  /// The elements of the result.
  let presence: Presence

  /// Their positions.
  let placement: Placement

  /// The referring objects, in words, of each element that is kept only for them.
  let referrers: [Match: String]

  /// The attributes, by element, that are removed with the objects that they refer to.
  let omittedAttributes: [Match: Set<String>]

  /// A plan that keeps `required` elements, whoever deleted them, and drops `excluded` ones and
  /// `omitted` attributes.
  init(
    _ context: MergeContext, required: [Match: String], excluded: Set<Match>,
    omitted: [Match: Set<String>]
  ) {
    let matching = context.matching
    func side(_ subject: Conflict.Subject, _ match: Match) -> Side? {
      context.options.decision(
        for: context.conflict(subject, at: match, ThreeWay(base: nil, ours: nil, theirs: nil)))
    }
    presence = Presence(matching, required: Set(required.keys), excluded: excluded) {
      match, deleter in
      side(.deletion(by: deleter), match)
    }
    placement = Placement(matching, presence) { side(.parent, $0) ?? .ours }
    referrers = required
    omittedAttributes = omitted
  }

  /// The conflict at `match`, which `side` deleted and which is kept nevertheless; nil if it was
  /// decided.
  func deletionConflict(
    at match: Match, by side: Side, _ context: MergeContext
  ) -> Conflict? {
    let referrer = referrers[match]
    var values = ThreeWay<String?>(base: "present", ours: "changed", theirs: "changed")
    values[side] = nil
    if let referrer { values[side.other] = "used by \(referrer)" }
    let conflict = context.conflict(
      referrer == nil ? .deletion(by: side) : .reference(deletedBy: side), at: match, values)
    return context.options.decision(for: conflict) == nil
      ? context.named(conflict, at: match) : nil
  }
}
