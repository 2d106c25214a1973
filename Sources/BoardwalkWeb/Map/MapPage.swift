import BoardwalkBase
import BoardwalkGraph
import BoardwalkSnapshot

/// A map as a web page, with pan, zoom and search, and the details of a selected scene.
package struct MapPage: Sendable {
  /// The bytes that all pictures may need, for each 50 scenes or part of them.
  private static let pictureBudget = 2_000_000

  private let map: SceneMap
  private let findings: [Diagnostic]

  /// The page of `map`, with `findings` in the files of its documents.
  package init(_ map: SceneMap, findings: [Diagnostic]) {
    self.map = map
    self.findings = findings
  }

  /// The page's HTML; the same map gives the same bytes.
  package func text() throws -> String {
    let page = Page(
      "Map", styles: [PackageResources.map_css],
      scripts: [
        PackageResources.map_js, PackageResources.map_details_js, PackageResources.map_page_js,
      ])
    return try page.text(showing: content)
  }

  private var content: MapContent {
    var pool = PicturePool()
    var pictures = [
      map.nodes.map { node in node.drawing.file(as: map.picture).map { pool.add($0) } }
    ]
    let variants = MapVariants(
      map.environment, languages: map.graph.languages, sceneCount: map.nodes.count)
    var settings = variants.own
    var choices: [MapContent.Choice] = [.init(setting: "", value: "")]
    let budget =
      Self.pictureBudget * max(1, (map.nodes.count + 49) / 50)
      + map.picture.images.byteCount * 4 / 3
    for (variant, drawings) in zip(variants.others, drawings(of: variants.others)) {
      guard let drawings else { continue }
      var grown = pool
      let added = map.nodes.map { node in
        drawings[node.place]?.file(as: map.picture).map { grown.add($0) }
      }
      guard grown.size <= budget else { continue }
      // A setting that changes nothing need not be offered.
      guard added != pictures[0] else { continue }
      pool = grown
      pictures.append(added)
      choices.append(.init(setting: variant.setting, value: variant.value))
      for index in settings.indices where settings[index].name == variant.setting {
        settings[index].values.append(variant.value)
      }
    }
    return MapContent(
      map, findings: findings, pictures: pictures, pool: pool, settings: settings,
      choices: choices)
  }

  /// The pictures of each of `variants`; nil for those that the budget is not enough for.
  private func drawings(
    of variants: [MapVariants.Variant]
  ) -> [[ScenePlace: SceneDrawing]?] {
    let map = map
    return variants.concurrentMap { variant in
      var budget = map.budget
      let drawings = SceneDrawing.drawings(
        of: map.navigation, in: map.graph, variant.environment, besides: map.options,
        within: &budget)
      return budget.isExhausted ? nil : drawings
    }
  }
}
