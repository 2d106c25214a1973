import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkTestSupport
import Testing

/// Contradictions added to real scenes: each is found, without constraints that are not part of it.
@Suite("Planted conflicts")
struct PlantedConflictTests {
  private static let absence = Comment(rawValue: Corpus.absence)
  private static let planted = "planted"

  /// A constraint of a real scene, and where it stands.
  private struct Site {
    let document: CompiledDocument
    let scene: Int
    let place: Int
    let unit: SolvedRoot
    var holder: String
    let constraint: ConstraintTemplate

    /// The view around which most others are that nothing scrolls.
    var innermost: SolvedRoot.View? {
      unit.views.last { $0.isPlaced && !$0.isScrolled && !$0.template.id.isEmpty }
    }

    /// The unit after `change` of its scene.
    func solved(_ change: (inout CompiledScene) -> Void) -> SolvedRoot {
      var document = document
      change(&document.scenes[scene])
      return CanvasLayout(document, on: Canvas(document)).rootsByScene()[scene][place]
    }
  }

  @Test(
    "a second constant of a constraint contradicts the first",
    .enabled(if: Corpus.isPresent, absence))
  func second() {
    var count = 0
    for document in Self.documents {
      for site in Self.sites(in: document) {
        var other = site.constraint
        other.id = Self.planted
        other.constant += 37
        count += 1
        #expect(conflict(of: other, at: site) != nil, "\(document.path): \(other.firstAttribute)")
      }
    }
    #expect(count > 1000)
  }

  @Test(
    "a position that differs from a chain of constraints contradicts the chain",
    .enabled(if: Corpus.isPresent, absence))
  func chain() {
    var lengths: [Int] = []
    for (number, document) in Self.documents.enumerated() where number % 3 == 0 {
      for site in Self.sites(in: document) {
        guard let view = site.innermost, let outer = site.unit.views.first else { continue }
        var other = site.constraint
        other.id = Self.planted
        (other.firstItem, other.firstAttribute) = (view.template.id, .leading)
        (other.secondItem, other.secondAttribute) = (outer.template.id, .leading)
        (other.multiplier, other.constant) = (1, view.place.minX + 41)
        var there = site
        there.holder = outer.template.id
        if let found = conflict(of: other, at: there) { lengths.append(found.count) }
      }
    }
    #expect(lengths.count > 150)
    #expect(lengths.max() ?? 0 >= 6)
  }

  /// The ids of the constraints in the conflict around `other`, held where `site` is; nil where
  /// none is found. A conflict that is not minimal is an issue.
  private func conflict(of other: ConstraintTemplate, at site: Site) -> [String]? {
    let unit = site.solved { $0.edit(holder: site.holder) { $0.append(other) } }
    let sets = unit.conflicts.map { $0.origins.compactMap { unit.constraint(at: $0)?.id } }
    guard let found = sets.first else { return nil }
    for set in sets { #expect(set.contains(Self.planted), "\(site.document.path): \(set)") }
    let isSized = unit.conflicts.first?.origins.contains(.placement(0)) ?? false
    expectMinimal(Set(found), other, site, isSized: isSized)
    return found
  }

  /// Without any one of its constraints the others can hold, together with what is no constraint:
  /// with the size of the outermost view where that is part of the conflict.
  private func expectMinimal(
    _ ids: Set<String>, _ other: ConstraintTemplate, _ site: Site, isSized: Bool
  ) {
    func hasConflict(_ kept: Set<String>) -> Bool {
      let unit = site.solved { scene in
        scene.edit(holder: site.holder) { $0.append(other) }
        scene.edit(holder: nil) { $0.removeAll { !kept.contains($0.id ?? "") } }
      }
      return unit.conflicts.contains { isSized || !$0.origins.contains(.placement(0)) }
    }
    #expect(hasConflict(ids), "\(site.document.path): \(ids)")
    for id in ids {
      #expect(!hasConflict(ids.subtracting([id])), "\(site.document.path): \(id) of \(ids)")
    }
  }

  // MARK: Real scenes

  private static let documents: [CompiledDocument] = Corpus.found.documents.compactMap { file in
    guard let document = LoadedFile(file).document, document.isSupported, document.usesAutoLayout
    else { return nil }
    return Compiler().compile(Project([.document(document)], isWhole: false)).documents.first
  }

  /// One constraint of each unit without conflicts, another one from scene to scene.
  private static func sites(in document: CompiledDocument) -> [Site] {
    let scenes = CanvasLayout(document, on: Canvas(document)).rootsByScene()
    return scenes.enumerated().flatMap { scene, units in
      units.enumerated().compactMap { place, unit -> Site? in
        let candidates = unit.views.flatMap { view in
          view.constraints.filter(isSuitable).map { (view.template.id, $0) }
        }
        guard unit.conflicts.isEmpty, !candidates.isEmpty else { return nil }
        let (holder, constraint) = candidates[(scene * 7 + place) % candidates.count]
        return Site(
          document: document.withViews(ofOnly: scene), scene: scene, place: place, unit: unit,
          holder: holder, constraint: constraint)
      }
    }
  }

  /// Whether another constant is certainly a contradiction.
  private static func isSuitable(_ constraint: ConstraintTemplate) -> Bool {
    constraint.priority == 1000 && constraint.relation == .equal && constraint.variations.isEmpty
      && constraint.id != nil && !constraint.isSymbolic
      // Where margins and baselines are follows from other constraints, which the test takes away.
      && ![constraint.firstAttribute, constraint.secondAttribute].contains {
        $0.map { $0.isMargin || $0.isBaseline } ?? false
      }
  }
}

extension CompiledDocument {
  /// The same scenes, without the views of others than the one at `index`.
  fileprivate func withViews(ofOnly index: Int) -> CompiledDocument {
    var document = self
    for other in scenes.indices where other != index {
      document.scenes[other].topLevelViews = []
      guard case .controller(var controller) = scenes[other].content else { continue }
      controller.view = nil
      document.scenes[other].content = .controller(controller)
    }
    return document
  }
}

extension CompiledScene {
  /// Changes the constraints of the view `holder`; those of all views where it is nil.
  fileprivate mutating func edit(
    holder: String?, _ change: (inout [ConstraintTemplate]) -> Void
  ) {
    for place in topLevelViews.indices { topLevelViews[place].edit(holder, change) }
    guard case .controller(var controller) = content else { return }
    controller.edit(holder, change)
    content = .controller(controller)
  }
}

extension ControllerTemplate {
  fileprivate mutating func edit(
    _ holder: String?, _ change: (inout [ConstraintTemplate]) -> Void
  ) {
    view?.edit(holder, change)
    navigationItem?.titleView?.edit(holder, change)
    for index in navigationItem?.leftBarButtonItems.indices ?? 0..<0 {
      navigationItem?.leftBarButtonItems[index].customView?.edit(holder, change)
    }
    for index in navigationItem?.rightBarButtonItems.indices ?? 0..<0 {
      navigationItem?.rightBarButtonItems[index].customView?.edit(holder, change)
    }
    for index in toolbarItems.indices { toolbarItems[index].customView?.edit(holder, change) }
    for index in nested.indices { nested[index].edit(holder, change) }
  }
}

extension ViewTemplate {
  fileprivate mutating func edit(
    _ holder: String?, _ change: (inout [ConstraintTemplate]) -> Void
  ) {
    if holder == nil || holder == id { change(&constraints) }
    for index in subviews.indices { subviews[index].edit(holder, change) }
    for index in items.indices { items[index].customView?.edit(holder, change) }
    for index in table?.prototypes.indices ?? 0..<0 {
      table?.prototypes[index].edit(holder, change)
    }
    for index in table?.headerView.indices ?? 0..<0 {
      table?.headerView[index].edit(holder, change)
    }
    for index in table?.footerView.indices ?? 0..<0 {
      table?.footerView[index].edit(holder, change)
    }
    for section in table?.sections.indices ?? 0..<0 {
      for index in table?.sections[section].cells.indices ?? 0..<0 {
        table?.sections[section].cells[index].edit(holder, change)
      }
    }
    for index in collection?.prototypes.indices ?? 0..<0 {
      collection?.prototypes[index].edit(holder, change)
    }
    for index in collection?.reusableViews.indices ?? 0..<0 {
      collection?.reusableViews[index].edit(holder, change)
    }
  }
}
