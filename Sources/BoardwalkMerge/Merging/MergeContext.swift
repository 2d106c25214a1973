import BoardwalkDocument

/// The shared state of all steps of a merge.
struct MergeContext: Sendable {
  typealias Match = ElementMatching.Match

  /// The files.
  let sources: ThreeWay<LocatedTree>

  /// The pairs of matching elements.
  let matching: ElementMatching

  /// The decisions.
  let options: MergeOptions

  /// The side whose derived values hold.
  let preferred: Side

  /// The names of the objects of the files.
  private let names: ThreeWay<ObjectNames?>

  init(
    sources: ThreeWay<LocatedTree>, matching: ElementMatching, options: MergeOptions,
    preferred: Side
  ) {
    self.sources = sources
    self.matching = matching
    self.options = options
    self.preferred = preferred
    names = sources.map { Document($0).map { ObjectNames($0) } }
  }

  /// The conflict about `subject` at the element of `match`, whose versions are `values`.
  func conflict(
    _ subject: Conflict.Subject, at match: Match, _ values: ThreeWay<String?>
  ) -> Conflict {
    let elements = matching.elements(match)
    guard let element = elements.base ?? elements.ours ?? elements.theirs else {
      return Conflict(
        subject: subject, object: [], element: "", id: nil, part: "", values: values)
    }
    let (owner, part) = Self.owner(of: element)
    let conflict = Conflict(
      subject: subject, object: [], element: element.name,
      id: owner?.objectID ?? owner?["sceneID"], part: part, values: values)
    guard conflict.isAboutText else { return conflict }
    let owners = [elements.base, elements.ours, elements.theirs]
      .compactMap { $0.flatMap { Self.owner(of: $0).object } }
    return owners.contains { View($0).isSecure } ? conflict.concealed : conflict
  }

  /// The object that `element` belongs to, and the part of it that `element` is.
  private static func owner(of element: Element) -> (object: Element?, part: String) {
    var owner: Element? = element
    var part: [String] = []
    while let here = owner, here.objectID == nil, here.name != "scene" {
      part.append(here["key"] ?? here["keyPath"] ?? here["name"] ?? here.name)
      owner = here.parent
    }
    return (owner, part.reversed().joined(separator: "."))
  }

  /// The id of the element around that of `match`, if it has one.
  func ownerID(of match: Match) -> String? {
    let elements = matching.elements(match)
    return (elements.ours ?? elements.theirs)?.parent?.objectID
  }

  /// `conflict` with the names of the objects around the element of `match`.
  func named(_ conflict: Conflict, at match: Match) -> Conflict {
    let nodes = matching.nodes[match]
    let versions = sources.zip(names)
    let (source, known) =
      nodes.base != nil ? versions.base : versions[nodes.ours != nil ? .ours : .theirs]
    guard let node = nodes.base ?? nodes.ours ?? nodes.theirs,
      let element = source.tree.element(at: node), var names = known
    else { return conflict }
    return Conflict(
      subject: conflict.subject, object: names.path(of: element), element: conflict.element,
      id: conflict.id, part: conflict.part, values: conflict.values)
  }
}
