import BoardwalkDocument
import BoardwalkScene

/// Finds a plan that leaves no reference dangling.
enum ReferenceIntegrity {
  typealias Match = MergeContext.Match

  /// The plan for `context` and its result: elements that one side deleted and additions of the
  /// other refer to are kept.
  static func assembly(
    _ context: MergeContext
  ) -> (plan: MergePlan, assembly: TreeAssembly, tree: ElementTree) {
    var required: [Match: String] = [:]
    var excluded: Set<Match> = []
    var omitted: [Match: Set<String>] = [:]
    while true {
      let plan = MergePlan(context, required: required, excluded: excluded, omitted: omitted)
      var assembly = TreeAssembly(context, plan, markers: nil)
      let tree = assembly.build()
      var isSound = true
      let deleted = deletedObjects(in: tree, context)
      // The document has our version until a conflict is decided; references of theirs must resolve
      // as well.
      for (conflict, target) in disputed(assembly.conflicts, deleted)
      where required[target] == nil {
        required[target] = conflict.element
        isSound = false
      }
      for (referrer, attribute, target) in dangling(in: tree, assembly.matches, deleted) {
        if !isDropped(referrer, target, context) {
          guard required[target] == nil else { continue }
          required[target] = words(for: referrer, context)
          isSound = false
        } else if EssentialReference.contains(attribute) {
          isSound = !excluded.insert(referrer).inserted && isSound
        } else {
          isSound = !omitted[referrer, default: []].insert(attribute).inserted && isSound
        }
      }
      if isSound { return (plan, assembly, tree) }
    }
  }

  /// The objects of the base that `tree` lacks, by their ids.
  private static func deletedObjects(
    in tree: ElementTree, _ context: MergeContext
  ) -> [String: Match] {
    let ids = Set(tree.elements.compactMap(\.objectID))
    return context.matching.nodes.indices.reduce(into: [:]) { result, match in
      guard context.matching.nodes[match].base != nil,
        let id = context.matching.base(match)?.objectID, !ids.contains(id)
      else { return }
      result[id] = match
    }
  }

  /// The conflicts about references that lead to `deleted` objects in theirs, with those.
  private static func disputed(
    _ conflicts: [Conflict], _ deleted: [String: Match]
  ) -> [(conflict: Conflict, target: Match)] {
    conflicts.compactMap { conflict in
      guard case .attribute(let name) = conflict.subject,
        IDReference.contains(name, of: conflict.element),
        let target = conflict.values.theirs.flatMap({ deleted[$0] })
      else { return nil }
      return (conflict, target)
    }
  }

  /// The attributes in `tree` that refer to `deleted` objects, with those.
  private static func dangling(
    in tree: ElementTree, _ matches: [Match?], _ deleted: [String: Match]
  ) -> [(referrer: Match, attribute: String, target: Match)] {
    guard !deleted.isEmpty else { return [] }
    return tree.elements.flatMap { element in
      element.attributes.compactMap { attribute -> (Match, String, Match)? in
        guard let target = deleted[attribute.value],
          IDReference.contains(attribute.name, of: element.name),
          let referrer = matches[element.index]
        else { return nil }
        return (referrer, attribute.name, target)
      }
    }
  }

  /// Whether the reference is deleted with `target`: it is derived, or the deletion was chosen.
  private static func isDropped(
    _ referrer: Match, _ target: Match, _ context: MergeContext
  ) -> Bool {
    let nodes = context.matching.nodes[target]
    guard nodes.ours != nil || nodes.theirs != nil else { return true }
    let elements = context.matching.elements(referrer)
    if [elements.base, elements.ours, elements.theirs].contains(where: {
      $0.flatMap(DerivedValue.of) != nil
    }) {
      return true
    }
    let deleter: Side = nodes.ours == nil ? .ours : .theirs
    let conflict = context.conflict(
      .reference(deletedBy: deleter), at: target, ThreeWay(base: nil, ours: nil, theirs: nil))
    return context.options.decision(for: conflict) == deleter
  }

  /// The description of `referrer` for messages.
  private static func words(for referrer: Match, _ context: MergeContext) -> String {
    let elements = context.matching.elements(referrer)
    guard let element = elements.ours ?? elements.theirs else { return "" }
    return [element.noun, element["property"] ?? element["selector"] ?? element.objectID]
      .compactMap(\.self).joined(separator: " ")
  }
}
