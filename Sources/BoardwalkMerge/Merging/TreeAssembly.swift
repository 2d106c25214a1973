import BoardwalkDocument

/// Builds the merged tree from the outside in.
struct TreeAssembly {
  typealias Match = MergeContext.Match

  private(set) var conflicts: [Conflict] = []

  /// By conflict, the number of the region in the text that shows it; nil if none does.
  private(set) var regions: [Int?] = []

  /// The ids of the views whose frames both sides changed.
  private(set) var disputedFrames: Set<String> = []

  /// The number of regions.
  private var regionCount = 0

  /// The conflicts inside the current region.
  private var innerConflicts: [Conflict] = []

  /// By node of the tree, the match that it is of; nil for texts and comments.
  private(set) var matches: [Match?] = []

  private let context: MergeContext
  private let plan: MergePlan
  private let spelling: SpellingSource
  private let disputes: PlacementConflicts

  /// The conflict markers; nil if the tree has the values of ours until conflicts are resolved.
  private let markers: ConflictMarkers?

  private var builder = TreeBuilder()

  init(_ context: MergeContext, _ plan: MergePlan, markers: ConflictMarkers?) {
    self.context = context
    self.plan = plan
    self.markers = markers
    spelling = SpellingSource(context.matching.trees)
    disputes = PlacementConflicts(context, plan)
  }

  /// An assembly without markers of a part of the tree that `assembly` builds.
  private init(inside assembly: TreeAssembly) {
    context = assembly.context
    plan = assembly.plan
    markers = nil
    spelling = assembly.spelling
    disputes = assembly.disputes
  }

  /// The tree.
  mutating func build() -> ElementTree {
    let trees = context.matching.trees
    builder.declaration = trees[trees.map(\.declaration).changedSide ?? .ours].declaration
    builder.hasByteOrderMark =
      trees[trees.map(\.hasByteOrderMark).changedSide ?? .ours].hasByteOrderMark
    append(context.matching.root, only: nil)
    let contents = trees.map(ElementContent.init)
    appendTrivia(contents.map(\.trailing))
    if let end = spelling.nonCanonicalSpelling(
      at: .endOfFile, for: trees.map { _ in .endOfFile }, isSpelledAs: { _ in true })
    {
      builder.record(end)
    }
    return builder.finish()
  }

  // MARK: Elements

  private mutating func append(_ item: PlacementConflicts.Item, only side: Side?) {
    switch item {
    case .agreed(let match): append(match, only: side)
    case .disputed(let match, let conflict):
      guard let markers else {
        record([conflict])
        append(match, only: side)
        return
      }
      let lines = mergedLines(of: match)
      appendRegion(markers.region(ThreeWay(base: "", ours: lines, theirs: "")))
      record([conflict])
    case .elsewhere(let match):
      guard let markers else { return }
      let lines = mergedLines(of: match)
      appendRegion(markers.region(ThreeWay(base: "", ours: "", theirs: lines)))
    }
  }

  private mutating func append(_ match: Match, only side: Side?) {
    appendLeading(of: match, only: side)
    if let side = plan.presence.deletedBy[match] {
      appendDeletion(of: match, by: side)
      return
    }
    appendElement(match, only: side)
  }

  private mutating func appendElement(_ match: Match, only side: Side?) {
    let element = ElementMerge(
      match, only: side, omitting: plan.omittedAttributes[match] ?? [], in: context)
    if element.isDisputedFrame, let id = context.ownerID(of: match) { disputedFrames.insert(id) }
    if let markers, element.concernsContent {
      appendRegion(markers.region(of: match, at: builder.depth, in: context))
      record(element.conflicts)
      return
    }
    var inner = side
    if case .side(let side) = element.content { inner = side }
    let order = MergedOrder(in: match, plan.placement, only: inner, context)
    let isLeaf = order.children.isEmpty && element.trailing.isEmpty
    let node = open(element, match, isLeaf: isLeaf)
    if let markers, !element.conflicts.isEmpty {
      builder.record(
        NonCanonicalSpelling(
          at: .node(node), gap: "\n",
          spelling: markers.region(
            ofStartTags: element.startTags(), isLeaf: isLeaf, at: builder.depth - 1)))
      regionCount += 1
    } else {
      recordNodeSpelling(node, match, element, isLeaf: isLeaf)
    }
    record(element.conflicts)
    for child in disputes.items(in: match, order) { append(child, only: inner) }
    let contents = context.matching.elements(match).map { $0.map(ElementContent.init)?.trailing }
    appendTrailing(element.trailing, contents)
    close(node, match, isLeaf: isLeaf)
  }

  private mutating func open(_ element: ElementMerge, _ match: Match, isLeaf: Bool) -> Int {
    let node = builder.nodeCount
    builder.openElement(element.name)
    matches.append(match)
    for attribute in element.attributes { builder.addAttribute(attribute.name, attribute.value) }
    return node
  }

  private mutating func recordNodeSpelling(
    _ node: Int, _ match: Match, _ element: ElementMerge, isLeaf: Bool
  ) {
    guard !spelling.isEmpty else { return }
    let versions = context.matching.elements(match)
    let nonCanonicalSpelling = spelling.nonCanonicalSpelling(
      at: .node(node), for: context.matching.nodes[match].map { $0.map { .node($0) } }
    ) { side in
      guard let version = versions[side] else { return false }
      return version.name == element.name && Array(version.attributes) == element.attributes
        && isLeaf == (version.endIndex == version.index + 1)
    }
    if let nonCanonicalSpelling { builder.record(nonCanonicalSpelling) }
  }

  private mutating func close(_ node: Int, _ match: Match, isLeaf: Bool) {
    builder.closeElement()
    guard !isLeaf else { return }
    let nonCanonicalSpelling = spelling.nonCanonicalSpelling(
      at: .end(node), for: context.matching.nodes[match].map { $0.map { .end($0) } },
      isSpelledAs: { _ in true })
    if let nonCanonicalSpelling { builder.record(nonCanonicalSpelling) }
  }

  // MARK: Conflicts about whole elements

  /// Records `new` conflicts, which the last region shows, and those inside it.
  private mutating func record(_ new: [Conflict]) {
    let all = new + innerConflicts
    innerConflicts = []
    conflicts += all
    regions += all.map { _ in markers == nil ? nil : regionCount - 1 }
  }

  private mutating func appendDeletion(of match: Match, by side: Side) {
    guard let conflict = plan.deletionConflict(at: match, by: side, context) else {
      appendElement(match, only: nil)
      return
    }
    guard let markers else {
      record([conflict])
      appendElement(match, only: nil)
      return
    }
    var versions = ThreeWay(
      base: markers.lines(of: context.matching.base(match), builder.depth), ours: "", theirs: "")
    versions[side.other] = mergedLines(of: match)
    appendRegion(markers.region(versions))
    record([conflict])
  }

  /// The lines of the merged element of `match`, without markers.
  private mutating func mergedLines(of match: Match) -> String {
    var assembly = TreeAssembly(inside: self)
    assembly.appendElement(match, only: nil)
    innerConflicts += assembly.conflicts
    return markers?.lines(of: assembly.builder.finish().root, builder.depth) ?? ""
  }

  /// Appends an element with the source `text`, which contains all its versions.
  private mutating func appendRegion(_ text: String) {
    let node = builder.nodeCount
    builder.openElement("conflict")
    matches.append(nil)
    builder.record(NonCanonicalSpelling(at: .node(node), gap: "\n", spelling: text))
    builder.closeElement()
    regionCount += 1
  }

  // MARK: Texts and comments

  private mutating func appendLeading(of match: Match, only side: Side?) {
    let ranges = context.matching.nodes[match].zip(context.matching.trees).map { node, tree in
      node.map { tree.leadingTrivia(of: $0) }
    }
    appendTrivia(
      ThreeWay(
        base: ranges.base, ours: side == .theirs ? nil : ranges.ours,
        theirs: side == .ours ? nil : ranges.theirs))
  }

  /// Appends the texts and comments at `ranges` of the side that changed them.
  private mutating func appendTrivia(_ ranges: ThreeWay<Range<Int>?>) {
    let trees = context.matching.trees
    let texts = ranges.zip(trees).map { range, tree in range.map { tree.trivia(in: $0) } }
    let present: Side? = ranges.ours == nil ? .theirs : ranges.theirs == nil ? .ours : nil
    let side = present ?? texts.changedSide ?? context.preferred
    appendTrailing(texts[side] ?? [], ranges)
  }

  private mutating func appendTrivia(_ ranges: ThreeWay<Range<Int>>) {
    appendTrivia(ranges.map { Optional($0) })
  }

  /// Appends `trivia`, which are at one of `ranges`.
  private mutating func appendTrailing(_ trivia: [Trivia], _ ranges: ThreeWay<Range<Int>?>) {
    let trees = context.matching.trees
    let texts = ranges.zip(trees).map { range, tree in range.map { tree.trivia(in: $0) } }
    for (place, item) in trivia.enumerated() {
      let node = builder.nodeCount
      matches.append(nil)
      switch item.kind {
      case .text: builder.addText(item.text)
      case .comment: builder.addComment(item.text)
      }
      let old = ranges.zip(texts).map { range, texts -> NonCanonicalSpelling.Token? in
        guard let range, texts == trivia else { return nil }
        return .node(range.lowerBound + place)
      }
      guard old.ours != nil || old.theirs != nil else { continue }
      let nonCanonicalSpelling = spelling.nonCanonicalSpelling(
        at: .node(node), for: old, isSpelledAs: { _ in true })
      if let nonCanonicalSpelling { builder.record(nonCanonicalSpelling) }
    }
  }
}

extension ElementTree {
  /// The texts and comments directly before the element at `node`.
  func leadingTrivia(of node: Int) -> Range<Int> {
    var start = node
    let parent = parentIndex(ofNode: node)
    while start > 0, element(at: start - 1) == nil, parentIndex(ofNode: start - 1) == parent {
      start -= 1
    }
    return start..<node
  }
}
